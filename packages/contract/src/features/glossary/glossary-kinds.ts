import * as z from 'zod/mini';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';

/** Specification §3.8: a forced word, a remembered paragraph, or the words of one whole page. */
export const GLOSSARY_FORMATS = ['KEYWORD', 'PARAGRAPH', 'PAGE'] as const;
export const glossaryFormat = z.enum(GLOSSARY_FORMATS, { error: 'choice' });
export type GlossaryFormat = z.output<typeof glossaryFormat>;

export const GLOSSARY_STATES = ['PROPOSED', 'APPROVED', 'DISABLED'] as const;
export const glossaryState = z.enum(GLOSSARY_STATES, { error: 'choice' });
export type GlossaryState = z.output<typeof glossaryState>;

/** EXACT_WORD: whole syllables as written. PHRASE: whole syllables in any spelling of theirs. REGEX: SUPPER_ADMIN alone. */
export const MATCH_MODES = ['EXACT_WORD', 'PHRASE', 'REGEX'] as const;
export const matchMode = z.enum(MATCH_MODES, { error: 'choice' });
export type MatchMode = z.output<typeof matchMode>;

/** How an entry came to be. */
export const GLOSSARY_ORIGINS = ['PERSON', 'IMPORT', 'APPROVAL', 'SUGGESTION', 'API'] as const;
export type GlossaryOrigin = (typeof GLOSSARY_ORIGINS)[number];

/** Most characters of a source by its format (domain, §8). */
export const MOST_CHARACTERS: Readonly<Record<GlossaryFormat, number>> = {
  KEYWORD: 120,
  PARAGRAPH: 5_000,
  PAGE: 100_000,
};

export const recordLanguage = z.enum(RECORD_LANGUAGES, { error: 'choice' });

/** One direction: from the language of the source to another one. */
export interface LanguagePair {
  readonly sourceLang: string;
  readonly targetLang: string;
}

/** '' where nothing is said. The words of TBX-Basic in our spelling. */
export const PARTS_OF_SPEECH = ['', 'NOUN', 'VERB', 'ADJECTIVE', 'ADVERB', 'PROPER_NOUN', 'OTHER'] as const;
export const partOfSpeech = z.enum(PARTS_OF_SPEECH, { error: 'choice' });
export type PartOfSpeech = z.output<typeof partOfSpeech>;
