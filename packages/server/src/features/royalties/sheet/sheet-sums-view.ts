import type { Page } from '@toasoan/contract/core/paging.ts';
import { PAY_STATES, type PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { RoyaltySums } from '@toasoan/contract/features/royalties/royalty-month.ts';
import type { SheetFilters, SheetPerson } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { hasWords, matching, type SheetMonth, sheetRows } from './sheet-rows-view.ts';

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
      SELECT kind, pay_state, payees, ${filters.person === undefined ? sql`amount` : partOf(filters.person)} AS amount FROM ${sheetRows(month)} AS rows
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

const PAYS = sql`rows.pay_state IN ('PROPOSED', 'APPROVED', 'PAID')`;
/** As `personKey` of the contract. */
const PERSON = sql`coalesce('account:' || (part ->> 'accountId'), 'name:' || (part ->> 'name'))`;

interface PersonRow {
  readonly person: string;
  readonly account_id: string | null;
  readonly name: string;
  readonly works: string;
  readonly corrections: string;
  readonly amount: string;
  readonly proposed: string;
  readonly has_payroll: boolean;
}

/** Everybody whom the month pays, by their newest name. */
function people(month: SheetMonth): RawBuilder<PersonRow> {
  return sql`
    SELECT ${PERSON} AS person, part ->> 'accountId' AS account_id,
      (array_agg(part ->> 'name' ORDER BY rows.published_time DESC NULLS LAST, rows.row_id DESC))[1] AS name,
      count(*) FILTER (WHERE rows.kind = 'work') AS works,
      count(*) FILTER (WHERE rows.kind = 'correction') AS corrections,
      sum((part ->> 'amount')::bigint) AS amount,
      coalesce(sum((part ->> 'amount')::bigint) FILTER (WHERE rows.pay_state = 'PROPOSED'), 0) AS proposed
    FROM ${sheetRows(month)} AS rows CROSS JOIN LATERAL jsonb_array_elements(rows.payees) AS part
    WHERE ${PAYS} GROUP BY 1, 2`;
}

const BY_NAME = sql`fold_words(lower(people.name)), people.person`;
const HAS_PAYROLL = sql`
  EXISTS (SELECT FROM account_payrolls WHERE user_id = people.account_id::bigint) AS has_payroll`;

export async function listPeople(
  db: Db,
  month: SheetMonth,
  query: { readonly page: number; readonly limit: number; readonly text?: string | undefined },
): Promise<Page<SheetPerson>> {
  const found = query.text === undefined ? sql`true` : hasWords(sql`people.name`, query.text);
  const { rows } = await sql<PersonRow & { found: string | null }>`
    WITH people AS MATERIALIZED (${people(month)})
    SELECT page.*, counted.found FROM (SELECT count(*) AS found FROM people WHERE ${found}) AS counted
    LEFT JOIN LATERAL (
      SELECT people.*, ${HAS_PAYROLL} FROM people WHERE ${found}
      ORDER BY ${BY_NAME} LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    ) AS page ON true`.execute(db);
  const items = rows.filter(({ person }) => person !== null).map(personOf);
  return pageOf(query, items, Number(rows[0]?.found ?? 0));
}

/** All of them, or those who would give back more than they get. */
export async function readPeople(
  db: Db,
  month: SheetMonth,
  only: 'all' | 'belowZero' = 'all',
): Promise<SheetPerson[]> {
  const { rows } = await sql<PersonRow>`
    SELECT people.*, ${HAS_PAYROLL} FROM (${people(month)}) AS people
    WHERE ${only === 'all' ? sql`true` : sql`people.amount < 0`} ORDER BY ${BY_NAME}`.execute(db);
  return rows.map(personOf);
}

function personOf(row: PersonRow): SheetPerson {
  return {
    person: row.person,
    accountId: row.account_id,
    name: row.name,
    works: Number(row.works),
    corrections: Number(row.corrections),
    amount: Number(row.amount),
    proposed: Number(row.proposed),
    hasPayroll: row.has_payroll,
  };
}
