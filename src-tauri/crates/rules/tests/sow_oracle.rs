//! The sowing games held against a slow, plainly written second implementation, on random games and on random
//! positions.

mod oracle_sow;

use oracle_sow::{Oracle, Table, kalah, oware};
use proptest::prelude::*;
use rules::kalah::Kalah;
use rules::oware::Oware;
use rules::{Game, Line, Side};

/// Plays on with the given choices and compares everything after every ply; returns the number of plies.
fn same_game<G: Game, O: Oracle>(start: &Table, choices: &[u8]) -> usize {
    let mut line = Line::<G>::parse(&start.text()).expect("a position by the oracle");
    let mut boards = vec![start.clone()];
    for choice in choices {
        let table = boards.last().expect("never empty").clone();
        let end = O::end(&boards);
        same_end(&line, end.as_ref());
        let shown = end.as_ref().map_or(&table, |end| &end.table);
        assert_eq!(line.text(), shown.text());
        if end.is_some() {
            break;
        }
        let legal = O::legal(&table);
        let (paths, cut) = line.position().written(usize::MAX);
        let texts: Vec<String> = paths.iter().map(|path| line.position().write_turn(path)).collect();
        let expected: Vec<String> = legal.iter().map(|house| table.letter(*house)).collect();
        assert_eq!((texts, cut), (expected, false), "in {}", table.text());
        let pick = usize::from(*choice) % legal.len();
        line.play(&paths[pick]).expect("a listed turn");
        boards.push(O::play(&table, legal[pick]));
    }
    line.ply()
}

fn same_end<G: Game>(line: &Line<G>, end: Option<&oracle_sow::End>) {
    let outcome = line.outcome();
    assert_eq!(outcome.map(|outcome| outcome.ending.reason.name()), end.map(|end| end.reason));
    if let (Some(outcome), Some(end)) = (outcome, end) {
        assert_eq!(outcome.score.map(u32::from), end.table.stores);
        assert_eq!(outcome.ending.winner, end.table.richer().map(|side| Side::BOTH[side]));
    }
}

/// Every turn of one position compared.
fn same_turns<G: Game, O: Oracle>(table: &Table) {
    let Ok(line) = Line::<G>::parse(&table.text()) else {
        assert!(!O::is_position(table), "{} was refused", table.text());
        return;
    };
    assert!(O::is_position(table), "{} was accepted", table.text());
    for house in 0..6 {
        let mut line = line.clone();
        let end = O::end(std::slice::from_ref(table));
        same_end(&line, end.as_ref());
        let played = line.read_and_play(&table.letter(house));
        let legal = end.is_none() && O::legal(table).contains(&house);
        assert_eq!(played, legal, "{} in {}", table.letter(house), table.text());
        if played {
            let boards = [table.clone(), O::play(table, house)];
            let end = O::end(&boards);
            same_end(&line, end.as_ref());
            assert_eq!(line.text(), end.as_ref().map_or(&boards[1], |end| &end.table).text());
        }
    }
}

trait ReadAndPlay {
    fn read_and_play(&mut self, text: &str) -> bool;
}

impl<G: Game> ReadAndPlay for Line<G> {
    fn read_and_play(&mut self, text: &str) -> bool {
        let path = self.position().read_turn(text);
        path.is_ok_and(|path| self.play(&path).is_ok())
    }
}

/// Spreads 48 seeds: first into the stores, the rest in handfuls, so that long laps and empty rows are common.
fn tables() -> impl Strategy<Value = Table> {
    let handfuls = prop::collection::vec((0..12usize, 1..30u32), 1..14);
    (0..=48u32, 0..=100u32, handfuls, 0..2usize).prop_map(|(stored, souths_share, handfuls, to_move)| {
        let south = stored * souths_share / 100;
        let mut table = Table { houses: [vec![0; 6], vec![0; 6]], stores: [south, stored - south], to_move };
        let mut left = 48 - stored;
        for (house, handful) in handfuls {
            let seeds = handful.min(left);
            table.houses[house / 6][house % 6] += seeds;
            left -= seeds;
        }
        table.houses[to_move][0] += left;
        table
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn every_turn_of_any_kalah_position_is_as_the_oracle_plays_it(table in tables()) {
        same_turns::<Kalah, kalah::Kalah>(&table);
    }

    #[test]
    fn every_turn_of_any_oware_position_is_as_the_oracle_plays_it(table in tables()) {
        same_turns::<Oware, oware::Oware>(&table);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn kalah_games_go_as_the_oracle_plays_them(choices in prop::collection::vec(any::<u8>(), 300)) {
        prop_assert!(same_game::<Kalah, kalah::Kalah>(&Table::start(), &choices) < 300);
    }

    #[test]
    fn oware_games_go_as_the_oracle_plays_them(choices in prop::collection::vec(any::<u8>(), 400)) {
        same_game::<Oware, oware::Oware>(&Table::start(), &choices);
    }

    /// Few seeds chase each other round the board: repetition, starving and the quiet count come from here.
    #[test]
    fn oware_endgames_go_as_the_oracle_plays_them(
        seeds in prop::collection::vec(0..12usize, 1..9),
        choices in prop::collection::vec(any::<u8>(), 300),
    ) {
        let mut table = Table { houses: [vec![0; 6], vec![0; 6]], stores: [0, 0], to_move: 0 };
        for house in &seeds {
            table.houses[house / 6][house % 6] += 1;
        }
        table.stores[0] = (48 - seeds.len() as u32) / 2;
        table.stores[1] = 48 - seeds.len() as u32 - table.stores[0];
        if <oware::Oware as Oracle>::is_position(&table) {
            same_game::<Oware, oware::Oware>(&table, &choices);
        }
    }
}
