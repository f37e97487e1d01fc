use rules::{AnyGame, Continuation, Game, Path, Series, Step, TurnError, with_line};

use crate::wire::{ContinuationView, ContinuationsView, OriginView, SeriesView, StepView};

/// What may be chosen first.
pub(super) fn origins(line: &AnyGame) -> Vec<OriginView> {
    let first = line.continuations(&[]).unwrap_or_default();
    first.next.into_iter().map(|origin| self::origin(line, origin)).collect()
}

fn origin(line: &AnyGame, origin: Continuation) -> OriginView {
    let from = origin.to;
    // A house is a whole turn; a man must be told where to go.
    let then = if origin.goes_on { continuations(line, &[from]) } else { Ok(ContinuationsView::default()) };
    OriginView {
        from,
        turn: origin.may_end.then(|| line.write_turn(&Path::from_origin(from))),
        sowing: origin.sowing.map(Into::into),
        then: then.unwrap_or_default(),
    }
}

/// What may follow the places chosen so far.
pub(crate) fn continuations(line: &AnyGame, chosen: &[u8]) -> Result<ContinuationsView, TurnError> {
    let found = line.continuations(chosen)?;
    let chosen = Path::new(chosen).unwrap_or_default();
    Ok(ContinuationsView {
        turn: found.may_end.then(|| line.write_turn(&chosen)),
        next: found.next.into_iter().map(|next| landing(line, &chosen, &next)).collect(),
        series: found.series.into_iter().map(|series| far_end(line, series)).collect(),
    })
}

fn landing(line: &AnyGame, chosen: &Path, next: &Continuation) -> ContinuationView {
    let mut path = chosen.clone();
    path.push(next.to);
    ContinuationView {
        to: next.to,
        takes: next.takes,
        turn: next.may_end.then(|| line.write_turn(&path)),
        goes_on: next.goes_on,
        steps: steps_of_last_landing(line, &path),
    }
}

/// What a beginning of a turn shows with its last landing alone.
fn steps_of_last_landing(line: &AnyGame, path: &Path) -> Vec<StepView> {
    let mut steps = with_line!(line, line => line.position().steps(path));
    let last = path.places().len().saturating_sub(2);
    steps.retain(|step| match step {
        Step::Move { landing, .. } | Step::Take { landing, .. } | Step::Crown { landing, .. } => {
            usize::from(*landing) == last
        }
        Step::Lift { .. } | Step::Sow { .. } | Step::Capture { .. } | Step::Sweep { .. } => true,
    });
    steps.into_iter().map(StepView::from).collect()
}

fn far_end(line: &AnyGame, series: Series) -> SeriesView {
    SeriesView { to: series.to, turn: line.write_turn(&series.path), takes: series.takes }
}
