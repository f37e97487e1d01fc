use bytemuck::Zeroable;

/// Bytes of a cache line.
const CACHE_LINE: usize = 64;

/// What a hash table keeps its entries in: buckets that fill a cache line each, so that looking through one waits for
/// memory once at most (<https://www.chessprogramming.org/Transposition_Table#Bucket_Systems>).
#[derive(Debug)]
pub(crate) struct Buckets<T> {
    places: Box<[T]>,
    /// Where the first bucket begins: on a cache line.
    start: usize,
    /// How many there are.
    number: usize,
}

impl<T: Zeroable> Buckets<T> {
    /// Entries of a bucket.
    const SIZE: usize = CACHE_LINE / size_of::<T>();

    /// Zeroed buckets of at most this many bytes, at least one. The system gives memory as it is used.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        let number = (bytes / CACHE_LINE).max(1);
        // One more, for the system's memory need not begin on a cache line.
        let places: Box<[T]> = bytemuck::zeroed_slice_box((number + 1) * Self::SIZE);
        let start = places.as_ptr().align_offset(CACHE_LINE);
        // Where entries could not lie so, buckets across two lines serve as well, only slower.
        Self { places, start: if start < Self::SIZE { start } else { 0 }, number }
    }

    /// Bytes of all buckets.
    pub(crate) const fn bytes(&self) -> usize {
        self.number * CACHE_LINE
    }

    /// The first place of a key's bucket, which the key's upper bits choose.
    #[inline]
    fn first(&self, key: u64) -> usize {
        self.start + Self::SIZE * ((u128::from(key) * self.number as u128) >> 64) as usize
    }

    /// The bucket of a key.
    #[inline]
    pub(crate) fn of(&self, key: u64) -> &[T] {
        let first = self.first(key);
        &self.places[first..first + Self::SIZE]
    }

    /// The bucket of a key, to be changed.
    #[inline]
    pub(crate) fn of_mut(&mut self, key: u64) -> &mut [T] {
        let first = self.first(key);
        &mut self.places[first..first + Self::SIZE]
    }

    /// Has a key's bucket brought near, for it will be asked for soon: most of what that takes is waiting for memory.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        prefetch_index::prefetch_index(&*self.places, self.first(key));
    }

    /// All entries.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.places.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_lies_in_one_cache_line() {
        for bytes in [0, 64, 1000, 1 << 20] {
            let buckets: Buckets<u64> = Buckets::with_bytes(bytes);
            for key in [0, 1 << 63, u64::MAX] {
                let bucket = buckets.of(key);
                assert_eq!((bucket.len(), bucket.as_ptr() as usize % CACHE_LINE), (8, 0), "{bytes} bytes");
            }
        }
    }

    #[test]
    fn no_more_bytes_are_used_than_given_but_for_the_one_bucket_there_must_be() {
        let sizes = [0, 63, 64, 127, 6400].map(|bytes| Buckets::<[u64; 2]>::with_bytes(bytes).bytes());
        assert_eq!(sizes, [64, 64, 64, 64, 6400]);
    }

    #[test]
    fn keys_share_all_buckets_evenly() {
        let mut buckets: Buckets<u64> = Buckets::with_bytes(4 * CACHE_LINE);
        for key in 0..64 {
            buckets.of_mut(key << 58)[0] += 1;
        }
        let counts: Vec<u64> = buckets.iter().copied().filter(|count| *count > 0).collect();
        assert_eq!(counts, [16; 4]);
    }
}
