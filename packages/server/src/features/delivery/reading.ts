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
}

/** A composition of a page of a site. */
export interface SiteReading extends Reading {
  readonly site: Site;
}
