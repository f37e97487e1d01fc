//! No side is favoured: a position seen from the other side is played the same way.

use std::collections::BTreeSet;

use rules::{Ending, Game, Line, Path};

use crate::playouts::{after, listed, playouts};

fn turned_path<G: Game>(path: &Path) -> Path {
    let places: Vec<u8> = path.places().iter().map(|place| G::turned_place(*place)).collect();
    Path::new(&places).unwrap()
}

fn turned_ending(ending: Ending) -> Ending {
    Ending { winner: ending.winner.map(|winner| !winner), ..ending }
}

pub(crate) fn a_turned_position_has_turned_turns_and_results<G: Game>() {
    for (position, paths) in listed::<G>(3) {
        let turned = position.turned();
        assert_eq!(turned.turned(), position);
        assert_eq!(turned.side(), !position.side());
        let [south, north] = position.score();
        assert_eq!(turned.score(), [north, south]);
        assert_eq!(turned.ending(), position.ending().map(turned_ending));
        let listed: BTreeSet<Path> = turned.written(usize::MAX).0.into_iter().collect();
        assert_eq!(listed, paths.iter().map(turned_path::<G>).collect());
        for path in &paths {
            assert_eq!(turned_path::<G>(&turned_path::<G>(path)), *path);
            assert_eq!(after(&turned, &turned_path::<G>(path)), after(&position, path).turned());
        }
    }
}

pub(crate) fn a_turned_game_ends_turned<G: Game>() {
    for playout in playouts::<G>() {
        let (start, quiet) = G::parse(&playout.start).unwrap();
        let mut turned = Line::<G>::parse(&start.turned().text(quiet)).unwrap();
        for path in playout.line.paths() {
            turned.play(&turned_path::<G>(path)).unwrap();
        }
        assert_eq!(*turned.position(), playout.line.position().turned());
        assert_eq!(turned.shown(), playout.line.shown().turned());
        let ending = playout.line.outcome().map(|outcome| turned_ending(outcome.ending));
        assert_eq!(turned.outcome().map(|outcome| outcome.ending), ending);
    }
}
