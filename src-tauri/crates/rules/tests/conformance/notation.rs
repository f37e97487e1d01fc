//! Texts are read as they are written.

use rules::{Game, Line};

use crate::playouts::{Dice, listed, playouts, positions};

pub(crate) fn positions_are_read_as_they_are_written<G: Game>() {
    let counted = G::parse(&G::start(rules::Side::South).text(5)).unwrap().1 == 5;
    for position in positions::<G>(1) {
        for quiet in [0, 7] {
            let text = position.text(quiet);
            let read = G::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read, (position, if counted { quiet } else { 0 }));
            assert_eq!(read.0.text(quiet), text);
        }
    }
}

pub(crate) fn turns_are_read_as_they_are_written<G: Game>() {
    for (position, paths) in listed::<G>(3) {
        for path in &paths {
            let text = position.write_turn(path);
            assert_eq!(position.read_turn(&text).as_ref(), Ok(path), "{text} in {}", position.text(0));
            for spoilt in [format!("{text} "), format!(" {text}"), format!("{text}-"), format!("{text}?")] {
                assert!(position.read_turn(&spoilt).is_err(), "{spoilt:?} in {}", position.text(0));
            }
        }
    }
}

pub(crate) fn whatever_a_line_shows_is_read_back<G: Game>() {
    for playout in playouts::<G>() {
        let text = playout.line.text();
        let read = Line::<G>::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(*read.position(), playout.line.shown());
        assert_eq!(read.text(), text);
    }
}

pub(crate) fn cut_or_lengthened_positions_never_read_as_the_same<G: Game>() {
    for position in positions::<G>(20) {
        let text = position.text(1);
        for cut in 0..text.len() {
            if let Ok((other, quiet)) = G::parse(&text[..cut]) {
                assert_ne!(other.text(quiet), text);
            }
        }
        for tail in [" ", "\n", "-", ":", "x", "é"] {
            assert!(G::parse(&format!("{text}{tail}")).is_err(), "{text}{tail}");
        }
    }
}

/// A text with one to three characters left out, put in or exchanged.
fn spoilt(text: &str, dice: &mut Dice) -> String {
    let alphabet: Vec<char> = "0123456789-x,:;SNBWKAFaf. +éß\u{0}\u{1F3B2}".chars().collect();
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(characters.len() + 1);
        let character = alphabet[dice.below(alphabet.len())];
        match dice.below(3) {
            0 if at < characters.len() => drop(characters.remove(at)),
            1 if at < characters.len() => characters[at] = character,
            _ => characters.insert(at, character),
        }
    }
    characters.into_iter().collect()
}

pub(crate) fn spoilt_texts_are_refused_or_understood_and_never_panic<G: Game>() {
    let mut dice = Dice::new(0);
    for (position, paths) in listed::<G>(5) {
        for _ in 0..5 {
            let text = spoilt(&position.text(0), &mut dice);
            if let Ok((read, quiet)) = G::parse(&text) {
                assert_eq!(G::parse(&read.text(quiet)), Ok((read, quiet)), "{text:?}");
                // A position that is read can be played, too.
                let _ = (read.ending(), read.count_written(), read.turned().board());
            }
        }
        for path in paths.iter().take(5) {
            let text = spoilt(&position.write_turn(path), &mut dice);
            if let Ok(read) = position.read_turn(&text) {
                assert!(paths.contains(&read), "{text:?} in {}", position.text(0));
            }
        }
    }
}
