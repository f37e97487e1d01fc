//! The page that shows all pictures.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use leapsow_tests::Outcome;

use crate::scenes::Group;
use crate::studio::Shot;

const STYLE: &str = include_str!("index.css");

/// What can be chosen, by an anchor of that name: only pictures of that class are shown then.
const FILTERS: [&str; 11] =
    ["all", "phone", "phone-across", "tablet", "desktop", "light", "dark", "en", "ru", "webkit", "misfit"];

/// Writes `index.html` beside the pictures.
///
/// # Errors
/// Where it can't be written.
pub(crate) fn write(groups: &[Group], album: &[Shot], pictures: &Path) -> Outcome {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Leap &amp; Sow: gallery</title>\n<style>\n{STYLE}</style>\n<body>\n"
    );
    for filter in FILTERS {
        write!(html, "<i id=\"{filter}\"></i>")?;
    }
    html.push_str("\n<nav>\n<p>");
    for filter in FILTERS {
        write!(html, "<a href=\"#{filter}\">{filter}</a> ")?;
    }
    for group in groups {
        write!(html, "</p>\n<p>{}: ", group.title)?;
        for scene in &group.scenes {
            write!(html, "<a href=\"#scene-{0}\">{0}</a> ", scene.name)?;
        }
    }
    html.push_str("</p>\n</nav>\n");
    for scene in groups.iter().flat_map(|group| &group.scenes) {
        writeln!(html, "<section id=\"scene-{0}\">\n<h2>{0}</h2>", scene.name)?;
        for shot in album.iter().filter(|shot| shot.scene == scene.name) {
            html.push_str(&figure(shot));
        }
        html.push_str("</section>\n");
    }
    fs::create_dir_all(pictures)?;
    Ok(fs::write(pictures.join("index.html"), html)?)
}

fn figure(shot: &Shot) -> String {
    let Shot { device, look, browser, .. } = shot;
    let misfit = if shot.misfits.is_empty() { "" } else { " misfit" };
    let classes = format!("{} {} {} {browser}{misfit}", device.name, look.theme, look.language);
    let picture = shot.picture();
    let whole = if shot.whole {
        format!(" · <a href=\"{}\">all of it</a>", shot.whole_picture())
    } else {
        String::new()
    };
    let remarks = shot.failure.iter().chain(&shot.misfits);
    let remarks: Vec<String> =
        remarks.map(|remark| format!("<br><strong>{}</strong>", escaped(remark))).collect();
    let remarks = remarks.concat();
    format!(
        "<figure class=\"{classes}\"><a href=\"{picture}\"><img src=\"{picture}\" loading=\"lazy\" width=\"{}\" height=\"{}\"></a><figcaption>{classes}{whole}{remarks}</figcaption></figure>\n",
        device.width / 2,
        device.height / 2,
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
