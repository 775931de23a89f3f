import type { GlossaryOrigin, LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type EntryValues,
  entryKeyOf,
  holdEntries,
  insertEntries,
  updateEntries,
} from '../bulk-entry-store.ts';
import type { EntryRow } from '../entry-row.ts';
import { recordChanges } from '../history/change-store.ts';

interface Remembered {
  readonly source: string;
  readonly target: string;
}

/** Rows of one statement. */
const AT_ONCE = 500;

/**
 * Keeps approved paragraphs for the next time, in the caller's transaction: one that is there takes the newer words and
 * is approved, one that somebody switched off stays so. The history tells of each that changed.
 */
export async function rememberParagraphs(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  paragraphs: readonly Remembered[],
  { by, origin }: { readonly by: Actor; readonly origin: GlossaryOrigin },
): Promise<void> {
  const once = new Map(
    paragraphs.filter(hasBoth).map((one) => {
      const entry = entryOf(pair, one);
      return [entryKeyOf(entry), entry];
    }),
  );
  // In one order: two approvals at once wait for each other's new entries.
  const entries = [...once].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await rememberSome(db, projectId, entries.slice(from, from + AT_ONCE), { by, origin });
}

const hasBoth = ({ source, target }: Remembered): boolean => source.trim() !== '' && target.trim() !== '';

async function rememberSome(
  db: Db,
  projectId: string,
  entries: readonly (readonly [string, EntryValues])[],
  { by, origin }: { readonly by: Actor; readonly origin: GlossaryOrigin },
): Promise<void> {
  const known = await holdEntries(
    db,
    projectId,
    entries.map(([, entry]) => entry),
  );
  const added = entries.filter(([key]) => !known.has(key)).map(([, entry]) => entry);
  const changed = entries.flatMap(([key, { target_content }]) => {
    const before = known.get(key);
    return before && isNews(before, target_content)
      ? { before, values: newWords(before, target_content) }
      : [];
  });
  const inserted = await insertEntries(db, projectId, added, { by, origin });
  const updated = new Map((await updateEntries(db, projectId, changed, by)).map((row) => [row.id, row]));
  await recordChanges(
    db,
    'CREATE',
    inserted.map((after) => ({ after })),
    { by },
  );
  await recordChanges(
    db,
    'UPDATE',
    changed.map(({ before }) => ({ before, after: updated.get(before.id) })),
    { by },
  );
}

const isNews = (before: EntryRow, target: string): boolean =>
  before.state === 'PROPOSED' || (before.state === 'APPROVED' && before.target_content !== target);

const newWords = (before: EntryRow, target: string): EntryValues => ({
  ...before,
  target_content: target,
  state: 'APPROVED',
});

function entryOf({ sourceLang, targetLang }: LanguagePair, { source, target }: Remembered): EntryValues {
  return {
    source_lang: sourceLang,
    target_lang: targetLang,
    format: 'PARAGRAPH',
    source_content: source,
    target_content: target,
    old_content: '',
    case_sensitive: false,
    match_mode: 'PHRASE',
    domain: '',
    part_of_speech: '',
    forbidden: [],
    note: '',
    priority: 50,
    state: 'APPROVED',
  };
}
