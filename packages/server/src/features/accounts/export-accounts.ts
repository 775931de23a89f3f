import { Readable } from 'node:stream';
import type { AccountRow } from '@toasoan/contract/features/accounts/account.ts';
import {
  ACCOUNT_EXPORT_COLUMNS,
  ACCOUNT_EXPORT_TITLES,
  ACCOUNT_STATE_TEXTS,
  type AccountExport,
  GAP_TEXTS,
  MOST_EXPORTED,
  NO,
  YES,
} from '@toasoan/contract/features/accounts/account-export.ts';
import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import { accountTypeText } from '@toasoan/contract/features/accounts/kinds/account-type-texts.ts';
import { hanoiClock, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Cell } from '#server/core/csv/csv-line.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { Download } from '#server/core/http/send-download.ts';
import type { AccountDependencies } from './account-detail-view.ts';
import { accountsOfPage, countListed } from './list/account-list-view.ts';

/** A workbook of one sheet; its writer lies above. */
export type MakeWorkbook = (sheet: {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: Cell[][];
}) => Promise<{ readonly mediaType: string; readonly content: Buffer }>;

const BATCH = 500;

/** A workbook for the caller, logged with its reason; it is sent and not kept. @throws RULES_NOT_MET, NOT_FOUND. */
export async function exportAccounts(
  call: TransactionCall,
  { kind, filters, ids, reason }: AccountExport,
  { references, now: clock, makeWorkbook }: AccountDependencies & { readonly makeWorkbook: MakeWorkbook },
): Promise<Download> {
  const { db, projectId, language } = call;
  const query = { ...filters, kind, ids, sort: 'name' as const, happy: 1, page: 1, limit: BATCH };
  const total = await countListed(db, projectId, query);
  if (total > MOST_EXPORTED)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'EXPORT_TOO_MANY', 'filters', { max: MOST_EXPORTED });
  const rows: AccountRow[] = [];
  for (let page = 1; rows.length < total; page += 1) {
    const batch = await accountsOfPage(db, projectId, { query: { ...query, page }, total }, references);
    rows.push(...batch);
    if (batch.length < BATCH) break;
  }
  if (ids !== undefined && rows.length < new Set(ids).size) throw new AppError('NOT_FOUND');
  const name = ACCOUNT_EXPORT_TITLES[kind][language];
  const headings = Object.values(ACCOUNT_EXPORT_COLUMNS).map((label) => label[language]);
  const { mediaType, content } = await makeWorkbook({
    name,
    headings,
    rows: rows.map((row) => cellsOf(row, language)),
  });
  await writeAudit(call, {
    action: 'user.export',
    entity: 'user',
    after: {
      title: name,
      format: 'xlsx',
      query: JSON.stringify({ kind, ...filters, ...(ids && { ids }) }),
      total: rows.length,
      reason,
    },
  });
  return {
    fileName: `${slugOf(name)}-${hanoiDay(clock().getTime())}.xlsx`,
    mediaType,
    size: content.length,
    content: Readable.from([content]),
  };
}

function cellsOf(row: AccountRow, language: Language): Cell[] {
  const updated = Date.parse(row.updateTime);
  const cells: Readonly<Record<keyof typeof ACCOUNT_EXPORT_COLUMNS, Cell>> = {
    id: row.userId,
    name: row.displayName,
    penName: row.penName,
    type: row.type === '' ? '' : accountTypeText(row.kind, row.type, language),
    province: row.provinceCode === null ? '' : PROVINCES[row.provinceCode].name,
    tick: (row.tick ? YES : NO)[language],
    posts: row.postCount,
    login: row.linkedUser?.name ?? '',
    joinedDate: row.joinedDate,
    lacks: row.lacks.map((gap) => GAP_TEXTS[gap][language]).join(', '),
    state: row.state === null ? '' : ACCOUNT_STATE_TEXTS[row.state][language],
    status: (row.status === 'ENABLE' ? YES : NO)[language],
    updateTime: { wallTime: `${hanoiDay(updated)} ${hanoiClock(updated)}` },
    updatedBy: row.updatedBy.name,
  };
  return Object.keys(ACCOUNT_EXPORT_COLUMNS).map((key) => cells[key as keyof typeof cells]);
}
