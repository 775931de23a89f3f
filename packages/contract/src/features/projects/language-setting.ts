import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';

/** Language, with script and region if needed: `vi`, `zh-Hant`, `pt-BR`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
export const languageTag = z.string({ error: 'type' }).check(z.regex(LANGUAGE_TAG, { error: 'pattern' }));

export const MAX_LANGUAGES = 40;
export const MAX_LANGUAGE_NAME = 40;

/** How a language of a project is named, and what its readers get where it has nothing. */
export const languageSetting = z.object({
  lang: z.string(),
  /** As its readers see it in menus. */
  name: z.string(),
  /** Another language of the project; null for its default one. */
  fallback: z.nullable(z.string()),
});
export type LanguageSetting = z.output<typeof languageSetting>;

/** As people enter them; the order of `languages` counts. An empty name is the language's own. */
export const languageSettings = z
  .array(
    z.strictObject({
      lang: languageTag,
      name: oneLine({ max: MAX_LANGUAGE_NAME }),
      fallback: z.nullable(languageTag),
    }),
  )
  .check(z.maxLength(MAX_LANGUAGES, { error: 'tooMany' }));
