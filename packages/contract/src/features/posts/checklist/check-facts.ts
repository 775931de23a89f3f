import type { ArticleFacts } from '../../../article/article-facts.ts';
import type { PostDetails } from '../post-details.ts';
import type { PostType } from '../post-kinds.ts';
import type { PlacedMedia } from './placed-media.ts';

/** The input of the checks; console and server collect it with `gatherFacts`. */
export interface PostCheckFacts {
  /** '' also for a post without a title. */
  readonly title: string;
  readonly excerpt: string;
  /** The body holds a visible character, or a node that is not text. */
  readonly hasContent: boolean;
  readonly words: number;
  readonly article: Pick<ArticleFacts, 'linksInside' | 'linksOutside' | 'linksMalformed' | 'headingJumps'>;
  /** Suggestions that nobody has accepted or rejected. */
  readonly openSuggestions: number;
  /** Average words per sentence. */
  readonly sentenceLength: number;
  /** The listed words found in the post, as spelled in the lists. */
  readonly bannedWords: readonly string[];
  readonly suspectWords: readonly string[];
  readonly mainCategory: 'none' | 'disabled' | 'enabled';
  readonly categoryCount: number;
  readonly bylineCount: number;
  readonly tagCount: number;
  readonly keywordCount: number;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: PostDetails;
  /** Its files of the library, each with its place. */
  readonly media: readonly PlacedMedia[];
  /** Open notes that require a fix. */
  readonly mustFixNotes: number;
  /** Milliseconds: the planned publishing time. */
  readonly publishAt: number;
  /** The most similar post; absent while unknown. */
  readonly duplicateOf?: { readonly title: string; readonly score: number } | undefined;
}

/** off: not checked. recommended: reported, never blocking. required: must be met. */
export const CHECK_LEVELS = ['off', 'recommended', 'required'] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

export interface CheckSettings {
  /** Minutes between a source's publication and ours (the law on aggregators: 60). */
  readonly minDelayMinutes: number;
  /** The project's choices; a check without one has its default level. */
  readonly levels: Readonly<Record<string, CheckLevel>>;
  /** Levels by code, or by code and type ("WORDS_FEW.LONGFORM"). */
  readonly figures: Readonly<Record<string, number>>;
  readonly bannedWords: readonly string[];
  readonly suspectWords: readonly string[];
  /** Hosts of the project's own sites. */
  readonly ownHosts: readonly string[];
  /** The time zone of days. */
  readonly timezone: string;
}
export const PLAIN_CHECK_SETTINGS: CheckSettings = {
  minDelayMinutes: 60,
  levels: {},
  figures: {},
  bannedWords: [],
  suspectWords: [],
  ownHosts: [],
  timezone: 'Asia/Ho_Chi_Minh',
};

/** Required by law or technically: no project can switch them off. */
export type OwnLevel = CheckLevel | 'hard';

/** The number a check compares with; a project may choose its own within the bounds. */
export interface CheckFigure {
  readonly plain: number;
  readonly least: number;
  readonly most: number;
  /** Types with a number of their own. */
  readonly byType?: Readonly<Partial<Record<PostType, number>>>;
}

export interface CheckText {
  readonly vi: string;
  readonly en: string;
}

export interface PostCheck {
  readonly code: string;
  /** The field where it is fixed. */
  readonly field: string;
  /** The field of this post, where it is one of several. */
  readonly fieldOf?: (facts: PostCheckFacts) => string;
  readonly level: OwnLevel;
  /** Reported while writing, from facts only the console knows: it can block nothing. */
  readonly isAdviceOnly?: boolean;
  /** Also checked before submission to an editor. */
  readonly beforeSubmit?: boolean;
  /** Checked before submission for approval. */
  readonly beforeForward?: boolean;
  readonly figure?: CheckFigure;
  readonly isMet: (facts: PostCheckFacts, settings: CheckSettings, figure: number) => boolean;
  /** `{figure}`, `{found}`: filled for the post. */
  readonly text: CheckText;
  /** Where nothing was found at all. */
  readonly textOfNone?: CheckText;
  /** Fills `{found}`. */
  readonly found?: (facts: PostCheckFacts) => string | number;
}
