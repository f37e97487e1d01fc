//! The gallery: every screen and every game mid-play, photographed on several devices, in light and dark, in English
//! and Russian.
//!
//! Arguments: the folder for the pictures, and perhaps a word, to photograph only the scenes that have it in their
//! name.

mod index;
mod misfits;
mod scene;
mod scenes;
mod studio;
mod webkit;

use std::env::args;
use std::path::Path;

use leapsow_bridge::{Device, Look};
use leapsow_tests::Outcome;

use crate::scenes::Group;

const DEVICES: [Device; 4] = [
    Device { name: "phone", width: 360, height: 740, density: 2.0, touch: true },
    Device { name: "phone-across", width: 800, height: 360, density: 2.0, touch: true },
    Device { name: "tablet", width: 834, height: 1112, density: 1.0, touch: true },
    Device { name: "desktop", width: 1280, height: 800, density: 1.0, touch: false },
];

const LOOKS: [Look; 4] = [
    Look { theme: "light", language: "en" },
    Look { theme: "dark", language: "en" },
    Look { theme: "light", language: "ru" },
    Look { theme: "dark", language: "ru" },
];

#[tokio::main]
async fn main() -> Outcome {
    let pictures = args().nth(1).ok_or("name a folder for the pictures")?;
    let pictures = Path::new(&pictures);
    let groups = chosen(args().nth(2).as_deref().unwrap_or_default());

    let mut album = studio::photograph(&groups, pictures).await?;
    album.append(&mut webkit::photograph(&groups, pictures).await?);
    index::write(&groups, &album, pictures)?;
    let failures: Vec<&String> = album.iter().filter_map(|shot| shot.failure.as_ref()).collect();
    println!("{} pictures: {}", album.len() - failures.len(), pictures.join("index.html").display());
    if failures.is_empty() {
        Ok(())
    } else {
        Err(format!("{} scenes could not be photographed", failures.len()).into())
    }
}

fn chosen(word: &str) -> Vec<Group> {
    let mut groups = scenes::all();
    for group in &mut groups {
        group.scenes.retain(|scene| scene.name.contains(word));
    }
    groups.retain(|group| !group.scenes.is_empty());
    groups
}
