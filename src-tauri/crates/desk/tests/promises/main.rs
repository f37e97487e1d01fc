//! What the desk promises, in words.

mod boards;
mod choices;
mod computer;
mod damage;
mod fuzz;
mod last_turns;
mod nearly;
mod raw;
mod recent;
mod records;
mod refusals;
mod reset;
mod restart;
mod results;
mod seeds;
mod starting;
mod statistics;
mod storage;
mod table;
mod undo;
mod versions;
mod walk;
