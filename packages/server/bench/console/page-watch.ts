/** What a person waits for. */
export type Sight =
  /** The form of the sign-in page. */
  | 'sign-in'
  /** The first row of the list of posts. */
  | 'row'
  /** A title, as a heading or in its field. */
  | 'title'
  /** A title in its field. */
  | 'field'
  /** The text of an article that one can type in. */
  | 'text'
  /** A page's heading, and no placeholder of coming content. */
  | 'content';

/** Times on the page's own clock, which starts with the navigation. */
export interface Seen {
  /** Of the last click; 0 without one. */
  readonly clickedAt: number;
  /** When the page's document held it. */
  readonly shownAt: number;
  /** The first task after the next paint. */
  readonly paintedAt: number;
}

/** What `page/watch-page.js` adds to a page as `globalThis.pageWatch`. */
export interface PageWatch {
  /** Watches for one sight, in place of an earlier one; `afterClick` waits for the next click first. */
  watchFor(sight: Sight, text?: string, afterClick?: boolean): void;
  found(): Promise<Seen>;
  /** Durations of the tasks over 50 ms that began since then. */
  longTasksSince(from: number): number[];
  /** Times each key in a field, from the event to the paint of its letter. */
  timeKeys(selector: string): void;
  keys(): number[];
}
