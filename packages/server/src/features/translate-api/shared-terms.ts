import type {
  SavedTerm,
  SentTerm,
  Term,
  TermsQuery,
} from '@toasoan/contract/features/translate-api/calls.ts';
import type { Db } from '#server/core/db/database.ts';
import { listGlossary, saveGlossaryEntry } from '#server/features/glossary/public.ts';
import type { KeyWork } from './translate-api-ports.ts';

/** Approved entries of a pair in the order of their ids, from after the cursor. */
export async function listTerms(
  db: Db,
  { projectId, pair }: KeyWork,
  { format, cursor, limit }: TermsQuery,
): Promise<{ items: Term[]; nextCursor: string | null }> {
  const rows = await listGlossary(db, projectId, {
    pair,
    limit: limit + 1,
    ...(format !== undefined && { format }),
    ...(cursor !== undefined && { after: cursor }),
  });
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Proposes entries in the name of the key, and changes those that are only proposed. */
export async function saveTerms(
  tx: Db,
  { projectId, pair, by, asker }: KeyWork,
  entries: readonly SentTerm[],
): Promise<SavedTerm[]> {
  const audit = { ...asker, db: tx, projectId };
  const saved: SavedTerm[] = [];
  for (const sent of entries) {
    const { entry, outcome } = await saveGlossaryEntry(projectId, {
      entry: { ...pair, ...sent } as never,
      by,
      audit,
    });
    saved.push({ id: entry.id, outcome, state: entry.state });
  }
  return saved;
}
