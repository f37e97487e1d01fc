use rules::leap::Shape;

/// A line board's lines as the evaluation needs them: by the empty point that a step or a jump goes to. Bits
/// count points from 0.
pub(crate) struct Board {
    points: Vec<Point>,
}

struct Point {
    neighbours: u64,
    /// The jumps that land here.
    jumps: Vec<Jump>,
}

struct Jump {
    from: u64,
    over: u64,
}

/// What the lines show of one side's men and of the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    /// How many steps more the own men have than the others.
    pub(super) steps: i32,
    /// The own men that an enemy could jump at once.
    pub(super) endangered: u64,
}

impl Board {
    /// Reads the lines off the board's edges: two edges that go on in one direction carry a jump.
    pub(super) fn new(shape: &Shape) -> Self {
        let count = usize::from(shape.points());
        let mut neighbours = vec![Vec::new(); count + 1];
        for (a, b) in shape.edges() {
            neighbours[usize::from(a)].push(b);
            neighbours[usize::from(b)].push(a);
        }
        let bit = |point: u8| 1 << (point - 1);
        let point = |to: u8| {
            let near = &neighbours[usize::from(to)];
            let jumps = near.iter().flat_map(|&over| {
                let behind = neighbours[usize::from(over)].iter();
                let straight = behind.filter(move |&&from| is_straight(shape, from, over, to));
                straight.map(move |&from| Jump { from: bit(from), over: bit(over) })
            });
            Point { neighbours: near.iter().map(|&point| bit(point)).sum(), jumps: jumps.collect() }
        };
        Self { points: (1..=shape.points()).map(point).collect() }
    }

    /// Looks from the empty points, of which there are few while men are many.
    pub(super) fn look(&self, own: u64, theirs: u64, mut empty: u64) -> Look {
        let mut look = Look { steps: 0, endangered: 0 };
        while empty != 0 {
            let point = &self.points[empty.trailing_zeros() as usize];
            empty &= empty - 1;
            let (ours, enemies) = (point.neighbours & own, point.neighbours & theirs);
            look.steps += ours.count_ones() as i32 - enemies.count_ones() as i32;
            if ours != 0 {
                for jump in &point.jumps {
                    if jump.from & theirs != 0 {
                        look.endangered |= jump.over & own;
                    }
                }
            }
        }
        look
    }
}

/// Whether the middle point lies between the others on one straight line.
fn is_straight(shape: &Shape, one: u8, middle: u8, other: u8) -> bool {
    let (Some(one), Some(middle), Some(other)) =
        (shape.coordinates(one), shape.coordinates(middle), shape.coordinates(other))
    else {
        return false;
    };
    let (ax, ay) = (i32::from(middle.0 - one.0), i32::from(middle.1 - one.1));
    let (bx, by) = (i32::from(other.0 - middle.0), i32::from(other.1 - middle.1));
    ax * by == ay * bx && ax * bx + ay * by > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::leap::LineRules;
    use rules::{egara_guti::EgaraGutiRules, sholo_guti::SholoGutiRules};

    fn bit(point: u8) -> u64 {
        1 << (point - 1)
    }

    #[test]
    fn the_lines_carry_as_many_jumps_as_the_rules_count() {
        let jumps = |shape| Board::new(shape).points.iter().map(|point| point.jumps.len()).sum::<usize>();
        assert_eq!(jumps(SholoGutiRules::SHAPE), 112);
        assert_eq!(jumps(EgaraGutiRules::SHAPE), 58);
    }

    #[test]
    fn a_man_is_endangered_with_an_enemy_before_and_room_behind_it() {
        let board = Board::new(SholoGutiRules::SHAPE);
        let all = (1 << 37) - 1;
        let (man, enemy, backing) = (bit(14), bit(19), bit(9));
        assert_eq!(board.look(man, enemy, all & !(man | enemy)).endangered, man);
        assert_eq!(board.look(man | backing, enemy, all & !(man | enemy | backing)).endangered, 0);
    }

    #[test]
    fn steps_are_counted_along_lines_to_empty_points() {
        let board = Board::new(EgaraGutiRules::SHAPE);
        let (centre, corner, all) = (bit(12), bit(1), (1 << 23) - 1);
        assert_eq!(board.look(centre, 0, all & !centre).steps, 6);
        assert_eq!(board.look(centre, corner, all & !(centre | corner)).steps, 6 - 2);
        assert_eq!(board.look(corner, centre, all & !(centre | corner)).steps, 2 - 6);
        assert_eq!(board.look(centre, 0, 0).steps, 0);
    }
}
