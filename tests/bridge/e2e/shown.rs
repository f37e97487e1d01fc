//! How turns are shown: what moves, in which order, and what stays to be seen of them.

use leapsow_bridge::{Chromium, Look, tap};
use leapsow_tests::{Outcome, Page, Saved, becomes, eventually, place, played};
use serde::Deserialize;
use serde_json::json;

use crate::phone::{DESKTOP, at_a_game, at_a_game_on, on_a_phone_with};

/// Has the page write down what it shows of a turn.
const WATCH: &str = include_str!("shown.js");

/// F captures eight in four houses.
const OWARE_CAPTURES: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";

/// Thirty-three seeds lie in one house.
const OWARE_HOARD: &str = "A d A f F c A e C b A d A e A f E a A f D c A f A e A d A f A";

/// All but the last turn.
const KALAH_BEFORE_THE_END: &str = "C D f C e F f e E c";

/// Something that the page set in motion.
#[derive(Debug, Deserialize)]
struct Motion {
    /// The classes of what moves.
    what: String,
    /// Whether it travels, and does not only fade.
    travels: bool,
    /// Milliseconds until it starts.
    delay: f64,
    /// Milliseconds that it takes.
    duration: f64,
}

#[tokio::test]
async fn captured_seeds_fly_one_after_another_under_the_sum_of_the_whole_capture() -> Outcome {
    let game = Saved::new("oware", OWARE_CAPTURES);
    at_a_game("flying captures", game, "slow", async |page| {
        page.run_script(WATCH).await?;
        tap(page, &place(5)).await?;
        assert_eq!(page.text(".plus b").await?, "+8");
        page.persons_turn().await?;
        let flights: Vec<Motion> = motions(page).await?;
        let flights: Vec<&Motion> =
            flights.iter().filter(|one| one.what.contains("seed") && one.duration > 600.0).collect();
        assert_eq!(flights.len(), 8, "{flights:?}");
        assert!(flights.iter().all(|one| one.travels));
        // Within a house each starts after the one before it; the next house begins anew.
        let later = flights.windows(2).filter(|pair| pair[1].delay > pair[0].delay).count();
        let anew = flights.iter().filter(|one| one.delay == 0.0).count();
        assert_eq!((anew, later), (4, 4), "{flights:?}");
        let pluses = page.run_script("return window.watched.pluses;").await?;
        assert_eq!(pluses, json!(["+8"]), "one sum for all");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_number_left_in_the_hand_travels_with_it_from_house_to_house() -> Outcome {
    at_a_game("the hand's count", Saved::new("kalah", ""), "slow", async |page| {
        page.run_script(WATCH).await?;
        tap(page, &place(2)).await?;
        page.persons_turn().await?;
        let counts = page.run_script("return window.watched.hand.map(({ count }) => count);").await?;
        assert_eq!(counts, json!(["4", "3", "2", "1"]));
        let places = "return new Set(window.watched.hand.map(({ at }) => at)).size;";
        assert_eq!(page.run_script(places).await?, json!(4), "at four places");
        let carried = motions(page).await?;
        assert_eq!(carried.iter().filter(|one| one.what.contains("badge") && one.travels).count(), 3);
        page.see_no(".badge").await
    })
    .await
}

#[tokio::test]
async fn nothing_travels_where_the_person_asked_for_less_motion() -> Outcome {
    let games =
        [Saved::new("oware", OWARE_CAPTURES).two_players(), Saved::new("sholo-guti", "").two_players()];
    on_a_phone_with("less motion", &games, async |bridge, chromium| {
        chromium.prefer(Look { theme: "light", language: "en" }).await?;
        let page = &chromium.page;
        for (game, taps, what) in [("oware", &[5][..], "seed"), ("sholo-guti", &[12, 17], "man")] {
            page.load(&bridge.url(&format!("#/game/{game}"))).await?;
            page.persons_turn().await?;
            page.run_script(WATCH).await?;
            for number in taps {
                tap(page, &place(*number)).await?;
            }
            page.see("main[data-to-move=north][data-phase=idle]").await?;
            let shown = motions(page).await?;
            assert!(shown.iter().any(|one| one.what.contains(what)), "{game} shows the turn: {shown:?}");
            assert!(shown.iter().all(|one| !one.travels), "{game}: {shown:?}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn thirty_seeds_and_more_lie_in_their_house_and_are_counted() -> Outcome {
    const LIE: &str = "const middle = element => { const { x, y, width, height } = element.getBoundingClientRect(); \
            return [x + width / 2, y + height / 2]; }; \
        const seeds = [...document.querySelectorAll('.seed')].map(middle); \
        return [...document.querySelectorAll('button[data-place]')].map(house => { \
            const { left, top, right, bottom } = house.getBoundingClientRect(); \
            const inside = seeds.filter(([x, y]) => x > left && x < right && y > top && y < bottom); \
            const places = new Set(inside.map(at => at.map(Math.round).join())); \
            return [Number(house.dataset.count), inside.length, places.size]; \
        });";
    at_a_game("a hoard", Saved::new("oware", OWARE_HOARD), "off", async |page| {
        let houses: Vec<[u32; 3]> = serde_json::from_value(page.run_script(LIE).await?)?;
        assert!(houses.iter().any(|[count, ..]| *count >= 30), "{houses:?}");
        for [count, inside, apart] in houses {
            assert_eq!((inside, apart), (count, count), "each seed lies by itself, in its house");
        }
        let written =
            "return [...document.querySelectorAll('.fitted')].map(count => count.innerText.trim());";
        let written: Vec<String> = serde_json::from_value(page.run_script(written).await?)?;
        assert!(written.iter().any(|count| count.starts_with("33")), "{written:?}");
        assert_eq!(written.len(), 14, "each house and store has its count");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn houses_are_lettered_and_stores_are_not() -> Outcome {
    // From A, around the board.
    const LETTERS: &str = "const middle = element => { const { x, y, width, height } = element.getBoundingClientRect(); \
            return [x + width / 2, y + height / 2]; }; \
        const letters = [...document.querySelectorAll('.fitted small')]; \
        return [...document.querySelectorAll('button[data-place]')] \
            .sort((a, b) => a.dataset.place - b.dataset.place).map(house => { \
                const [x, y] = middle(house); \
                const far = letter => Math.hypot(middle(letter)[0] - x, middle(letter)[1] - y); \
                return letters.sort((a, b) => far(a) - far(b))[0].textContent.trim(); }) \
            .concat(letters.length);";
    for game in ["kalah", "oware"] {
        at_a_game(&format!("letters of {game}"), Saved::new(game, ""), "off", async |page| {
            let letters = json!(["A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f", 12]);
            assert_eq!(page.run_script(LETTERS).await?, letters);
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_winners_store_is_lit_before_the_result_covers_it_and_when_the_board_is_looked_at_again()
-> Outcome {
    at_a_game("the winner's store", Saved::new("kalah", KALAH_BEFORE_THE_END), "normal", async |page| {
        page.run_script(WATCH).await?;
        tap(page, &place(5)).await?;
        page.see("main[data-screen=result]").await?;
        let verdict = page.attribute("main[data-screen=result]", "data-verdict").await?;
        let [store, other] = match verdict.as_str() {
            "south-won" => [6, 13],
            "north-won" => [13, 6],
            other => return Err(format!("nobody won: {other}").into()),
        };
        assert_eq!(page.run_script("return window.watched.lit;").await?, json!(true));
        tap(page, "[data-action=review-board]").await?;
        page.see("g.winner").await?;
        let far = async |store: u8| page.distance("g.winner", &format!("[data-place='{store}']")).await;
        assert!(far(store).await? < far(other).await?);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_last_turn_is_marked_from_where_it_began_to_where_it_ended() -> Outcome {
    for (game, from, to) in [
        (Saved::new("sholo-guti", "13-17"), 13, 17),
        (Saved::new("checkers", "11-15").dark(), 11, 15),
        (Saved::new("egara-guti", "9-12"), 9, 12),
    ] {
        at_a_game(&format!("last turn of {}", game.game), game, "off", async |page| {
            page.see(".trail polyline").await?;
            for (mark, number) in [("begin", from), ("end", to)] {
                let apart = page.distance(&format!(".trail .{mark}"), &place(number)).await?;
                assert!(apart < 2.0, "{mark} is {apart} pixels from {number}");
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_small_red_dot_lies_at_the_rim_of_the_house_sown_last_and_nowhere_else() -> Outcome {
    const DOT: &str = "const dots = document.querySelectorAll('.sown'); \
        const [red, green, blue] = getComputedStyle(dots[0]).fill.match(/\\d+/g).map(Number); \
        return [dots.length, red > 200 && green < 100 && blue < 100];";
    for game in ["kalah", "oware"] {
        at_a_game(&format!("the dot of {game}"), Saved::new(game, "A"), "off", async |page| {
            assert_eq!(page.run_script(DOT).await?, json!([1, true]));
            let nearest = "const middle = element => { \
                    const { x, y, width, height } = element.getBoundingClientRect(); \
                    return [x + width / 2, y + height / 2]; }; \
                const [x, y] = middle(document.querySelector('.sown')); \
                const far = house => Math.hypot(middle(house)[0] - x, middle(house)[1] - y); \
                return [...document.querySelectorAll('[data-place]')].sort((a, b) => far(a) - far(b))[0] \
                    .dataset.place;";
            assert_eq!(page.run_script(nearest).await?, json!("0"));
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_wide_screen_lays_sholo_guti_on_its_side_with_the_persons_end_at_the_left() -> Outcome {
    const ENDS: &str = "const [first, last] = [1, 37].map(number => \
            document.querySelector(`[data-place='${number}']`).getBoundingClientRect()); \
        return [Math.sign(Math.round((last.x - first.x) / 50)), Math.sign(Math.round((last.y - first.y) / 50))];";
    at_a_game("upright", Saved::new("sholo-guti", ""), "off", async |page| {
        let [_, down]: [i32; 2] = serde_json::from_value(page.run_script(ENDS).await?)?;
        assert_eq!(down, -1, "South is near");
        Ok(())
    })
    .await?;
    at_a_game_on(DESKTOP, "sideways", Saved::new("sholo-guti", ""), "off", async |page| {
        let [across, _]: [i32; 2] = serde_json::from_value(page.run_script(ENDS).await?)?;
        assert_eq!(across, 1, "South is at the left");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn between_two_players_the_board_turns_after_the_turn_has_been_shown_and_not_before() -> Outcome {
    // In every frame: what goes on, and whether North's end is near.
    const FRAMES: &str = "window.frames_ = []; \
        const look = () => { \
            const board = document.querySelector('[role=group]').getBoundingClientRect(); \
            const first = document.querySelector(\"[data-place='1']\").getBoundingClientRect(); \
            const phase = document.querySelector('main').dataset.phase; \
            window.frames_.push([phase, first.top < board.top + board.height / 2]); \
            requestAnimationFrame(look); \
        }; \
        look();";
    let games = [Saved::new("sholo-guti", "").two_players()];
    on_a_phone_with("turning the board", &games, async |bridge, chromium: &Chromium| {
        let page = &chromium.page;
        bridge.set(json!({ "speed": "slow", "language": "en", "turnBoard": true })).await?;
        page.load(&bridge.url("#/game/sholo-guti")).await?;
        page.persons_turn().await?;
        page.run_script(FRAMES).await?;
        tap(page, &place(12)).await?;
        becomes(page, 17, "step").await?;
        tap(page, &place(17)).await?;
        played(page, "sholo-guti", &["12-17"]).await?;
        page.see("main[data-to-move=north][data-phase=idle]").await?;
        let turned = "return window.frames_.at(-1)[1] && document.getAnimations().length === 0;";
        eventually("the board to have turned", async || {
            Ok((page.run_script(turned).await? == json!(true)).then_some(()))
        })
        .await?;
        let frames: Vec<(String, bool)> =
            serde_json::from_value(page.run_script("return window.frames_;").await?)?;
        assert!(frames.iter().any(|(phase, _)| phase == "animating"), "the turn was shown");
        assert!(frames.iter().all(|(phase, turned)| phase != "animating" || !turned), "{frames:?}");
        Ok(())
    })
    .await
}

/// What has been set in motion since the page is watched.
async fn motions(page: &Page) -> Outcome<Vec<Motion>> {
    Ok(serde_json::from_value(page.run_script("return window.watched.motions;").await?)?)
}
