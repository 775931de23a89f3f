import { PAY_STATES, type PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { RoyaltySums } from '@toasoan/contract/features/royalties/royalty-month.ts';
import type { SheetFilters } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { matching, type SheetMonth, sheetRows } from './sheet-rows-view.ts';

type Filters = Omit<SheetFilters, 'happy' | 'period'>;

/** Sums of what a filter finds, in one statement; of one person, their parts alone. */
export async function sumsOf(db: Db, month: SheetMonth, filters: Filters = {}): Promise<RoyaltySums> {
  const { rows } = await sql<{
    pay_state: PayState | null;
    kind: string | null;
    rows: string;
    amount: string;
  }>`
    WITH rows AS MATERIALIZED (
      SELECT kind, pay_state, payees, ${filters.person === undefined ? sql`amount` : partOf(filters.person)} AS amount FROM ${sheetRows(month, filters)} AS rows
      WHERE ${matching(month.projectId, filters)}
    )
    SELECT pay_state, kind, count(*) AS rows, sum(amount) AS amount FROM rows GROUP BY pay_state, kind
    UNION ALL
    SELECT NULL, NULL, count(DISTINCT ${PERSON}), 0 FROM rows
    CROSS JOIN LATERAL jsonb_array_elements(rows.payees) AS part WHERE ${PAYS}`.execute(db);
  const states = rows.filter(({ pay_state }) => pay_state !== null);
  const corrections = states.filter(({ kind }) => kind === 'correction');
  return {
    ...total(states),
    people: Number(rows.find(({ pay_state }) => pay_state === null)?.rows ?? 0),
    byState: Object.fromEntries(
      PAY_STATES.map((state) => [state, total(states.filter(({ pay_state }) => pay_state === state))]),
    ) as RoyaltySums['byState'],
    corrections: total(corrections),
  };
}

const partOf = (person: string) => sql`CASE WHEN ${PAYS} THEN (
  SELECT coalesce(sum((part ->> 'amount')::bigint), 0) FROM jsonb_array_elements(rows.payees) AS part
  WHERE ${PERSON} = ${person}) ELSE 0 END`;

function total(rows: readonly { readonly rows: string; readonly amount: string }[]) {
  return {
    rows: rows.reduce((sum, one) => sum + Number(one.rows), 0),
    amount: rows.reduce((sum, one) => sum + Number(one.amount), 0),
  };
}

/** Of `rows`. */
export const PAYS = sql`rows.pay_state IN ('PROPOSED', 'APPROVED', 'PAID')`;
/** Of `part`, as `personKey` of the contract. */
export const PERSON = sql`coalesce('account:' || (part ->> 'accountId'), 'name:' || (part ->> 'name')) COLLATE "C"`;
