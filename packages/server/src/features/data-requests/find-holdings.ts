import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { DATA_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import {
  HELD_KIND_FACTS,
  type HeldKind,
  type HeldRecord,
  type Holdings,
  heldKeyOf,
  LOOKED_UP_KINDS,
  MOST_OF_KIND,
} from '@toasoan/contract/features/data-requests/held-data.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { Call, TransactionCall } from '#server/core/http/call.ts';
import type {
  HeldFound,
  NamedRecords,
  PersonalDataSource,
  SoughtPerson,
} from '#server/core/personal-data/personal-data.ts';
import { projectName } from './confirm-link-store.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { addEntry, type DataRequestRow, getDataRequest } from './data-request-store.ts';
import { openRequester } from './requester-contact.ts';

/** Every place where the house may hold data of a person, but for its posts. */
export type Holders = Readonly<Record<Exclude<HeldKind, 'POST'>, PersonalDataSource>>;

interface Looking {
  readonly holders: Holders;
  readonly namedPosts: NamedRecords;
  readonly secretBox: SecretBox;
  readonly now: Date;
}

/** The name of the person whose data it is. */
function soughtName(row: DataRequestRow): string {
  return row.capacity === 'SELF' ? row.requester_name : row.subject_name;
}

/**
 * Whose data it is. Who asks for somebody else gives their own e-mail and telephone: then only the name of the other
 * person says anything.
 */
export function soughtPerson(secretBox: SecretBox, row: DataRequestRow): SoughtPerson {
  const name = soughtName(row);
  if (row.capacity !== 'SELF') return { email: '', phone: '', name };
  return { ...openRequester(secretBox, row), name };
}

interface FoundOfKind {
  readonly kind: HeldKind;
  readonly found: readonly HeldFound[];
}

async function findAll(
  { db, projectId }: TransactionCall,
  row: DataRequestRow,
  { holders, secretBox }: Looking,
): Promise<FoundOfKind[]> {
  const person = soughtPerson(secretBox, row);
  const all: FoundOfKind[] = [];
  for (const kind of LOOKED_UP_KINDS) {
    const found = await holders[kind].find(db, projectId, person, MOST_OF_KIND + 1);
    all.push({ kind, found: found.filter(({ id }) => kind !== 'DATA_REQUEST' || id !== row.id) });
  }
  return all;
}

/** What the project holds of the person; the log keeps who looked. @throws NOT_FOUND, SECRET_UNREADABLE. */
export async function lookUpHoldings(call: TransactionCall, id: string, looking: Looking): Promise<Holdings> {
  const row = await getDataRequest(call.db, call.projectId, id);
  const all = await findAll(call, row, looking);
  const items = all.flatMap(({ kind, found }) =>
    found.slice(0, MOST_OF_KIND).map((one) => recordOf(kind, one)),
  );
  await record(call, row, { verb: 'search', count: items.length, now: looking.now });
  const cut = all.filter(({ found }) => found.length > MOST_OF_KIND).map(({ kind }) => kind);
  return { items, cut };
}

function recordOf(kind: HeldKind, { id, title, time, match }: HeldFound): HeldRecord {
  return { kind, id, title, time: time?.toISOString() ?? null, match };
}

/**
 * A step through the posts that name the person. The log says nothing: the posts are public, and everybody who edits may
 * search them. @throws NOT_FOUND.
 */
export async function readNamedPosts(
  { db, projectId, params, query }: Call<typeof dataRequestEndpoints.namedPosts>,
  { namedPosts }: Pick<Looking, 'namedPosts'>,
) {
  const name = soughtName(await getDataRequest(db, projectId, params.id));
  const step = await namedPosts.step(db, projectId, name, query.after);
  if (step === undefined) return { isSearched: false, items: [], read: 0, after: null };
  const { found, read, after } = step;
  return { isSearched: true, items: found.map((one) => recordOf('POST', one)), read, after };
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
  const posts = await looking.namedPosts.among(db, projectId, soughtName(row), postsOf(items));
  const all = [...(await findAll(call, row, looking)), { kind: 'POST' as const, found: posts }];
  const records = all.flatMap(({ kind, found }) =>
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

function postsOf(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const [kind, id = ''] = key.split(':');
    return kind === 'POST' ? [id] : [];
  });
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
