import type {
  SegmentCounts,
  TranslationState,
} from '@toasoan/contract/features/translations/translation-states.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { StatusTone } from '#web/ui/display/status-tag.tsx';

/** States by the tones of the console. */
export const STATE_TONES: Readonly<Record<TranslationState, StatusTone>> = {
  QUEUED: 'draft',
  TRANSLATING: 'waiting',
  MT_DONE: 'unpublished',
  IN_EDIT: 'editing',
  EDITED: 'editing',
  APPROVED: 'published',
  STALE: 'returned',
  FAILED: 'rejected',
  TAKEN_DOWN: 'taken-down',
};

/** Paragraphs that a person has looked at: the x of x/y. */
export const doneOf = ({ edited, approved }: SegmentCounts): number => edited + approved;

const factsOf = (lang: string) => LANGUAGE_FACTS[RECORD_LANGUAGES.find((one) => one === lang) ?? 'en'];

/** As its readers call it; a language that is not ours by its tag. */
export const ownName = (lang: string): string =>
  RECORD_LANGUAGES.some((one) => one === lang) ? factsOf(lang).ownName : lang;

/** "Xem trang tiếng Anh": Vietnamese begins a language with a small letter inside of a sentence. */
export function nameInSentence(lang: string): string {
  const name = languageName(lang);
  return currentLanguage() === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export const directionOf = (lang: string): 'ltr' | 'rtl' => factsOf(lang).direction;
