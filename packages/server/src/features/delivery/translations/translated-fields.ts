import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Db } from '#server/core/db/database.ts';

/** Texts by the keys of their segments: `title`, `description.0` for its first line, `items.7:title`. */
export type TextsByKey = ReadonlyMap<string, string>;

/**
 * Approved texts of records without rows of their own in each language, by the ids of the records. What has none in the
 * language is left out.
 */
export type TranslatedFields = (
  db: Db,
  projectId: string,
  kind: Extract<TranslatedKind, 'CATEGORY' | 'MENU' | 'TEMPLATE'>,
  ids: readonly string[],
  lang: string,
) => Promise<ReadonlyMap<string, TextsByKey>>;

/** The lines of a field, each in its translation where it has one. */
export function translatedLines(key: string, text: string, texts: TextsByKey): string {
  return text
    .split('\n')
    .map((line, place) => texts.get(`${key}.${place}`) ?? line)
    .join('\n');
}
