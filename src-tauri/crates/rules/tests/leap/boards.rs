use rules::egara_guti::{EgaraGuti, EgaraGutiRules};
use rules::leap::{LineRules, Shape};
use rules::sholo_guti::{SholoGuti, SholoGutiRules};
use rules::{Game, Side};

fn degrees(shape: &Shape) -> Vec<usize> {
    let edges = shape.edges();
    (1..=shape.points())
        .map(|point| edges.iter().filter(|(a, b)| *a == point || *b == point).count())
        .collect()
}

/// Counts jumps as turns of a lone man against enemies everywhere but on one point.
fn directed_jumps<G: Game>(points: u8, text: impl Fn(u8, u8) -> String) -> u64 {
    let mut jumps = 0;
    for from in 1..=points {
        for over in (1..=points).filter(|over| *over != from) {
            let (position, _) = G::parse(&text(from, over)).expect("a valid position");
            jumps += position
                .written(usize::MAX)
                .0
                .iter()
                .filter(|path| position.write_turn(path).contains('x'))
                .count() as u64;
        }
    }
    jumps
}

#[test]
fn the_sholo_guti_board_has_37_points_and_76_edges() {
    let shape = SholoGutiRules::SHAPE;
    assert_eq!(shape.points(), 37);
    assert_eq!(shape.edges().len(), 76);
}

#[test]
fn the_sholo_guti_points_have_the_degrees_of_the_alquerque_grid_with_two_triangles() {
    #[rustfmt::skip]
    let expected = [
        2, 3, 2, 3, 4, 3,
        3, 3, 8, 3, 3, 3, 8, 4, 8, 3, 5, 4, 8, 4, 5, 3, 8, 4, 8, 3, 3, 3, 8, 3, 3,
        3, 4, 3, 2, 3, 2,
    ];
    assert_eq!(degrees(SholoGutiRules::SHAPE), expected);
}

#[test]
fn the_sholo_guti_board_has_112_directed_jumps() {
    assert_eq!(directed_jumps::<SholoGuti>(37, |from, over| format!("S:S{from}:N{over}:0")), 112);
}

#[test]
fn the_egara_guti_board_has_23_points_40_edges_and_58_directed_jumps() {
    let shape = EgaraGutiRules::SHAPE;
    assert_eq!(shape.points(), 23);
    assert_eq!(shape.edges().len(), 40);
    assert_eq!(directed_jumps::<EgaraGuti>(23, |from, over| format!("S:S{from}:N{over}:0")), 58);
}

#[test]
fn no_jump_lands_on_a_neighbour_so_a_path_of_two_places_tells_a_step_from_a_jump() {
    for shape in [SholoGutiRules::SHAPE, EgaraGutiRules::SHAPE] {
        let edges = shape.edges();
        let adjacent = |a, b| edges.contains(&(a, b)) || edges.contains(&(b, a));
        for from in 1..=shape.points() {
            for over in (1..=shape.points()).filter(|over| adjacent(from, *over)) {
                for to in (1..=shape.points()).filter(|to| adjacent(over, *to) && *to != from) {
                    let at = |point| shape.coordinates(point).expect("a point of the board");
                    let ((ax, ay), (bx, by), (cx, cy)) = (at(from), at(over), at(to));
                    let straight =
                        i32::from(bx - ax) * i32::from(cy - by) == i32::from(by - ay) * i32::from(cx - bx);
                    assert!(!(straight && adjacent(from, to)), "{from} over {over} to {to}");
                }
            }
        }
    }
}

#[test]
fn at_the_start_each_side_fills_its_triangle_and_south_begins_unless_told_otherwise() {
    assert_eq!(SholoGuti::start(Side::South).text(0), "S:S1-16:N22-37:0");
    assert_eq!(EgaraGuti::start(Side::South).text(0), "S:S1-11:N13-23:0");
    assert_eq!(EgaraGuti::start(Side::North).text(0), "N:S1-11:N13-23:0");
}
