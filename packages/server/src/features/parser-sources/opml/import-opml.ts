import { OPML_RULE_TEXTS, type OpmlSource } from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import type {
  ParserSourceCreate,
  ParserSourceUpdate,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditSource } from '../source-audit.ts';
import type { ParserSourceRow } from '../source-row.ts';
import {
  createOf,
  type KnownSource,
  type OutlinedFeed,
  type ReadOutline,
  sourcesOfOutline,
} from './sources-of-outline.ts';

export interface Outline {
  readonly feeds: readonly OutlinedFeed[];
  readonly isTruncated: boolean;
}

/** @throws RULES_NOT_MET: NOT_OPML */
export async function outlineOf(text: string, read: ReadOutline): Promise<Outline> {
  const outline = await read(text);
  if (outline === undefined) throw ruleNotMet(OPML_RULE_TEXTS, 'NOT_OPML', 'text');
  return outline;
}

/** What a file would become; writes nothing. */
export async function previewOpml(
  db: Db,
  projectId: string,
  { feeds, isTruncated }: Outline,
): Promise<{ items: OpmlSource[]; isTruncated: boolean }> {
  return { items: sourcesOfOutline(feeds, await knownSources(db, projectId)), isTruncated };
}

type Store = RecordStore<ParserSourceRow, ParserSourceCreate, ParserSourceUpdate>;

/** Makes sources of the chosen sites; those known or refused are skipped. @throws TOO_MANY_SOURCES */
export async function importOpml(
  call: TransactionCall,
  { feeds }: Outline,
  { hosts, store }: { readonly hosts: readonly string[]; readonly store: Store },
): Promise<{ created: number; skipped: number }> {
  const sources = sourcesOfOutline(feeds, await knownSources(call.db, call.projectId));
  const wanted = sources.filter(({ host }) => hosts.includes(host));
  let created = 0;
  for (const source of wanted) {
    const body = createOf(source);
    if (source.fate !== 'NEW' || !body.success) continue;
    await auditSource(call, 'import', { after: await store.insert(call, body.data) });
    created += 1;
  }
  return { created, skipped: wanted.length - created };
}

async function knownSources(db: Db, projectId: string): Promise<KnownSource[]> {
  return await db
    .selectFrom('parser_sources')
    .select(['id', 'title', 'domains'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
}
