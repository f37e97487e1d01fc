//! What a position seems worth, a file a game. Cheap, because it is asked a million times a second.

mod board;
mod checkers;
mod egara_guti;
mod guti;
mod kalah;
mod leaping;
mod oware;
mod sholo_guti;
mod sowing;
