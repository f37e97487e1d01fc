/** Elements by number, to animate and focus them. Nothing is drawn from it, so it is not reactive. */
export class Elements<E extends HTMLElement> {
  readonly #all = new Map<number, E>();

  get(id: number): E | undefined {
    return this.#all.get(id);
  }

  /** An attachment that keeps the element as long as it is on the page. */
  keep(id: number): (element: E) => () => void {
    return (element) => {
      this.#all.set(id, element);
      return () => {
        if (this.#all.get(id) === element) this.#all.delete(id);
      };
    };
  }
}
