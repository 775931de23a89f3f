import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { type DataAct, dataActsOf } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { DATA_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { DataChange } from '#server/core/personal-data/personal-data.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { addEntry, changeDataRequest } from './data-request-store.ts';
import { soughtPerson } from './find-holdings.ts';
import { openRequest } from './move-data-request.ts';

/** What the features do with what a reader left. */
export type DataActs = Readonly<Record<DataAct, DataChange>>;

interface Acting {
  readonly acts: DataActs;
  readonly secretBox: SecretBox;
  readonly now: Date;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET, SECRET_UNREADABLE. */
export async function actOnData(
  call: TransactionCall,
  id: string,
  { version, act }: BodyOf<typeof dataRequestEndpoints.act>,
  { acts, secretBox, now }: Acting,
): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await openRequest(call, id, version);
  if (!dataActsOf(before.kind, before.state).includes(act)) throw ruleNotMet(TEXTS, 'ACT_NOT_NOW', 'act');
  const person = soughtPerson(secretBox, before);
  if (person.email === '') throw ruleNotMet(TEXTS, 'NO_EMAIL', 'act');
  await changeDataRequest(db, before, {}, caller);
  const count = await acts[act](db, projectId, person, { now, by: caller });
  await addEntry(db, before, { verb: 'act', act, count, time: now }, caller);
  await writeAudit(call, {
    action: 'dataRequest.act',
    entity: 'dataRequest',
    entityId: id,
    after: { title: dataRequestNumber(before), act, count },
  });
}
