//! The demonstration.

fn main() {}
