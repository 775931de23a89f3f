import type { Language } from '../../vocabulary/language.ts';
import type { ContestDetail } from './contest.ts';
import type { ContestSection } from './contest-changes.ts';
import type { Bilingual } from './contest-values.ts';

/** Texts of the current version of the rules. */
export interface RulesTexts {
  readonly rules: Bilingual;
  readonly consent: Bilingual;
  readonly privacy: Bilingual;
  readonly copyright: Bilingual;
}

/** What the checklist before the opening is made from; console and server use the same. */
export interface ChecklistFacts {
  readonly contest: ContestDetail;
  readonly rules: RulesTexts | null;
  /** `SMTP_URL` is set: entrants get their receipts and links. */
  readonly hasMail: boolean;
  /** The project has a site of its own for readers. */
  readonly hasSite: boolean;
  readonly now: number;
}

/** Where a missing thing is mended. */
export type CheckPlace = ContestSection | 'rounds' | 'prizes' | 'rules' | 'site' | 'mail';

export interface ContestCheckItem {
  readonly code: string;
  readonly place: CheckPlace;
  readonly level: 'required' | 'advised';
  readonly label: Record<Language, string>;
  /** What to do where it is not met. */
  readonly missing: Record<Language, string>;
  readonly isMet: (facts: ChecklistFacts) => boolean;
  /** Nothing to ask in this contest. */
  readonly isAsked?: (facts: ChecklistFacts) => boolean;
}

export interface ContestCheck
  extends Pick<ContestCheckItem, 'code' | 'place' | 'level' | 'label' | 'missing'> {
  readonly met: boolean;
}
