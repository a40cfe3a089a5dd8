//! The icons in `www/public/`, drawn by a Chromium from the SVG in `www/icons/`.

use std::process::Command;

use crate::browser;
use crate::step::{Result, heading, run};

/// Drawing, picture, side in pixels. Launchers that cut their own shape get the full square.
const ICONS: [(&str, &str, u32); 4] = [
    ("icon", "icon-192", 192),
    ("icon", "icon-512", 512),
    ("square", "icon-maskable-512", 512),
    ("square", "apple-touch-icon", 180),
];

/// Draws every icon. Compress them afterwards, since they are part of every offline installation:
/// `pngquant 48 --nofs --speed 1 --strip --ext .png --force www/public/*.png`.
pub fn draw() -> Result {
    heading("Draw the icons");
    let chromium = browser::present().ok_or("Drawing the icons needs Chromium on the path.")?;
    for (drawing, picture, side) in ICONS {
        let mut command = Command::new(&chromium);
        command.args(["--headless", "--disable-gpu", "--hide-scrollbars"]);
        command.arg("--default-background-color=00000000");
        command.arg(format!("--window-size={side},{side}"));
        command.arg(format!("--screenshot=www/public/{picture}.png"));
        if browser::is_root() {
            command.arg("--no-sandbox");
        }
        let page = std::path::absolute(format!("www/icons/{drawing}.svg"))
            .map_err(|error| format!("No path to {drawing}.svg: {error}"))?;
        run(command.arg(format!("file://{}", page.display())))?;
    }
    Ok(())
}
