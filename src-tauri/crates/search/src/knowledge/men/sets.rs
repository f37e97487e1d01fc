//! Numbers for sets of points: how layers are indexed.

use rules::leap::Shape;

use super::board::Stand;

/// Bits that one look into a table covers.
const CHUNK: usize = 8;

/// Where one in so many sets is marked, going through all of them is faster than finding those.
const DENSE: usize = 16;

/// Sets of one size are numbered in colexicographic order, and those that a symmetry of the board turns into one
/// another share their number; see <https://en.wikipedia.org/wiki/Combinatorial_number_system>.
pub(crate) struct Sets {
    points: usize,
    chunks: usize,
    /// `C(n, k)` at `n * 64 + k`.
    binomials: Vec<u64>,
    /// A chunk's share of a set's rank, by chunk, by how many points lie below the chunk, by the chunk's bits.
    ranks: Vec<u32>,
    /// The chunk's points turned by each symmetry.
    turned: Vec<u64>,
    /// The bits of one byte at the places that another byte has set, moved together.
    gathered: Vec<u8>,
    /// The same backwards.
    scattered: Vec<u8>,
    /// By size.
    sizes: Vec<Size>,
}

/// The sets of one size.
struct Size {
    /// One set of each orbit.
    first: Vec<u64>,
    /// The symmetries that leave it as it is, besides doing nothing, one bit each.
    idle: Vec<u8>,
    /// By rank: the orbit's number, times four, and which symmetry turns the set into the orbit's first.
    orbits: Vec<u32>,
}

/// Where a set lies among its images.
pub(super) struct Orbit {
    pub(super) number: usize,
    pub(super) first: u64,
    pub(super) symmetry: usize,
    pub(super) idle: u8,
}

impl Sets {
    /// All sets of at most `most` points.
    pub(crate) fn new(shape: &Shape, most: usize) -> Self {
        let points = usize::from(shape.points());
        let mut sets = Self {
            points,
            chunks: points.div_ceil(CHUNK),
            binomials: binomials(),
            ranks: Vec::new(),
            turned: Vec::new(),
            gathered: Vec::new(),
            scattered: Vec::new(),
            sizes: Vec::new(),
        };
        sets.tabulate_ranks();
        sets.tabulate_symmetries(shape);
        sets.tabulate_bytes();
        for size in 0..=most {
            let found = sets.orbits(size);
            sets.sizes.push(found);
        }
        sets
    }

    fn tabulate_ranks(&mut self) {
        for chunk in 0..self.chunks {
            for below in 0..=self.points {
                for bits in 0..1_u64 << CHUNK {
                    let mut rank = 0;
                    for (nth, bit) in each(bits).enumerate() {
                        rank += self.choose(chunk * CHUNK + bit, below + nth + 1);
                    }
                    self.ranks.push(rank as u32);
                }
            }
        }
    }

    fn tabulate_symmetries(&mut self, shape: &Shape) {
        let all: Vec<(i8, i8)> = (1..=shape.points()).filter_map(|point| shape.coordinates(point)).collect();
        // Mirrored about the middle of the board.
        let sum = |of: fn(&(i8, i8)) -> i8| {
            let values = || all.iter().map(of);
            values().min().unwrap_or_default() + values().max().unwrap_or_default()
        };
        let (across, along) = (sum(|at| at.0), sum(|at| at.1));
        for symmetry in 0..4 {
            for chunk in 0..self.chunks {
                for bits in 0..1_u64 << CHUNK {
                    let mut turned = 0;
                    for bit in each(bits) {
                        let Some(&(x, y)) = all.get(chunk * CHUNK + bit) else { continue };
                        let x = if symmetry & 1 == 1 { across - x } else { x };
                        let y = if symmetry & 2 == 2 { along - y } else { y };
                        turned |= all.iter().position(|at| *at == (x, y)).map_or(0, |point| 1 << point);
                    }
                    self.turned.push(turned);
                }
            }
        }
    }

    fn tabulate_bytes(&mut self) {
        for places in 0..=u8::MAX {
            for bits in 0..=u8::MAX {
                let (mut gathered, mut scattered) = (0, 0);
                for (nth, place) in each(u64::from(places)).enumerate() {
                    gathered |= (bits >> place & 1) << nth;
                    scattered |= (bits >> nth & 1) << place;
                }
                self.gathered.push(gathered);
                self.scattered.push(scattered);
            }
        }
    }

    fn orbits(&self, size: usize) -> Size {
        let mut found = Size { first: Vec::new(), idle: Vec::new(), orbits: Vec::new() };
        let mut set = low_bits(size);
        for _ in 0..self.choose(self.points, size) {
            let turns = [0, 1, 2, 3].map(|symmetry| self.turn(symmetry, set));
            let (least, first) =
                (0..4).map(|at| (at, turns[at])).min_by_key(|(_, set)| *set).unwrap_or_default();
            let number = if first == set {
                found.first.push(set);
                found.idle.push((1..4).filter(|at| turns[*at] == set).map(|at| 1 << at).sum());
                found.first.len() - 1
            } else {
                // The first of an orbit is the least of its sets, which come in ascending order.
                found.orbits[self.rank(first)] as usize >> 2
            };
            found.orbits.push((number << 2 | least) as u32);
            set = next_of_size(set);
        }
        found
    }

    /// `C(n, k)`.
    #[inline]
    pub(crate) fn choose(&self, n: usize, k: usize) -> u64 {
        self.binomials[(n & 63) * 64 + (k & 63)]
    }

    /// How many orbits the sets of one size have.
    pub(crate) fn orbit_count(&self, size: usize) -> usize {
        self.sizes[size].first.len()
    }

    /// The first set of each orbit.
    pub(crate) fn first_of_orbit(&self, size: usize, orbit: usize) -> u64 {
        self.sizes[size].first[orbit]
    }

    /// The place of a set among those of its size.
    #[inline]
    pub(crate) fn rank(&self, set: u64) -> usize {
        let (mut rank, mut below) = (0, 0);
        for chunk in 0..self.chunks {
            let bits = (set >> (CHUNK * chunk)) as usize & 0xff;
            rank += self.ranks[((chunk * (self.points + 1) + below) << CHUNK) | bits];
            below += bits.count_ones() as usize;
        }
        rank as usize
    }

    /// The set with this rank among those of `size` points.
    pub(crate) fn set_of_rank(&self, mut rank: u64, size: usize) -> u64 {
        let mut set = 0;
        let mut point = self.points;
        for left in (1..=size).rev() {
            point -= 1;
            while self.choose(point, left) > rank {
                point -= 1;
            }
            rank -= self.choose(point, left);
            set |= 1 << point;
        }
        set
    }

    #[inline]
    pub(super) fn turn(&self, symmetry: usize, set: u64) -> u64 {
        let mut turned = 0;
        for chunk in 0..self.chunks {
            let bits = (set >> (CHUNK * chunk)) as usize & 0xff;
            turned |= self.turned[((symmetry * self.chunks + chunk) << CHUNK) | bits];
        }
        turned
    }

    /// Of the stands that the board's symmetries make of one, the least.
    pub(super) fn least_image(&self, stand: Stand) -> Stand {
        let image = |symmetry| (self.turn(symmetry, stand.own), self.turn(symmetry, stand.enemy));
        let (own, enemy) = (0..4).map(image).min().unwrap_or_default();
        Stand { own, enemy }
    }

    /// The members of `set` among those of `places`, numbered anew without the gaps.
    #[inline]
    pub(super) fn gather(&self, set: u64, places: u64) -> u64 {
        let (mut gathered, mut shift) = (0, 0);
        for chunk in 0..self.chunks {
            let (bits, at) =
                ((set >> (CHUNK * chunk)) as usize & 0xff, (places >> (CHUNK * chunk)) as usize & 0xff);
            gathered |= u64::from(self.gathered[at << 8 | bits]) << shift;
            shift += at.count_ones();
        }
        gathered
    }

    /// The inverse of [`Sets::gather`].
    fn scatter(&self, mut set: u64, places: u64) -> u64 {
        let mut scattered = 0;
        for chunk in 0..self.chunks {
            let at = (places >> (CHUNK * chunk)) as usize & 0xff;
            scattered |= u64::from(self.scattered[at << 8 | (set & 0xff) as usize]) << (CHUNK * chunk);
            set >>= at.count_ones();
        }
        scattered
    }

    /// Chunks of eight that the points make.
    #[inline]
    pub(super) fn chunks(&self) -> usize {
        self.chunks
    }

    pub(super) fn all(&self) -> u64 {
        low_bits(self.points)
    }

    /// How many places two sets of these sizes have. Where the major set is symmetrical some of them are only looked
    /// at while solving, for [`Sets::place`] names the first of those that are alike.
    pub(crate) fn pairs(&self, major: usize, minor: usize) -> u64 {
        self.orbit_count(major) as u64 * self.choose(self.points - major, minor)
    }

    /// The orbit of a set, the first of the orbit, and which symmetry turns the one into the other.
    #[inline]
    pub(super) fn orbit(&self, set: u64) -> Orbit {
        let size = &self.sizes[set.count_ones() as usize];
        let packed = size.orbits[self.rank(set)] as usize;
        let number = packed >> 2;
        Orbit { number, first: size.first[number], symmetry: packed & 3, idle: size.idle[number] }
    }

    /// The place of two sets without a common point.
    #[inline]
    pub(crate) fn place(&self, major: u64, minor: u64) -> usize {
        let orbit = self.orbit(major);
        let rest = self.all() & !orbit.first;
        let turned = self.turn(orbit.symmetry, minor);
        let mut rank = self.rank(self.gather(turned, rest));
        if orbit.idle != 0 {
            for symmetry in each(u64::from(orbit.idle)) {
                rank = rank.min(self.rank(self.gather(self.turn(symmetry, turned), rest)));
            }
        }
        orbit.number * self.block(major, minor) + rank
    }

    /// How many minor sets of this size there are beside the major set.
    #[inline]
    pub(super) fn block(&self, major: u64, minor: u64) -> usize {
        self.choose(self.points - major.count_ones() as usize, minor.count_ones() as usize) as usize
    }

    /// Two sets that stand at this place.
    pub(crate) fn pair_at(&self, place: usize, majors: usize, minors: usize) -> (u64, u64) {
        let block = self.choose(self.points - majors, minors) as usize;
        let major = self.first_of_orbit(majors, place / block);
        let gathered = self.set_of_rank((place % block) as u64, minors);
        (major, self.scatter(gathered, self.all() & !major))
    }

    /// Calls `visit` with each minor set beside the first major set of an orbit, in the order of their places.
    #[inline]
    pub(crate) fn each_beside(&self, major: u64, minors: usize, mut visit: impl FnMut(u64)) {
        let places = self.all() & !major;
        let mut lowest = [0; 64];
        for (nth, point) in each(places).enumerate() {
            lowest[nth + 1] = lowest[nth] | 1 << point;
        }
        let mut set = lowest[minors];
        for left in (0..self.choose(places.count_ones() as usize, minors)).rev() {
            visit(set);
            if left > 0 && minors > 0 {
                let carried = (set | !places).wrapping_add(set & set.wrapping_neg()) & places;
                set = carried | lowest[minors - carried.count_ones() as usize];
            }
        }
    }
}

impl Sets {
    /// As [`Sets::each_beside`], but only those sets whose places are marked, with their places.
    #[inline]
    pub(crate) fn each_marked(
        &self,
        orbit: usize,
        major: u64,
        minors: usize,
        marks: &[u64],
        mut visit: impl FnMut(usize, u64),
    ) {
        let free = self.all() & !major;
        let block = self.choose(free.count_ones() as usize, minors) as usize;
        let (start, end) = (orbit * block, (orbit + 1) * block);
        let words = start / 64..end.div_ceil(64);
        let marked: usize = marks[words.clone()].iter().map(|word| word.count_ones() as usize).sum();
        if marked > block / DENSE {
            let mut place = start;
            self.each_beside(major, minors, |minor| {
                if marks[place / 64] >> (place % 64) & 1 == 1 {
                    visit(place, minor);
                }
                place += 1;
            });
        } else if marked > 0 {
            for word in words {
                for bit in each(marks[word]) {
                    let place = word * 64 + bit;
                    if (start..end).contains(&place) {
                        visit(place, self.scatter(self.set_of_rank((place - start) as u64, minors), free));
                    }
                }
            }
        }
    }
}

fn binomials() -> Vec<u64> {
    let mut table = vec![0_u64; 64 * 64];
    for n in 0..64 {
        table[n * 64] = 1;
        for k in 1..=n {
            table[n * 64 + k] = table[(n - 1) * 64 + k - 1].saturating_add(table[(n - 1) * 64 + k]);
        }
    }
    table
}

const fn low_bits(count: usize) -> u64 {
    (1 << count) - 1
}

/// The next larger set of the same size
/// (<https://www.chessprogramming.org/Traversing_Subsets_of_a_Set#Snoobing_the_Universe>).
fn next_of_size(set: u64) -> u64 {
    if set == 0 {
        return 0;
    }
    let carried = set + (set & set.wrapping_neg());
    carried | low_bits((set.count_ones() - carried.count_ones()) as usize)
}

/// The members of a set, ascending.
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (point < 64).then_some(point)
    })
}
