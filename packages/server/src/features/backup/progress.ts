const EVERY_MS = 5_000;

/** One line of progress at most every five seconds. */
export class Progress {
  readonly #print: (text: string) => void;
  #last = performance.now();

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  step(text: () => string): void {
    const now = performance.now();
    if (now - this.#last < EVERY_MS) return;
    this.#last = now;
    this.#print(text());
  }
}

/** `1.234.567` */
export const inWords = (count: number) => count.toLocaleString('vi');

/** Bytes as `12 MB`. */
export const inMB = (bytes: number) => `${inWords(Math.round(bytes / 2 ** 20))} MB`;
