//! Nothing is told by colour alone: what differs in colour differs in shape.

use leapsow_bridge::{Finger, tap};
use leapsow_tests::{Outcome, Page, Saved, becomes, place};
use serde_json::{Value, json};

use crate::phone::at_a_game;

/// South's man on 21 may jump and step.
const SHOLO_CHAIN: &str = "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23";

/// South must feed North: A may not be sown.
const OWARE_FEED: &str = "C f C e D d F d E a F d C b A b F f E c A e F d A e D f";

/// F captures eight in four houses.
const OWARE_CAPTURES: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";

/// Of a mark: whether it is filled, dashed, wider than a man, has a stroke of its own.
async fn shape(page: &Page, mark: &str) -> Outcome<Value> {
    const SHAPE: &str = "const mark = document.querySelector(arguments[0]); \
        const outline = mark.querySelector(':is(circle, rect):not(.under, .halo)'); \
        const { fill, strokeDasharray } = getComputedStyle(outline); \
        const man = document.querySelector('.man')?.getBoundingClientRect().width ?? 0; \
        return [fill !== 'none', strokeDasharray !== 'none', outline.getBoundingClientRect().width > man, \
            mark.querySelector('path') !== null];";
    page.see(mark).await?;
    Ok(page.client()?.execute(SHAPE, vec![json!(mark)]).await?)
}

#[tokio::test]
async fn steps_are_dots_jumps_rings_captures_dashed_and_the_end_of_a_turn_has_a_tick() -> Outcome {
    at_a_game("shapes on lines", Saved::new("sholo-guti", SHOLO_CHAIN), "off", async |page| {
        assert_eq!(shape(page, "g.origin").await?, json!([false, false, true, false]), "may jump");
        tap(page, &place(12)).await?;
        assert_eq!(shape(page, "g.step").await?, json!([true, false, false, false]), "a step");
        tap(page, &place(21)).await?;
        assert_eq!(shape(page, "g.jump").await?, json!([false, false, false, false]), "a jump");
        assert_eq!(shape(page, "g.takes").await?, json!([false, true, true, false]), "a man that it takes");
        tap(page, &place(31)).await?;
        becomes(page, 31, "end").await?;
        assert_eq!(shape(page, "g.end").await?, json!([false, false, true, true]), "the end of the turn");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn houses_to_sow_are_ringed_where_the_last_seed_falls_and_captures_dashed_and_refused_ones_struck_through()
-> Outcome {
    at_a_game("shapes of captures", Saved::new("oware", OWARE_CAPTURES), "off", async |page| {
        assert_eq!(shape(page, "g.gold").await?, json!([false, false, true, false]), "may be sown");
        let finger = Finger::down(page, &place(5)).await?;
        assert_eq!(shape(page, "g.falls").await?, json!([false, true, true, false]), "the last seed");
        assert_eq!(shape(page, "g.taken:not(.falls)").await?, json!([false, true, true, false]), "a capture");
        assert_eq!(page.text(".gain b").await?, "+8", "and in figures");
        finger.take_away().await
    })
    .await?;
    at_a_game("shapes of refusals", Saved::new("oware", OWARE_FEED), "off", async |page| {
        tap(page, &place(0)).await?;
        assert_eq!(shape(page, "g.refused").await?, json!([false, false, true, true]));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn dark_men_are_engraved_and_outlined_discs_have_the_bolder_rings() -> Outcome {
    // Of one man of each side: how broad the ring on it is that can be seen.
    const RINGS: &str = "return ['south', 'north'].map(side => { \
        const box = document.querySelector(`[data-owner=${side}]`).getBoundingClientRect(); \
        const at = [box.x + box.width / 2, box.y + box.height / 2]; \
        const far = man => { const { x, y, width, height } = man.getBoundingClientRect(); \
            return Math.hypot(x + width / 2 - at[0], y + height / 2 - at[1]); }; \
        const [man] = [...document.querySelectorAll('.bead, .disc')].sort((a, b) => far(a) - far(b)); \
        const { display, borderTopWidth, opacity } = getComputedStyle(man, '::after'); \
        return display === 'none' ? 0 : parseFloat(borderTopWidth) * opacity; \
    });";
    for game in
        [Saved::new("sholo-guti", ""), Saved::new("egara-guti", ""), Saved::new("checkers", "").dark()]
    {
        at_a_game(&format!("men of {}", game.game), game, "off", async |page| {
            let rings = page.run_script(RINGS).await?;
            let [south, north]: [f64; 2] = serde_json::from_value(rings)?;
            assert!(north >= 1.0 && south <= 0.75 * north, "{south} on South's, {north} on North's");
            Ok(())
        })
        .await?;
    }
    Ok(())
}
