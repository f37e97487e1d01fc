//! Chromium under its driver, in the guise of a device.

use std::process::Command;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use leapsow_tests::{Driver, Outcome, Page, eventually};
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::devtools;

/// A device that a person may hold or sit at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// Its name.
    pub name: &'static str,
    /// Of the page, in CSS pixels.
    pub width: u32,
    /// Of the page, in CSS pixels.
    pub height: u32,
    /// Its own pixels for each CSS pixel.
    pub density: f32,
    /// Fingers rather than a mouse.
    pub touch: bool,
}

/// What the person has told the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// `light` or `dark`.
    pub theme: &'static str,
    /// `en` or `ru`.
    pub language: &'static str,
}

/// A browser with one page. It ends with this value; closed in good order, it leaves nothing on the disk.
pub struct Chromium {
    /// The page.
    pub page: Page,
    /// What it is taken for.
    pub device: Device,
    driver: Driver,
    _profile: TempDir,
}

impl Chromium {
    /// Starts the browser as if it were a device.
    ///
    /// # Errors
    /// Where the browser or its driver isn't installed or doesn't start.
    pub async fn start(device: Device) -> Outcome<Self> {
        let profile = tempfile::Builder::new().prefix("leapsow-chromium-").tempdir()?;
        let driver = Driver::start(Command::new("chromedriver").arg("--log-level=OFF")).await?;
        let Device { width, height, density, touch, .. } = device;
        let options = json!({
            "args": [
                "--headless",
                // It shows nothing but our own page, and has no sandbox to offer where root or a container runs it.
                "--no-sandbox",
                "--hide-scrollbars",
                "--lang=en",
                format!("--user-data-dir={}", profile.path().display()),
            ],
            "mobileEmulation": {
                "deviceMetrics": {
                    "width": width, "height": height, "pixelRatio": density, "touch": touch, "mobile": touch,
                },
            },
        });
        let client = driver.open(Map::from_iter([("goog:chromeOptions".to_owned(), options)])).await?;
        Ok(Self { page: Page::of(client), device, driver, _profile: profile })
    }

    /// Ends the browser and waits until it is gone.
    ///
    /// # Errors
    /// Where it won't go.
    pub async fn close(self) -> Outcome {
        self.page.client()?.clone().close().await?;
        self.driver.kill().await
    }

    /// Gives the page another size, with so many pixels of it at the top, right, bottom and left under notches and
    /// bars.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn hold(&self, [width, height]: [u32; 2], [top, right, bottom, left]: [u32; 4]) -> Outcome {
        let Device { density, touch, .. } = self.device;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": density, "mobile": touch });
        self.tell("Emulation.setDeviceMetricsOverride", size).await?;
        let insets = json!({ "top": top, "right": right, "bottom": bottom, "left": left });
        self.tell("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets })).await?;
        let size = json!([width, height]);
        eventually("the page to be of the size", async || {
            let page = self.page.run_script("return [innerWidth, innerHeight];").await?;
            if page == size { Ok(Some(())) } else { Err(page.to_string().into()) }
        })
        .await
    }

    /// Has the device ask for a look, and for as little motion as can be.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn prefer(&self, look: Look) -> Outcome {
        let features = json!([
            { "name": "prefers-color-scheme", "value": look.theme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        // What can be felt is offered on phones alone, and that is how the page knows one.
        let agent = if self.device.name.contains("phone") {
            json!("Mozilla/5.0 (iPhone)")
        } else {
            self.page.run_script("return navigator.userAgent;").await?
        };
        let agent = json!({ "userAgent": agent, "acceptLanguage": look.language });
        self.tell("Emulation.setUserAgentOverride", agent).await?;
        Ok(())
    }

    /// Has the page that is shown now written so many times as large: on a device held in the hand its letters alone, as
    /// the system does for all its apps, elsewhere all of it, as the browser's zoom does.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn write_larger(&self, times: u32) -> Outcome {
        let Device { width, height, density, touch, .. } = self.device;
        if touch {
            let script = format!("document.documentElement.style.textSizeAdjust = '{times}00%';");
            return self.page.run_script(&script).await.map(drop);
        }
        let density = f64::from(density) * f64::from(times);
        let metrics = json!({
            "width": width / times, "height": height / times, "deviceScaleFactor": density, "mobile": false,
        });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// A picture of all that can be scrolled to, as PNG: one pixel for each CSS pixel.
    ///
    /// # Errors
    /// Where the browser can't make one.
    pub async fn whole_picture(&self) -> Outcome<Vec<u8>> {
        // What sticks to an edge of the window would be somewhere in the middle of it.
        const CLIP: &str = "for (const element of document.querySelectorAll('body *')) \
                if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative'; \
            const { scrollWidth: width, scrollHeight: height } = document.documentElement; \
            return { x: 0, y: 0, width, height, scale: 1 / devicePixelRatio };";
        let clip = self.page.run_script(CLIP).await?;
        let parameters = json!({ "captureBeyondViewport": true, "clip": clip });
        let picture = self.tell("Page.captureScreenshot", parameters).await?;
        let data = picture["data"].as_str().ok_or("Chromium gives no picture")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }

    /// Makes the processor so many times as slow.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn slow_down(&self, times: u32) -> Outcome {
        self.tell("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await.map(drop)
    }

    /// All that a screen reader is given, in the page's order: what each thing is, and what it is called.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn spoken(&self) -> Outcome<Vec<(String, String)>> {
        let tree = self.tell("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().ok_or("Chromium gives no tree")?;
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let heard = nodes.iter().filter(|node| node["ignored"] == false);
        Ok(heard.map(|node| (text(&node["role"]), text(&node["name"]))).collect())
    }

    /// Asks for what the common protocol has no word for.
    async fn tell(&self, method: &'static str, parameters: Value) -> Outcome<Value> {
        devtools::tell(&self.page, method, parameters).await
    }
}
