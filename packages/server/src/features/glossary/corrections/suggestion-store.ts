import type { TermSuggestionAnswer } from '@toasoan/contract/features/glossary/corrections/term-suggestion.ts';
import {
  CORRECTION_DAYS,
  type TermSuggestion,
} from '@toasoan/contract/features/glossary/corrections/term-suggestion.ts';
import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import { sourceKey } from '../memory/source-key.ts';
import { type CorrectedTexts, findSuggestions, suggestionKey } from './find-suggestions.ts';

const DAY_MS = 86_400_000;

/** Suggestions that nobody dismissed, and whose source is no term of the pair yet. */
export async function openSuggestions(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  { correctedTexts, now }: { readonly correctedTexts: CorrectedTexts; readonly now: Date },
): Promise<TermSuggestion[]> {
  const since = new Date(now.getTime() - CORRECTION_DAYS * DAY_MS);
  const found = findSuggestions(await correctedTexts(db, projectId, pair, since));
  if (found.length === 0) return [];
  const dismissed = await db
    .selectFrom('glossary_dismissals')
    .select('key')
    .where('project_id', '=', projectId)
    .where('source_lang', '=', pair.sourceLang)
    .where('target_lang', '=', pair.targetLang)
    .where('key', 'in', found.map(suggestionKey))
    .execute();
  const known = await db
    .selectFrom('glossary_entries')
    .select('source_key')
    .where('project_id', '=', projectId)
    .where('source_lang', '=', pair.sourceLang)
    .where('target_lang', '=', pair.targetLang)
    .where('format', '=', 'KEYWORD')
    .where(
      'source_key',
      'in',
      found.map(({ source }) => sourceKey(source)),
    )
    .execute();
  const left = new Set(dismissed.map(({ key }) => key));
  const terms = new Set(known.map((row) => row.source_key.toString('base64')));
  return found.filter(
    (one) => !left.has(suggestionKey(one)) && !terms.has(sourceKey(one.source).toString('base64')),
  );
}

export async function dismissSuggestion(
  db: Db,
  projectId: string,
  { sourceLang, targetLang, ...suggestion }: TermSuggestionAnswer,
): Promise<void> {
  await db
    .insertInto('glossary_dismissals')
    .values({
      project_id: projectId,
      source_lang: sourceLang,
      target_lang: targetLang,
      key: suggestionKey(suggestion),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
