/// The most lines that meet in one point.
const MOST_LINES: usize = 8;

/// A jump: over which point, to which one. Points are counted from 0 here.
#[derive(Clone, Copy, Debug)]
pub struct Jump {
    /// The point jumped.
    pub over: u8,
    /// The landing.
    pub to: u8,
}

/// The points of a line board, who is whose neighbour, and where one may jump.
///
/// Points are numbered from South's base upwards, each rank left to right as South sees it. Public numbers
/// count from 1, bits and tables from 0.
#[derive(Debug)]
pub struct Shape {
    coordinates: &'static [(i8, i8)],
    neighbours: [u64; 64],
    jumps: [[Jump; MOST_LINES]; 64],
    jump_counts: [u8; 64],
}

impl Shape {
    /// Builds the tables from the points' coordinates (x right, y up, in numbering order) and the straight
    /// lines, each a run of points in order. Neighbours along a line are adjacent however long the gap, and a
    /// jump goes from a point over its neighbour to the next point of the same line.
    pub(crate) const fn new(coordinates: &'static [(i8, i8)], lines: &[&[(i8, i8)]]) -> Self {
        let mut shape = Self {
            coordinates,
            neighbours: [0; 64],
            jumps: [[Jump { over: 0, to: 0 }; MOST_LINES]; 64],
            jump_counts: [0; 64],
        };
        let mut line = 0;
        while line < lines.len() {
            let run = lines[line];
            let mut i = 0;
            while i + 1 < run.len() {
                shape.join(shape.index_at(run[i]), shape.index_at(run[i + 1]));
                if i + 2 < run.len() {
                    let (a, over, c) =
                        (shape.index_at(run[i]), shape.index_at(run[i + 1]), shape.index_at(run[i + 2]));
                    shape.add_jump(a, over, c);
                    shape.add_jump(c, over, a);
                }
                i += 1;
            }
            line += 1;
        }
        shape
    }

    const fn index_at(&self, (x, y): (i8, i8)) -> usize {
        let mut i = 0;
        while i < self.coordinates.len() {
            if self.coordinates[i].0 == x && self.coordinates[i].1 == y {
                return i;
            }
            i += 1;
        }
        panic!("a line runs through a place that is no point of the board")
    }

    const fn join(&mut self, a: usize, b: usize) {
        self.neighbours[a] |= 1 << b;
        self.neighbours[b] |= 1 << a;
    }

    const fn add_jump(&mut self, from: usize, over: usize, to: usize) {
        let count = self.jump_counts[from] as usize;
        self.jumps[from][count] = Jump { over: over as u8, to: to as u8 };
        self.jump_counts[from] += 1;
    }

    /// How many points the board has.
    pub const fn points(&self) -> u8 {
        self.coordinates.len() as u8
    }

    /// All points as bits.
    pub(crate) const fn all(&self) -> u64 {
        (1 << self.points()) - 1
    }

    /// Where a point lies (x right, y up), by its number from 1; for drawing.
    pub fn coordinates(&self, point: u8) -> Option<(i8, i8)> {
        self.coordinates.get(usize::from(point).checked_sub(1)?).copied()
    }

    /// Every edge as a pair of numbers from 1, the smaller first, ascending; for drawing.
    pub fn edges(&self) -> Vec<(u8, u8)> {
        let mut edges = Vec::new();
        for a in 0..self.points() {
            for b in a + 1..self.points() {
                if self.neighbours[usize::from(a)] >> b & 1 == 1 {
                    edges.push((a + 1, b + 1));
                }
            }
        }
        edges
    }

    /// The neighbours of a point, which is counted from 0, one bit each.
    #[inline]
    pub const fn neighbours(&self, point: u8) -> u64 {
        self.neighbours[(point & 63) as usize]
    }

    /// The jumps from a point, which is counted from 0.
    #[inline]
    pub fn jumps(&self, point: u8) -> &[Jump] {
        let at = usize::from(point & 63);
        &self.jumps[at][..usize::from(self.jump_counts[at])]
    }

    pub(crate) const fn adjacent(&self, a: u8, b: u8) -> bool {
        self.neighbours(a) >> (b & 63) & 1 == 1
    }
}
