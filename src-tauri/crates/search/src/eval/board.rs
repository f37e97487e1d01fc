use rules::leap::Shape;

/// A line board's lines as the evaluation needs them; bits count points from 0.
pub(super) struct Board {
    neighbours: Vec<u64>,
    jumps: Vec<Jump>,
}

/// Two jumps: from either end over the middle to the other end.
struct Jump {
    ends: [u64; 2],
    over: u64,
}

impl Board {
    /// Reads the lines off the board's edges: two edges that go on in one direction carry a jump.
    pub(super) fn new(shape: &Shape) -> Self {
        let mut neighbours = vec![0; usize::from(shape.points())];
        for (a, b) in shape.edges() {
            neighbours[usize::from(a) - 1] |= 1 << (b - 1);
            neighbours[usize::from(b) - 1] |= 1 << (a - 1);
        }
        let mut jumps = Vec::new();
        for over in 0..shape.points() {
            let ends: Vec<u8> =
                (0..shape.points()).filter(|end| neighbours[usize::from(over)] >> end & 1 == 1).collect();
            for (at, &one) in ends.iter().enumerate() {
                for &other in &ends[at + 1..] {
                    if is_straight(shape, one + 1, over + 1, other + 1) {
                        jumps.push(Jump { ends: [1 << one, 1 << other], over: 1 << over });
                    }
                }
            }
        }
        Self { neighbours, jumps }
    }

    /// How many steps the men have.
    pub(super) fn steps(&self, mut men: u64, empty: u64) -> i32 {
        let mut steps = 0;
        while men != 0 {
            let point = men.trailing_zeros() as usize;
            steps += (self.neighbours[point] & empty).count_ones();
            men &= men - 1;
        }
        steps as i32
    }

    /// The men that an enemy could jump at once.
    pub(super) fn endangered(&self, men: u64, enemies: u64, empty: u64) -> u64 {
        let mut endangered = 0;
        for jump in &self.jumps {
            let [one, other] = jump.ends;
            let from_one = enemies & one != 0 && empty & other != 0;
            let from_other = enemies & other != 0 && empty & one != 0;
            if from_one || from_other {
                endangered |= men & jump.over;
            }
        }
        endangered
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

    #[test]
    fn the_lines_carry_as_many_jumps_as_the_rules_count() {
        assert_eq!(2 * Board::new(SholoGutiRules::SHAPE).jumps.len(), 112);
        assert_eq!(2 * Board::new(EgaraGutiRules::SHAPE).jumps.len(), 58);
    }

    #[test]
    fn a_man_is_endangered_with_an_enemy_before_and_room_behind_it() {
        let board = Board::new(SholoGutiRules::SHAPE);
        let bit = |point: u8| 1u64 << (point - 1);
        let all = (1 << 37) - 1;
        let (man, enemy) = (bit(14), bit(19));
        assert_eq!(board.endangered(man, enemy, all & !man & !enemy), man);
        let backed = bit(9);
        assert_eq!(board.endangered(man | backed, enemy, all & !man & !enemy & !backed), 0);
    }

    #[test]
    fn steps_are_counted_along_lines_to_empty_points() {
        let board = Board::new(EgaraGutiRules::SHAPE);
        assert_eq!(board.steps(1 << 11, (1 << 23) - 1), 6);
        assert_eq!(board.steps(1 << 11, 0), 0);
    }
}
