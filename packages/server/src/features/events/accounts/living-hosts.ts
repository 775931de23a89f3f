import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { ACCOUNT_TYPES } from '@toasoan/contract/features/users/user.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findAccountNames, livingAccounts } from '#server/features/users/public.ts';
import type { Term } from '../event-record.ts';

/** The fields of an event that name accounts. */
const HOST_FIELDS = ['organizerIds', 'performerIds'] as const;
type Hosts = Pick<EventDetails, (typeof HOST_FIELDS)[number]>;

interface Naming {
  /** Named before: an account that was deleted since stays as it is. */
  readonly known?: Hosts;
  /** Somebody chose them just now. */
  readonly isStrict?: boolean;
}

/**
 * An event names accounts of its project, each once; a merged one is replaced by the account that it lives on in. @throws
 * INVALID_INPUT for an unknown account if strict; otherwise it is left out.
 */
export async function withLivingHosts<Draft extends EventDraft>(
  db: Db,
  projectId: string,
  draft: Draft,
  { known, isStrict = false }: Naming,
): Promise<Draft> {
  const sent = HOST_FIELDS.filter((field) => (draft[field] ?? []).length > 0);
  if (sent.length === 0) return draft;
  const living = await livingOf(
    db,
    projectId,
    sent.flatMap((field) => draft[field] ?? []),
  );
  const before = idsOf(known);
  const problems: FieldProblem[] = [];
  const lists = sent.map((field) => {
    const ids = (draft[field] ?? []).flatMap((id, index) => {
      const found = living.get(id) ?? (before.includes(id) ? id : undefined);
      if (found === undefined) problems.push({ field: `${field}.${index}`, code: 'unknownReference' });
      return found ?? [];
    });
    return [field, [...new Set(ids)]];
  });
  if (isStrict && problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  return { ...draft, ...Object.fromEntries(lists) };
}

/** Accounts that a draft would lose, with the names they had. */
export async function goneHosts(db: Db, projectId: string, draft: EventDraft, known: Hosts): Promise<Term[]> {
  const before = idsOf(known);
  const ids = [...new Set(HOST_FIELDS.flatMap((field) => draft[field] ?? []))];
  const living = await livingOf(db, projectId, ids);
  const gone = ids.filter((id) => !living.has(id) && !before.includes(id));
  const names = await findAccountNames(db, gone);
  return gone.map((id) => ({ id, title: names.get(id) ?? `#${id}` }));
}

function livingOf(db: Db, projectId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return livingAccounts(db, projectId, { ids, types: ACCOUNT_TYPES });
}

function idsOf(hosts: Hosts | undefined): string[] {
  return HOST_FIELDS.flatMap((field) => hosts?.[field] ?? []);
}
