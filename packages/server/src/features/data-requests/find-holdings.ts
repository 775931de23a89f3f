import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { DATA_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import {
  HELD_KIND_FACTS,
  HELD_KINDS,
  type HeldKind,
  type Holdings,
  heldKeyOf,
  mostHeld,
} from '@toasoan/contract/features/data-requests/held-data.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type {
  HeldFound,
  PersonalDataSource,
  SoughtPerson,
} from '#server/core/personal-data/personal-data.ts';
import { projectName } from './confirm-link-store.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { addEntry, type DataRequestRow, getDataRequest } from './data-request-store.ts';
import { openRequester } from './requester-contact.ts';

/** Every place where the house may hold data of a person. */
export type Holders = Readonly<Record<HeldKind, PersonalDataSource>>;

interface Looking {
  readonly holders: Holders;
  readonly secretBox: SecretBox;
  readonly now: Date;
}

/**
 * Whose data it is. Who asks for somebody else gives their own e-mail and telephone: then only the name of the other
 * person says anything.
 */
export function soughtPerson(secretBox: SecretBox, row: DataRequestRow): SoughtPerson {
  if (row.capacity !== 'SELF') return { email: '', phone: '', name: row.subject_name };
  return { ...openRequester(secretBox, row), name: row.requester_name };
}

async function findAll(
  { db, projectId }: TransactionCall,
  row: DataRequestRow,
  { holders, secretBox }: Looking,
): Promise<{ kind: HeldKind; found: readonly HeldFound[] }[]> {
  const person = soughtPerson(secretBox, row);
  const all: { kind: HeldKind; found: readonly HeldFound[] }[] = [];
  for (const kind of HELD_KINDS) {
    const found = await holders[kind].find(db, projectId, person, mostHeld(kind) + 1);
    all.push({ kind, found: found.filter(({ id }) => kind !== 'DATA_REQUEST' || id !== row.id) });
  }
  return all;
}

/** What the project holds of the person; the log keeps who looked. @throws NOT_FOUND, SECRET_UNREADABLE. */
export async function lookUpHoldings(call: TransactionCall, id: string, looking: Looking): Promise<Holdings> {
  const row = await getDataRequest(call.db, call.projectId, id);
  const all = await findAll(call, row, looking);
  const items = all.flatMap(({ kind, found }) =>
    found.slice(0, mostHeld(kind)).map((one) => ({
      kind,
      id: one.id,
      title: one.title,
      time: one.time?.toISOString() ?? null,
      match: one.match,
    })),
  );
  await record(call, row, { verb: 'search', count: items.length, now: looking.now });
  const cut = all.filter(({ kind, found }) => found.length > mostHeld(kind)).map(({ kind }) => kind);
  return { items, cut };
}

/** The chosen records in full, for the person. @throws RULES_NOT_MET before it is known who asks. */
export async function exportHoldings(
  call: TransactionCall,
  id: string,
  { items }: BodyOf<typeof dataRequestEndpoints.export>,
  looking: Looking,
): Promise<{ fileName: string; json: string; count: number }> {
  const { db, projectId, language } = call;
  const row = await getDataRequest(db, projectId, id);
  if (row.state !== 'IN_PROGRESS') throw ruleNotMet(TEXTS, 'NOT_VERIFIED');
  const chosen = new Set(items);
  const records = (await findAll(call, row, looking)).flatMap(({ kind, found }) =>
    found
      .filter((one) => chosen.has(heldKeyOf({ kind, id: one.id })))
      .map(({ title, time, match, facts, ...one }) => ({
        kind: HELD_KIND_FACTS[kind].text[language],
        id: one.id,
        title,
        time: time?.toISOString() ?? null,
        foundBy: match,
        ...facts,
      })),
  );
  if (records.length !== chosen.size) throw ruleNotMet(TEXTS, 'NOT_FOUND_HERE', 'items');
  const number = dataRequestNumber(row);
  const whole = {
    request: number,
    newsroom: await projectName(db, projectId),
    exportedTime: looking.now.toISOString(),
    person: soughtPerson(looking.secretBox, row),
    records,
  };
  await record(call, row, { verb: 'export', count: records.length, now: looking.now });
  return { fileName: `${number}.json`, json: JSON.stringify(whole, null, 2), count: records.length };
}

async function record(
  call: TransactionCall,
  row: DataRequestRow,
  { verb, count, now }: { readonly verb: 'search' | 'export'; readonly count: number; readonly now: Date },
): Promise<void> {
  await addEntry(call.db, row, { verb, count, time: now }, call.caller);
  await writeAudit(call, {
    action: `dataRequest.${verb}`,
    entity: 'dataRequest',
    entityId: row.id,
    after: { title: dataRequestNumber(row), count },
  });
}
