import type { Page } from '@toasoan/contract/core/paging.ts';
import type { SheetPeopleQuery, SheetPerson } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { hasWords, type SheetMonth, sheetRows } from './sheet-rows-view.ts';
import { PAYS, PERSON } from './sheet-sums-view.ts';

interface PersonRow {
  readonly person: string;
  readonly account_id: string | null;
  readonly name: string;
  readonly works: string;
  readonly corrections: string;
  readonly amount: string;
  readonly proposed: string;
  /** Whose payment details count: the account, or the author whose login it is. */
  readonly paid_account_id: string | null;
  readonly is_login: boolean;
}

/** One who is paid; `accountsWithBank` says whether the bank can. */
export interface PaidPerson extends Omit<SheetPerson, 'hasPayroll'> {
  readonly paidAccountId: string | null;
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

/** Joined to `people`. */
const ofAccount = ({ projectId }: SheetMonth) => sql`
  LEFT JOIN users AS payee ON payee.id = people.account_id::bigint
  LEFT JOIN account_profiles AS author ON author.project_id = ${projectId}
    AND author.linked_user_id = payee.id AND NOT author.is_gone`;
const ACCOUNT = sql`
  coalesce(author.user_id::text, people.account_id) AS paid_account_id,
  coalesce(payee.account_type = 'user' AND author.user_id IS NULL, false) AS is_login`;

const named = (text: string | undefined) =>
  text === undefined ? sql`true` : hasWords(sql`people.name`, text);

type WithBank = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export async function listPeople(
  db: Db,
  month: SheetMonth,
  query: Pick<SheetPeopleQuery, 'page' | 'limit' | 'text' | 'view'>,
  withBank: WithBank,
): Promise<Page<SheetPerson>> {
  if (query.view === 'unpayable') return await listUnpayable(db, month, query, withBank);
  const { rows } = await sql<PersonRow & { found: string | null }>`
    WITH people AS MATERIALIZED (${people(month)})
    SELECT page.*, counted.found FROM (SELECT count(*) AS found FROM people WHERE ${named(query.text)}) AS counted
    LEFT JOIN LATERAL (
      SELECT people.*, ${ACCOUNT} FROM people ${ofAccount(month)} WHERE ${named(query.text)}
      ORDER BY ${BY_NAME} LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    ) AS page ON true`.execute(db);
  const items = rows.filter(({ person }) => person !== null).map(personOf);
  return pageOf(query, await withPayroll(items, withBank), Number(rows[0]?.found ?? 0));
}

/** Account numbers are sealed, so everybody is read and the page is cut from those who lack one. */
async function listUnpayable(
  db: Db,
  month: SheetMonth,
  query: Pick<SheetPeopleQuery, 'page' | 'limit' | 'text'>,
  withBank: WithBank,
): Promise<Page<SheetPerson>> {
  const { rows } = await sql<PersonRow>`
    SELECT people.*, ${ACCOUNT} FROM (${people(month)}) AS people ${ofAccount(month)}
    WHERE people.amount > 0 AND ${named(query.text)} ORDER BY ${BY_NAME}`.execute(db);
  const found = (await withPayroll(rows.map(personOf), withBank)).filter(({ hasPayroll }) => !hasPayroll);
  const from = offsetOf(query);
  return pageOf(query, found.slice(from, from + query.limit), found.length);
}

export async function readPeople(db: Db, month: SheetMonth): Promise<PaidPerson[]> {
  const { rows } = await sql<PersonRow>`
    SELECT people.*, ${ACCOUNT} FROM (${people(month)}) AS people ${ofAccount(month)}
    ORDER BY ${BY_NAME}`.execute(db);
  return rows.map(personOf);
}

/** Those who would give back more than they get. Only corrections take away: without one nobody is reckoned. */
export async function readBelowZero(db: Db, month: SheetMonth): Promise<PaidPerson[]> {
  const { projectId, period } = month;
  const taken = await sql`
    SELECT FROM royalty_corrections CROSS JOIN LATERAL jsonb_array_elements(payees) AS part
    WHERE project_id = ${projectId} AND period = ${period} AND (part ->> 'amount')::bigint < 0 LIMIT 1`.execute(
    db,
  );
  if (taken.rows.length === 0) return [];
  return (await readPeople(db, month)).filter(({ amount }) => amount < 0);
}

async function withPayroll(list: readonly PaidPerson[], withBank: WithBank): Promise<SheetPerson[]> {
  const payable = await withBank(list.flatMap(({ paidAccountId }) => paidAccountId ?? []));
  return list.map(({ paidAccountId, ...person }) => ({
    ...person,
    hasPayroll: paidAccountId !== null && payable.has(paidAccountId),
  }));
}

function personOf(row: PersonRow): PaidPerson {
  return {
    person: row.person,
    accountId: row.account_id,
    name: row.name,
    works: Number(row.works),
    corrections: Number(row.corrections),
    amount: Number(row.amount),
    proposed: Number(row.proposed),
    paidAccountId: row.paid_account_id,
    isLogin: row.is_login,
  };
}
