import type { Refusal } from '../desk/refusal';

/** A refusal that the person is told. */
export interface Toast {
  id: number;
  code: Refusal['code'];
}

const SHOWN_MS = 8000;

/** What went wrong just now. The same thing twice is told once. */
export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #last = 0;

  tell({ code }: Pick<Refusal, 'code'>): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((toast) => toast.code !== code), { id, code }];
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
