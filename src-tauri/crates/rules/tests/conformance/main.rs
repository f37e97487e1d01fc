//! What every game promises, whatever its rules: one suite, run on each of the five.
//!
//! The checks walk through the same games each time: random play-outs with fixed seeds from the start and from
//! the recorded positions, so that laps, long chains and endgames are met.

mod boards;
mod choices;
mod history;
mod keys;
mod lines;
mod notation;
mod playouts;
mod run_time;
mod symmetry;
mod turns;

/// Turns every check into a test of every game.
macro_rules! conform {
    ($($game:ident: $position:ty),+ : $check:tt) => { $(conform!(@game $game, $position, $check);)+ };
    (@game $game:ident, $position:ty, { $($module:ident::$check:ident,)+ }) => {
        mod $game {
            $(#[test] fn $check() { super::$module::$check::<$position>(); })+
        }
    };
}

conform! {
    sholo_guti: rules::sholo_guti::SholoGuti,
    checkers: rules::checkers::Checkers,
    kalah: rules::kalah::Kalah,
    oware: rules::oware::Oware,
    egara_guti: rules::egara_guti::EgaraGuti
    : {
        boards::a_board_with_its_steps_applied_is_the_board_after,
        boards::the_final_sweep_leads_to_the_shown_board,
        boards::pieces_only_leave_and_seeds_stay_forty_eight,
        boards::the_score_is_what_the_board_shows,
        choices::choosing_place_by_place_leads_to_exactly_the_written_turns,
        choices::a_series_is_the_only_turn_to_its_end,
        choices::chosen_places_that_begin_no_turn_are_refused,
        history::no_position_stands_again_after_an_irreversible_turn,
        history::a_line_counts_occurrences_and_quiet_plies,
        history::the_first_ending_that_holds_ends_the_game,
        keys::equal_positions_have_equal_keys_and_others_do_not,
        lines::random_play_comes_to_an_ending,
        lines::nothing_can_be_played_after_the_end,
        lines::replaying_the_texts_gives_the_same_line,
        lines::taking_back_restores_everything,
        lines::a_refused_turn_changes_nothing,
        notation::positions_are_read_as_they_are_written,
        notation::turns_are_read_as_they_are_written,
        notation::whatever_a_line_shows_is_read_back,
        notation::cut_or_lengthened_positions_never_read_as_the_same,
        notation::spoilt_texts_are_refused_or_understood_and_never_panic,
        symmetry::a_turned_position_has_turned_turns_and_results,
        symmetry::a_turned_game_ends_turned,
        turns::only_listed_turns_are_legal,
        turns::three_ways_of_counting_agree,
        turns::search_s_turns_are_the_different_results,
        turns::a_cap_leaves_out_only_what_is_beyond_it,
        turns::perft_counts_sequences_of_turns,
        run_time::the_game_chosen_at_run_time_plays_the_same,
    }
}
