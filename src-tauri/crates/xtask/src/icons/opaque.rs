//! Pictures without a channel for transparency: Apple's shop takes no others, however opaque they are.

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder};

use crate::Outcome;

/// Writes the picture anew, in the same colours.
///
/// # Errors
/// Where a point of it can be seen through, or it is not of four bytes a point.
pub(super) fn make(file: &Path) -> Outcome {
    let mut reader = Decoder::new(BufReader::new(File::open(file)?)).read_info()?;
    let mut points = vec![0; reader.output_buffer_size().ok_or("the picture is too large")?];
    let info = reader.next_frame(&mut points)?;
    if (info.color_type, info.bit_depth) != (ColorType::Rgba, BitDepth::Eight) {
        return Err(format!("{} is not of four bytes a point", file.display()).into());
    }
    let colours = without_alpha(&points[..info.buffer_size()])
        .ok_or_else(|| format!("{} can be seen through", file.display()))?;
    let mut encoder = Encoder::new(BufWriter::new(File::create(file)?), info.width, info.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    Ok(writer.finish()?)
}

/// Red, green and blue of each point; nothing if one can be seen through.
fn without_alpha(points: &[u8]) -> Option<Vec<u8>> {
    let (points, _) = points.as_chunks::<4>();
    let opaque = points.iter().all(|&[.., alpha]| alpha == u8::MAX);
    opaque.then(|| points.iter().flat_map(|&[red, green, blue, _]| [red, green, blue]).collect())
}

#[cfg(test)]
mod tests {
    use super::without_alpha;

    #[test]
    fn only_what_cannot_be_seen_through_loses_its_transparency() {
        assert_eq!(without_alpha(&[1, 2, 3, 255, 4, 5, 6, 255]), Some(vec![1, 2, 3, 4, 5, 6]));
        assert_eq!(without_alpha(&[1, 2, 3, 255, 4, 5, 6, 254]), None);
    }
}
