import type { ArticleFacts } from '../../../article/article-facts.ts';
import type { PostDetails } from '../post-details.ts';
import type { PostType } from '../post-kinds.ts';
import type { PlacedMedia } from './placed-media.ts';

/** What the checks look at; console and server gather it from their own sides by `gatherFacts`. */
export interface PostCheckFacts {
  /** '' also where the post stands without a title. */
  readonly title: string;
  readonly excerpt: string;
  /** The body holds any visible character, or a part that is not text. */
  readonly hasContent: boolean;
  readonly words: number;
  readonly article: Pick<ArticleFacts, 'linksInside' | 'linksOutside' | 'linksMalformed' | 'headingJumps'>;
  /** Changes that somebody suggested and nobody accepted or rejected. */
  readonly openSuggestions: number;
  /** Words that a sentence has on average. */
  readonly sentenceLength: number;
  /** Words of the project's lists in the post, as the lists write them. */
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
  /** Its files of the library, each where it stands. */
  readonly media: readonly PlacedMedia[];
  /** Open notes that ask for a fix. */
  readonly mustFixNotes: number;
  /** Milliseconds: when it is to be public. */
  readonly publishAt: number;
  /** The post that is most like it; absent while nobody looked. */
  readonly duplicateOf?: { readonly title: string; readonly score: number } | undefined;
}

/** off: not looked at. recommended: said, never in the way. required: has to be met. */
export const CHECK_LEVELS = ['off', 'recommended', 'required'] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

export interface CheckSettings {
  /** Minutes between a source's publication and ours (spec of the law on aggregators: 60). */
  readonly minDelayMinutes: number;
  /** What the project chose; a check that is not named has its own level. */
  readonly levels: Readonly<Record<string, CheckLevel>>;
  /** As levels, by code, or by code and type ("WORDS_FEW.LONGFORM"). */
  readonly figures: Readonly<Record<string, number>>;
  readonly bannedWords: readonly string[];
  readonly suspectWords: readonly string[];
  /** Hosts of the project's own sites. */
  readonly ownHosts: readonly string[];
  /** By which days end. */
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

/** Of the law or of the machine itself: no project can switch them off. */
export type OwnLevel = CheckLevel | 'hard';

/** The number a check compares with; a project may choose its own within the bounds. */
export interface CheckFigure {
  readonly plain: number;
  readonly least: number;
  readonly most: number;
  /** Types that have a figure of their own. */
  readonly byType?: Readonly<Partial<Record<PostType, number>>>;
}

export interface CheckText {
  readonly vi: string;
  readonly en: string;
}

export interface PostCheck {
  readonly code: string;
  /** Where it is mended. */
  readonly field: string;
  readonly level: OwnLevel;
  /** Told while somebody writes, by what only the console knows: it can stop nothing. */
  readonly isAdviceOnly?: boolean;
  /** Looked at before an editor gets it too. */
  readonly beforeSubmit?: boolean;
  /** Looked at before it goes to who approves. */
  readonly beforeForward?: boolean;
  readonly figure?: CheckFigure;
  readonly isMet: (facts: PostCheckFacts, settings: CheckSettings, figure: number) => boolean;
  /** `{figure}`, `{found}`: filled for the post. */
  readonly text: CheckText;
  /** Fills `{found}`. */
  readonly found?: (facts: PostCheckFacts) => string | number;
}
