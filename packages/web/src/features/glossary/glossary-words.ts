import {
  GLOSSARY_FORMATS,
  type GlossaryFormat,
  type GlossaryState,
  MATCH_MODES,
  PARTS_OF_SPEECH,
  type PartOfSpeech,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import {
  GLOSSARY_ACTION_TEXTS,
  GLOSSARY_FORMAT_TEXTS,
  GLOSSARY_STATE_TEXTS,
  MATCH_MODE_TEXTS,
  PART_OF_SPEECH_TEXTS,
} from '@toasoan/contract/features/glossary/glossary-texts.ts';
import {
  GLOSSARY_ACTIONS,
  type GlossaryAction,
} from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { StatusTone } from '#web/ui/display/status-tag.tsx';

export const formatWords = (format: GlossaryFormat) => GLOSSARY_FORMAT_TEXTS[format][currentLanguage()];
export const stateWords = (state: GlossaryState) => GLOSSARY_STATE_TEXTS[state][currentLanguage()];
export const actionWords = (action: GlossaryAction) => GLOSSARY_ACTION_TEXTS[action][currentLanguage()];
export const partWords = (part: PartOfSpeech) => PART_OF_SPEECH_TEXTS[part][currentLanguage()];

export const STATE_TONES: Readonly<Record<GlossaryState, StatusTone>> = {
  PROPOSED: 'waiting',
  APPROVED: 'published',
  DISABLED: 'draft',
};

/** "Tiếng Việt" is "Việt" where it stands among other languages. */
export const shortLanguage = (tag: string): string => {
  const name = languageName(tag).replace(/^Tiếng /, '');
  return name.slice(0, 1).toLocaleUpperCase(currentLanguage()) + name.slice(1);
};

export const pairWords = ({ sourceLang, targetLang }: { sourceLang: string; targetLang: string }): string =>
  `${shortLanguage(sourceLang)} › ${shortLanguage(targetLang)}`;

export const formatOptions = () =>
  GLOSSARY_FORMATS.map((format) => ({ value: format, label: formatWords(format) }));
export const languageOptions = () =>
  RECORD_LANGUAGES.map((language) => ({ value: language, label: languageName(language) }));
export const partOptions = () => PARTS_OF_SPEECH.map((part) => ({ value: part, label: partWords(part) }));
export const actionOptions = () =>
  GLOSSARY_ACTIONS.map((action) => ({ value: action, label: actionWords(action) }));

/** Expressions are for super administrators; others see one that is there. */
export const matchOptions = (withExpressions: boolean) =>
  MATCH_MODES.filter((mode) => mode !== 'REGEX' || withExpressions).map((mode) => ({
    value: mode,
    label: MATCH_MODE_TEXTS[mode][currentLanguage()],
  }));
export const matchWords = (mode: keyof typeof MATCH_MODE_TEXTS) => MATCH_MODE_TEXTS[mode][currentLanguage()];
