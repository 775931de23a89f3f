import type { Db } from '#server/core/db/database.ts';
import type { DeliverArticle } from '#server/features/posts/public.ts';
import type { Site } from './sites/site.ts';

/** One composition: what it reads with, and what it notes of its answer. */
export interface Reading {
  readonly db: Db;
  readonly now: Date;
  /** Puts the links of the project's keywords into an article. */
  readonly deliver: DeliverArticle;
  /** Where the console is; a site without a domain is below it. */
  readonly publicUrl: string;
  /** Notes what the answer shows. */
  readonly shows: (...keys: string[]) => void;
  /** Notes that the clock alone changes the answer then. */
  readonly changesAt: (time: Date | null) => void;
}

/** A composition of a page of a site. */
export interface SiteReading extends Reading {
  readonly site: Site;
  /**
   * A part that many pages have, as JSON: composed once, until something that it shows changes. What of it drops the
   * page too, the page notes by itself.
   */
  readonly shared: <Part>(name: string, read: (reading: SiteReading) => Promise<Part>) => Promise<Part>;
}
