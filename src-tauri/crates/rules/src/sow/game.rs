//! Everything of [`Game`] that the sowing games do alike.

use super::{House, Houses, Seeds, SowingRules, half_round, notation, seen_by};
use crate::{
    Board, Continuation, Continuations, Ending, Game, GameId, HistoryRules, Path, PositionError, Reason,
    Side, Step, TurnError,
};

impl<R: SowingRules> Game for R {
    const ID: GameId = R::GAME;
    const HISTORY: HistoryRules = R::BY_HISTORY;
    type Turn = House;

    fn start(first: Side) -> Self {
        R::from_seeds_unchecked(Seeds::start(first))
    }

    fn parse(text: &str) -> Result<(Self, u16), PositionError> {
        Ok((R::from_seeds(Seeds::parse(text)?)?, 0))
    }

    fn text(&self, _quiet: u16) -> String {
        self.seeds().text()
    }

    fn side(&self) -> Side {
        self.seeds().side()
    }

    fn score(&self) -> [u8; 2] {
        self.seeds().stores()
    }

    fn board(&self) -> Board {
        Board::Sow(self.seeds().places())
    }

    fn turned(&self) -> Self {
        R::from_seeds_unchecked(self.seeds().turned())
    }

    fn turned_place(place: u8) -> u8 {
        half_round(place)
    }

    fn key(&self) -> u64 {
        self.seeds().key()
    }

    fn ending(&self) -> Option<Ending> {
        self.why_over().map(|reason| self.ending_by_history(reason))
    }

    fn ending_by_history(&self, reason: Reason) -> Ending {
        let [south, north] = self.swept(reason).score();
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        Ending { winner, reason }
    }

    fn sweeps(&self, reason: Reason) -> Vec<Step> {
        if !R::rows_are_swept(reason) {
            return Vec::new();
        }
        let mut sweeps = Vec::new();
        for (side, row) in Side::BOTH.into_iter().zip(self.seeds().rows()) {
            for house in row.filled().iter() {
                sweeps.push(Step::Sweep { from: house.place(side), to: side, count: row.seeds(house) });
            }
        }
        sweeps
    }

    fn swept(&self, reason: Reason) -> Self {
        if R::rows_are_swept(reason) { R::from_seeds_unchecked(self.seeds().swept()) } else { *self }
    }

    fn turns(&self, out: &mut Vec<House>) {
        out.extend(turns(self).iter());
    }

    fn play_unchecked(&self, turn: House) -> Self {
        self.sow(turn)
    }

    fn is_irreversible(&self, turn: House) -> bool {
        self.leaves_no_way_back(turn)
    }

    fn for_each_result(&self, visit: &mut impl FnMut(&Self)) {
        for house in turns(self).iter() {
            visit(&self.sow(house));
        }
    }

    fn count_written(&self) -> u64 {
        u64::from(turns(self).count())
    }

    fn written(&self, cap: usize) -> (Vec<Path>, bool) {
        let open = turns(self);
        let paths = open.iter().take(cap).map(|house| self.path_of(house)).collect();
        (paths, open.count() as usize > cap)
    }

    fn path_of(&self, turn: House) -> Path {
        Path::from_origin(turn.place(self.side()))
    }

    fn turn_of(&self, path: &Path) -> Result<House, TurnError> {
        let illegal = |what| Err(TurnError::illegal(&self.write_turn(path), what));
        let &[place] = path.places() else {
            return illegal("a turn is one house");
        };
        if notation::letter(place).is_none() {
            return illegal("there is no such house");
        }
        let Some(house) = House::at(place, self.side()) else {
            return illegal("that house is the other side's");
        };
        if self.why_over().is_some() {
            return Err(TurnError::GameOver);
        }
        if self.open_houses().contains(house) {
            Ok(house)
        } else if self.seeds().own().seeds(house) == 0 {
            illegal("that house is empty")
        } else {
            illegal(self.bar())
        }
    }

    fn write_turn(&self, path: &Path) -> String {
        path.places().iter().filter_map(|place| notation::letter(*place)).collect()
    }

    fn read_turn(&self, text: &str) -> Result<Path, TurnError> {
        let mut letters = text.chars();
        let (Some(place), None) = (letters.next().and_then(notation::place), letters.next()) else {
            return Err(TurnError::syntax(text, "a turn is one letter, A to F or a to f"));
        };
        let path = Path::from_origin(place);
        self.turn_of(&path)?;
        Ok(path)
    }

    fn continuations(&self, chosen: &[u8]) -> Result<Continuations, TurnError> {
        if self.why_over().is_some() {
            return Err(TurnError::GameOver);
        }
        if chosen.is_empty() {
            let next = self.open_houses().iter().map(|house| Continuation {
                to: house.place(self.side()),
                takes: None,
                may_end: true,
                goes_on: false,
                sowing: Some(self.preview(house)),
            });
            return Ok(Continuations { next: next.collect(), ..Continuations::default() });
        }
        let path = Path::new(chosen)
            .ok_or_else(|| TurnError::illegal(&format!("{chosen:?}"), "a turn is one house"))?;
        self.turn_of(&path)?;
        Ok(Continuations { may_end: true, ..Continuations::default() })
    }

    fn steps(&self, path: &Path) -> Vec<Step> {
        let Ok(turn) = self.turn_of(path) else {
            return Vec::new();
        };
        let side = self.side();
        let mut places = self.seeds().places();
        let from = turn.place(side);
        let count = std::mem::take(&mut places[usize::from(from)]);
        let mut steps = vec![Step::Lift { from, count }];
        for to in R::round(turn).iter().cycle().take(usize::from(count)) {
            let to = seen_by(side, *to);
            places[usize::from(to)] += 1;
            steps.push(Step::Sow { to });
        }
        for from in self.preview(turn).captures {
            steps.push(Step::Capture { from, to: side, count: places[usize::from(from)] });
        }
        steps
    }
}

/// The houses that may be sown: none when the game is over.
fn turns<R: SowingRules>(position: &R) -> Houses {
    if position.why_over().is_some() { Houses::NONE } else { position.open_houses() }
}
