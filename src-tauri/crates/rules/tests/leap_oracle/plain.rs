//! Line games written for reading: a map of points, directions as vectors, turns as lists of strings.

use std::collections::BTreeMap;

type Point = (i32, i32);

/// A position: who stands where (`S` or `N`), and whose turn it is.
#[derive(Clone)]
pub(crate) struct Plain {
    sholo: bool,
    points: Vec<Point>,
    men: BTreeMap<Point, char>,
    to_move: char,
}

impl Plain {
    /// Reads a position's text, which must be valid.
    pub(crate) fn read(game: &str, text: &str) -> Self {
        let sholo = game == "sholo-guti";
        let mut plain = Self { sholo, points: points(sholo), men: BTreeMap::new(), to_move: 'S' };
        let parts: Vec<&str> = text.split(':').collect();
        plain.to_move = parts[0].chars().next().unwrap();
        for list in &parts[1..3] {
            let (owner, places) = list.split_at(1);
            for place in places.split(',').filter(|place| !place.is_empty()) {
                let (first, last) = place.split_once('-').unwrap_or((place, place));
                for number in first.parse::<usize>().unwrap()..=last.parse().unwrap() {
                    plain.men.insert(plain.points[number - 1], owner.chars().next().unwrap());
                }
            }
        }
        plain
    }

    fn number(&self, point: Point) -> usize {
        self.points.iter().position(|other| *other == point).unwrap() + 1
    }

    fn write(&self) -> String {
        let list = |owner| {
            let numbers: Vec<usize> = (1..=self.points.len())
                .filter(|n| self.men.get(&self.points[n - 1]) == Some(&owner))
                .collect();
            let mut parts = Vec::new();
            let mut i = 0;
            while i < numbers.len() {
                let mut j = i;
                while j + 1 < numbers.len() && numbers[j + 1] == numbers[j] + 1 {
                    j += 1;
                }
                if j - i >= 2 {
                    parts.push(format!("{}-{}", numbers[i], numbers[j]));
                } else {
                    parts.extend(numbers[i..=j].iter().map(ToString::to_string));
                }
                i = j + 1;
            }
            parts.join(",")
        };
        format!("{}:S{}:N{}:0", self.to_move, list('S'), list('N'))
    }

    fn enemy(&self) -> char {
        if self.to_move == 'S' { 'N' } else { 'S' }
    }

    fn joined(&self, a: Point, b: Point) -> bool {
        if self.sholo { sholo_joined(a, b) } else { egara_joined(a, b) }
    }

    /// Landing points of single jumps, with the man jumped.
    fn jumps(&self, from: Point) -> Vec<(Point, Point)> {
        let mut jumps = Vec::new();
        for &over in &self.points {
            for &to in &self.points {
                let enemy_between = self.men.get(&over) == Some(&self.enemy()) && !self.men.contains_key(&to);
                let straight = to != from && direction(from, over) == direction(over, to);
                if enemy_between && straight && self.joined(from, over) && self.joined(over, to) {
                    jumps.push((over, to));
                }
            }
        }
        jumps
    }

    /// All chains of the man on `from`, as written beginnings and the boards they end in.
    fn chains(&self, from: Point, written: &str) -> Vec<(String, Self)> {
        let mut chains = Vec::new();
        for (over, to) in self.jumps(from) {
            let mut after = self.clone();
            let man = after.men.remove(&from).unwrap();
            after.men.remove(&over);
            after.men.insert(to, man);
            let text = format!("{written}x{}", self.number(to));
            let further = after.chains(to, &text);
            if self.sholo || further.is_empty() {
                chains.push((text, after));
            }
            chains.extend(further);
        }
        chains
    }

    /// Every legal turn with the position after it.
    pub(crate) fn turns(&self) -> BTreeMap<String, String> {
        let own: Vec<Point> =
            self.men.iter().filter(|(_, owner)| **owner == self.to_move).map(|(at, _)| *at).collect();
        let mut turns: Vec<(String, Self)> = Vec::new();
        for &from in &own {
            turns.extend(self.chains(from, &self.number(from).to_string()));
        }
        if self.sholo || turns.is_empty() {
            for &from in &own {
                for &to in
                    self.points.iter().filter(|to| !self.men.contains_key(to) && self.joined(from, **to))
                {
                    let mut after = self.clone();
                    let man = after.men.remove(&from).unwrap();
                    after.men.insert(to, man);
                    turns.push((format!("{}-{}", self.number(from), self.number(to)), after));
                }
            }
        }
        let finish = |(text, mut after): (String, Self)| {
            after.to_move = self.enemy();
            (text, after.write())
        };
        turns.into_iter().map(finish).collect()
    }

    /// The winner and the reason, if the position alone ends the game.
    pub(crate) fn ending(&self) -> Option<(Option<char>, &'static str)> {
        let count = |owner| self.men.values().filter(|other| **other == owner).count();
        if count('S') == 0 {
            Some((Some('N'), "no_men"))
        } else if count('N') == 0 {
            Some((Some('S'), "no_men"))
        } else if self.turns().is_empty() {
            Some((Some(self.enemy()), "no_turn"))
        } else {
            None
        }
    }
}

/// All points, from South's base upwards, each rank left to right.
fn points(sholo: bool) -> Vec<Point> {
    let on_board = |(x, y): Point| {
        if sholo {
            let grid = (0..=4).contains(&x) && (0..=4).contains(&y);
            let near = (y == -1 && (1..=3).contains(&x)) || (y == -2 && [0, 2, 4].contains(&x));
            let far = (y == 5 && (1..=3).contains(&x)) || (y == 6 && [0, 2, 4].contains(&x));
            grid || near || far
        } else {
            match y.abs() {
                3 => [-3, -2, 0, 2, 3].contains(&x),
                2 => [-2, 0, 2].contains(&x),
                1 => [-1, 0, 1].contains(&x),
                0 => x == 0,
                _ => false,
            }
        }
    };
    let mut points: Vec<Point> =
        (-6..=6).flat_map(|y| (-6..=6).map(move |x| (x, y))).filter(|at| on_board(*at)).collect();
    points.sort_by_key(|(x, y)| (*y, *x));
    points
}

/// The direction from one point to another, shortened to its smallest whole vector.
fn direction(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let divisor = (1..=12).rev().find(|d| x % d == 0 && y % d == 0).unwrap_or(1);
    (x / divisor, y / divisor)
}

/// Alquerque: rows and columns everywhere, diagonals at the points with an even sum; in the triangles the
/// ranks, the middle column, and the sides.
fn sholo_joined(from: Point, to: Point) -> bool {
    let in_grid = |point: Point| (0..=4).contains(&point.1);
    if in_grid(from) && in_grid(to) {
        let (across, up) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        let diagonal = across == 1 && up == 1 && (from.0 + from.1) % 2 == 0;
        return across + up == 1 || diagonal;
    }
    let lines: [fn(Point) -> bool; 5] =
        [|(_, y)| y == -1, |(_, y)| y == -2, |(x, _)| x == 2, |(x, y)| x - 2 == y, |(x, y)| 2 - x == y];
    let near: Vec<Point> = points(true).into_iter().filter(|(x, y)| *y < 0 || (*x, *y) == (2, 0)).collect();
    let mirrored = |(x, y): Point| (x, 4 - y);
    next_on_a_line(&near, &lines, from, to) || next_on_a_line(&near, &lines, mirrored(from), mirrored(to))
}

/// Two points are neighbours when they are next to each other on one of the board's lines.
fn egara_joined(from: Point, to: Point) -> bool {
    let lines: [fn(Point) -> bool; 11] = [
        |(x, y)| x == y,
        |(x, y)| x == -y,
        |(x, _)| x == 0,
        |(x, _)| x == -2,
        |(x, _)| x == 2,
        |(_, y)| y == -3,
        |(_, y)| y == -2,
        |(_, y)| y == -1,
        |(_, y)| y == 1,
        |(_, y)| y == 2,
        |(_, y)| y == 3,
    ];
    next_on_a_line(&points(false), &lines, from, to)
}

fn next_on_a_line(points: &[Point], lines: &[fn(Point) -> bool], from: Point, to: Point) -> bool {
    lines.iter().any(|on_line| {
        let mut along: Vec<Point> = points.iter().copied().filter(|at| on_line(*at)).collect();
        along.sort_unstable();
        along.windows(2).any(|pair| pair == [from, to] || pair == [to, from])
    })
}
