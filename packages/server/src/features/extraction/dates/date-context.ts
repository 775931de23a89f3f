export interface ReadDate {
  /** ISO, UTC. */
  readonly time: string;
  /** False: the page names only the day, and the moment is its beginning. */
  readonly hasTime: boolean;
}

export interface DateContext {
  /** Such as `HH:mm DD/MM/YYYY`, tried first. */
  readonly formats?: readonly string[];
  /** When the page was fetched: "2 giờ trước" counts from here. */
  readonly now: Date;
  /** Of the source, where the text names none. */
  readonly timeZone: string;
}
