import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { SuggestionReading } from '@toasoan/contract/features/posts/preview/suggestion-reading.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DrawnSitePage } from '#server/features/articles/public.ts';

/** A text of a post that somebody wants to see on its site, whatever its state. */
export interface PreviewedPost {
  readonly id: string;
  readonly text: PostSnapshot;
  readonly reading: SuggestionReading;
  /** When it became public, or will. */
  readonly publishedTime: Date;
  readonly substantiveTime: Date | null;
}

/** Widths at which a page is looked at; the first one is that of the window. */
export const PREVIEW_WIDTHS = ['WINDOW', 'TABLET', 'PHONE'] as const;

/** What stands above a page that somebody reads by a link. */
export interface PreviewBar {
  /** Of the person who looks. */
  readonly language: Language;
  /** The name of its state. */
  readonly state: string;
  readonly version: number;
  /** When that version was saved; null: not known. */
  readonly savedTime: string | null;
  readonly sharedBy: string;
  /** Null: the link opens this once. */
  readonly until: string | null;
  /** Null: nothing is suggested, or the page cannot be asked for again. */
  readonly reading: SuggestionReading | null;
  /** Null: the page cannot be asked for again. */
  readonly width: (typeof PREVIEW_WIDTHS)[number] | null;
}

interface PreviewFrame {
  readonly now: Date;
  /** The site's own words are in it, where it is a language of the project; absent: in that of the text. */
  readonly siteLang?: string | undefined;
  /** Absent: the page stands in a frame of the console, which has a bar of its own. */
  readonly bar?: PreviewBar;
}

interface PreviewPage extends DrawnSitePage {
  readonly headers: Readonly<Record<string, string>>;
}

/** What posts need of the sites: a text drawn as readers will get it. Undefined: the project has no site now. */
export type DrawPost = (
  db: Db,
  projectId: string,
  post: PreviewedPost,
  frame: PreviewFrame,
) => Promise<PreviewPage | undefined>;
