import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  Activity,
  AuditFilter,
  AuditListQuery,
  AuditRow,
} from '@toasoan/contract/features/audit/audit.ts';
import { deviceNameOf } from '#server/core/auth/device-name.ts';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { changesOf, referencesOf } from './audit-changes.ts';
import { countLog, type LoggedRow, readActivity, readLog } from './audit-log-view.ts';
import { findNames, type NamedKind, type NameReader, type Names } from './audit-names-view.ts';
import type { AuditReader } from './audit-reader.ts';

export async function listAudit(db: Db, reader: AuditReader, query: AuditListQuery): Promise<Page<AuditRow>> {
  const part = { limit: query.limit, offset: offsetOf(query) };
  const items = await listedRows(db, reader, await readLog(db, reader, query, part));
  return pageOf(query, items, await countLog(db, reader, query));
}

/** The next rows that are older than `beforeId`, and the id to continue from if more follow. */
export async function partOfAudit(
  db: Db,
  reader: AuditReader,
  filter: AuditFilter,
  limit: number,
): Promise<{ readonly items: AuditRow[]; readonly nextBeforeId: string | null }> {
  const rows = await readLog(db, reader, filter, { limit: limit + 1, offset: 0 });
  const part = rows.slice(0, limit);
  const nextBeforeId = rows.length > limit ? (part.at(-1)?.id ?? null) : null;
  return { items: await listedRows(db, reader, part), nextBeforeId };
}

/** The latest events of the project that the person may see. */
export async function listActivity(db: Db, reader: AuditReader, limit: number): Promise<Activity[]> {
  const rows = await readActivity(db, reader, limit);
  // It shows no changes, so it needs no names of what they refer to.
  const names = await findNames(db, reader, { ...noIds(), user: namelessPeople(rows) });
  return rows.map((row) => activityOf(row, names));
}

/** Stored rows as the log shows them. */
export async function listedRows(
  db: Db,
  reader: NameReader,
  rows: readonly LoggedRow[],
): Promise<AuditRow[]> {
  const names = await namesOf(db, reader, rows);
  return rows.map((row) => ({
    ...activityOf(row, names),
    role: row.user_role ?? '',
    address: row.address,
    ...deviceOf(row),
    changes: changesOf(row, names),
  }));
}

/** Earlier builds kept the browser of a sign-in among its facts. */
function deviceOf(row: LoggedRow): Pick<AuditRow, 'device' | 'userAgent'> {
  const userAgent = row.user_agent ?? String(row.after?.userAgent ?? '');
  return { device: deviceNameOf(userAgent), userAgent };
}

async function namesOf(db: Db, reader: NameReader, rows: readonly LoggedRow[]): Promise<Names> {
  const ids = noIds();
  for (const row of rows) for (const [kind, id] of referencesOf(row)) ids[kind].add(id);
  for (const id of namelessPeople(rows)) ids.user.add(id);
  return await findNames(db, reader, ids);
}

function noIds(): Record<NamedKind, Set<string>> {
  return { category: new Set(), tag: new Set(), project: new Set(), user: new Set(), event: new Set() };
}

function namelessPeople(rows: readonly LoggedRow[]): ReadonlySet<string> {
  return new Set(rows.filter(isNamelessPerson).map((row) => row.entity_id));
}

/** An action of a person on their own account is recorded without a title. */
function isNamelessPerson(row: LoggedRow): row is LoggedRow & { readonly entity_id: string } {
  return row.entity === 'user' && row.title === null && row.entity_id !== null;
}

function activityOf(row: LoggedRow, names: Names): Activity {
  return {
    id: row.id,
    time: row.time.toISOString(),
    by: { userId: row.user_id, name: row.user_name },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    title: row.title ?? (isNamelessPerson(row) ? (names.user.get(row.entity_id) ?? '') : ''),
  };
}
