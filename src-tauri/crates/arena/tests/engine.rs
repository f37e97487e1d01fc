//! The engine as a program on the other end of two pipes sees it.

mod pipe {
    mod answers;
    mod bad_input;
    mod talk;

    pub(crate) use talk::Engine;
}
