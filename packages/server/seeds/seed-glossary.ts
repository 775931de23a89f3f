import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { ENTRY_COLUMNS } from '#server/features/glossary/entry-row.ts';
import { recordChanges } from '#server/features/glossary/history/change-store.ts';
import { derivedColumns } from '#server/features/glossary/memory/derived-columns.ts';
import { DEMO_TERMS, type DemoTerm } from './glossary/demo-terms.ts';

const HOUR = 3_600_000;
const DAYS = 14;

interface Seeding {
  readonly person: (key: 'admin' | 'editor') => Actor;
  readonly now: Date;
}

/** Terms in several languages, remembered paragraphs and a page, in all states, with their use and their history. */
export async function seedGlossary(tx: Db, projectId: string, { person, now }: Seeding): Promise<void> {
  // The oldest first, so that ids follow time.
  for (const [at, term] of [...DEMO_TERMS.entries()].toReversed()) {
    const by = person(term.owner ?? 'admin');
    const time = new Date(now.getTime() - (2 + at * 5) * HOUR);
    const columns = columnsOf(projectId, term);
    const after = await tx
      .insertInto('glossary_entries')
      .values({
        ...columns,
        ...derivedColumns(columns),
        owner_id: by.userId,
        owner_name: by.displayName,
        state: term.state ?? 'APPROVED',
        create_time: time,
        update_time: time,
        ...createdBy(by),
      })
      .returning(ENTRY_COLUMNS)
      .executeTakeFirstOrThrow();
    const proposed = { ...after, state: 'PROPOSED' as const };
    await recordChanges(tx, 'CREATE', [{ after: proposed }], { by });
    if (after.state !== 'PROPOSED')
      await recordChanges(tx, 'APPROVE', [{ before: proposed, after: { ...after, state: 'APPROVED' } }], {
        by: person('admin'),
      });
    if (after.state === 'DISABLED')
      await recordChanges(tx, 'DISABLE', [{ before: { ...after, state: 'APPROVED' }, after }], {
        by: person('admin'),
      });
    await addHits(tx, projectId, { id: after.id, daily: term.daily ?? 0, now, at });
  }
}

function columnsOf(projectId: string, term: DemoTerm) {
  return {
    project_id: projectId,
    source_lang: 'vi',
    target_lang: term.to ?? 'en',
    format: term.format ?? 'KEYWORD',
    source_content: term.source,
    target_content: term.target,
    old_content: term.old ?? '',
    domain: term.domain,
    part_of_speech: term.part ?? '',
    forbidden: [...(term.forbidden ?? [])],
    note: term.note ?? '',
    case_sensitive: term.caseSensitive ?? false,
    priority: term.priority ?? 50,
  };
}

interface Used {
  readonly id: string;
  readonly daily: number;
  readonly now: Date;
  readonly at: number;
}

/** A course that is never the same for two terms, and the same at each start. */
async function addHits(tx: Db, projectId: string, { id, daily, now, at }: Used): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, ago) => ({
    project_id: projectId,
    entry_id: id,
    day: new Date(now.getTime() - ago * 24 * HOUR).toISOString().slice(0, 10),
    hits: Math.round(daily * (0.6 + (((at + 3) * (ago + 5) * 7) % 9) / 10)),
  })).filter(({ hits }) => hits > 0);
  if (rows.length > 0) await tx.insertInto('glossary_hits').values(rows).execute();
}
