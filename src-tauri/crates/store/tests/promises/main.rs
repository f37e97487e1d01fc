//! What the store promises its users, through its public face and on a real disk.

mod damage;
mod folder;
mod formats;
mod round_trips;
mod versions;
