//! The game chosen at run time is the same game.

use rules::{AnyGame, Game, Line, TurnError};

use crate::playouts::playouts;

pub(crate) fn the_game_chosen_at_run_time_plays_the_same<G: Game>() {
    for playout in playouts::<G>() {
        let mut any = AnyGame::parse(G::ID, &playout.start).unwrap();
        assert_eq!(any.id(), G::ID);
        let mut line = playout.beginning();
        for path in playout.line.paths() {
            same_standing(&any, &line);
            let text = line.position().write_turn(path);
            any.play_text(&text).unwrap();
            assert_eq!(any.mover(line.ply()), Some(line.position().side()));
            line.play(path).unwrap();
            assert_eq!(any.turn_text(line.ply() - 1), Some(text));
            assert_eq!(any.steps(line.ply() - 1), line.steps(line.ply() - 1));
        }
        same_standing(&any, &line);
        assert_eq!(any.to_move(), None);
        assert_eq!(any.legal(usize::MAX), (Vec::new(), false));
        assert_eq!(any.play_text("A"), Err(TurnError::GameOver));
        assert_eq!(any.continuations(&[]), Err(TurnError::GameOver));
        assert!(any.mover(line.ply()).is_none() && any.turn_text(line.ply()).is_none());
        assert_eq!(any.undo(), line.undo());
        assert_eq!(any.position(), line.text());
    }
}

fn same_standing<G: Game>(any: &AnyGame, line: &Line<G>) {
    assert_eq!(any.position(), line.text());
    assert_eq!((any.ply(), any.quiet(), any.outcome()), (line.ply(), line.quiet(), line.outcome()));
    assert_eq!((any.board(), any.score()), (line.shown().board(), line.shown().score()));
    if line.outcome().is_some() {
        return;
    }
    assert_eq!(any.to_move(), Some(line.position().side()));
    let (texts, cut) = any.legal(50);
    assert_eq!(
        (texts.len() as u64, cut),
        match line.position().count_written() {
            few @ ..=50 => (few, false),
            _ => (50, true),
        }
    );
    assert!(texts.windows(2).all(|pair| pair[0] < pair[1]), "sorted as byte strings: {texts:?}");
}
