import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { type RoyaltyExport, SHEET_TITLES } from '@toasoan/contract/features/royalties/royalty-export.ts';
import {
  MONTH_STATE_TEXTS,
  SHEET_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { Download } from '#server/core/http/send-download.ts';
import { findPayrolls } from '#server/features/accounts/public.ts';
import { MEDIA_TYPES, type Table, writeWorkbook } from '#server/features/posts/public.ts';
import { holdBook } from '../months/royalty-month-store.ts';
import { sheetMonth } from '../months/royalty-month-view.ts';
import { readSheet } from '../sheet/sheet-list-view.ts';
import { readPeople } from '../sheet/sheet-people-view.ts';
import type { SheetMonth } from '../sheet/sheet-rows-view.ts';
import { bankTable, sheetNames, worksTable } from './sheet-tables.ts';

interface Dependencies {
  readonly now: Date;
  readonly secretBox: SecretBox;
}

const FILE_NAMES = {
  sheet: 'bang-nhuan-but',
  person: 'nhuan-but-ca-nhan',
  people: 'nhuan-but-theo-nguoi',
  bank: 'danh-sach-chuyen-khoan',
} as const;

/**
 * A workbook for the caller, logged with its reason. It is made in memory and sent: a file that stays would hold
 * account numbers in full. @throws RULES_NOT_MET, SECRET_UNREADABLE.
 */
export async function exportSheet(
  call: TransactionCall,
  wanted: RoyaltyExport,
  { now, secretBox }: Dependencies,
): Promise<Download> {
  const { db, projectId } = call;
  const { kind, period, reason } = wanted;
  // Rows and people are read one after the other: nobody changes them in between.
  await holdBook(db, projectId);
  const month = await sheetMonth(db, projectId, period);
  const { tables, amount, total } = await tablesOf(call, wanted, month, secretBox);
  await writeAudit(call, {
    action: 'royaltyMonth.export',
    entity: 'royaltyMonth',
    after: {
      title: periodText(period),
      period,
      exportKind: kind,
      ...(wanted.kind === 'person' && { person: wanted.person }),
      amount,
      total,
      reason,
    },
  });
  const target = new PassThrough();
  const [content] = await Promise.all([
    buffer(target),
    writeWorkbook(target, tables, AbortSignal.timeout(LIMIT)),
  ]);
  return {
    fileName: `${FILE_NAMES[kind]}-${period}-${now.toISOString().slice(0, 10)}.xlsx`,
    mediaType: MEDIA_TYPES.xlsx,
    size: content.length,
    content: Readable.from([content]),
  };
}

const LIMIT = 60_000;

interface Written {
  readonly tables: readonly Table[];
  readonly amount: number;
  /** Rows or people. */
  readonly total: number;
}

async function tablesOf(
  { db, language }: TransactionCall,
  wanted: RoyaltyExport,
  month: SheetMonth,
  secretBox: SecretBox,
): Promise<Written> {
  const name = SHEET_TITLES[wanted.kind][language];
  const people = await readPeople(db, month);
  const amount = people.reduce((sum, one) => sum + one.amount, 0);
  switch (wanted.kind) {
    case 'sheet': {
      const rows = await readSheet(db, month);
      return { tables: [worksTable(rows, { name, language })], amount, total: rows.length };
    }
    case 'person': {
      const one = people.find(({ person }) => person === wanted.person);
      if (one === undefined)
        throw ruleNotMet(TEXTS, 'PERSON_UNKNOWN', 'person', { month: periodText(month.period) });
      const rows = await readSheet(db, month);
      const { person } = one;
      const tables = [worksTable(rows, { name: sheetNames([one.name])[0] ?? name, language, person })];
      return { tables, amount: one.amount, total: one.works + one.corrections };
    }
    case 'people': {
      const rows = await readSheet(db, month);
      const names = sheetNames(people.map((one) => one.name));
      const tables = people.map(({ person }, index) =>
        worksTable(rows, { name: names[index] ?? name, language, person }),
      );
      return {
        tables: tables.length === 0 ? [worksTable([], { name, language })] : tables,
        amount,
        total: people.length,
      };
    }
    case 'bank': {
      if (month.state !== 'APPROVED' && month.state !== 'PAID')
        throw ruleNotMet(TEXTS, 'BANK_LIST_TOO_EARLY', 'kind', {
          month: periodText(month.period),
          state: MONTH_STATE_TEXTS[month.state][language],
        });
      const ids = people.flatMap(({ paidAccountId }) => paidAccountId ?? []);
      const payrolls = await findPayrolls(db, ids, secretBox);
      const table = bankTable(people, { name, period: month.period, payrolls, language });
      return { tables: [table], amount, total: people.length };
    }
  }
}
