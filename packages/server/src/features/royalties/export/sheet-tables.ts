import type { Payroll } from '@toasoan/contract/features/accounts/payroll.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { personKey } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import {
  BANK_COLUMNS,
  LOGIN_TEXT,
  NO_ACCOUNT_TEXT,
  NO_PAYROLL_TEXT,
  NOTHING_DUE_TEXT,
  TOTAL_TEXT,
  TRANSFER_TEXT,
  WORK_COLUMNS,
} from '@toasoan/contract/features/royalties/royalty-export.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { PAY_STATE_TEXTS, SHEET_KIND_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { ROYALTY_GROUP_TABLE } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import type { Cell } from '#server/core/csv/csv-line.ts';
import { headingsOf, inOrder, type Table, wallClock } from '#server/features/posts/public.ts';
import type { PaidPerson } from '../sheet/sheet-people-view.ts';

const clock = wallClock('Asia/Ho_Chi_Minh');

/** A line for each payee of each row, then the total; of one person, their lines alone. */
export function worksTable(
  rows: readonly SheetRow[],
  {
    name,
    language,
    person,
  }: { readonly name: string; readonly language: Language; readonly person?: string },
): Table {
  const lines: Cell[][] = [];
  let total = 0;
  for (const row of rows) {
    const payees = row.payees.filter((payee) => person === undefined || personKey(payee) === person);
    // A post that nobody has set, or that pays nothing, has a line too.
    const shown = payees.length === 0 && person === undefined ? [undefined] : payees;
    for (const payee of shown) {
      total += payee?.amount ?? 0;
      lines.push(workCells(row, payee, lines.length + 1, language));
    }
  }
  lines.push(inOrder(WORK_COLUMNS, { ...NO_WORK, person: TOTAL_TEXT[language], amount: { amount: total } }));
  return { name, headings: headingsOf(WORK_COLUMNS, language), rows: once(lines) };
}

const NO_WORK = {
  no: null,
  person: null,
  publishedTime: null,
  title: null,
  kind: null,
  group: null,
  grade: null,
  coefficient: null,
  unitValue: null,
  share: null,
  amount: null,
  state: null,
  note: null,
} satisfies Readonly<Record<keyof typeof WORK_COLUMNS, Cell>>;

function workCells(
  row: SheetRow,
  payee: SheetRow['payees'][number] | undefined,
  no: number,
  language: Language,
): Cell[] {
  const from = row.fromPeriod === null ? [] : [periodText(row.fromPeriod)];
  return inOrder(WORK_COLUMNS, {
    no,
    person: payee?.name ?? row.authors.join(', '),
    publishedTime: clock(row.publishedTime),
    title: row.title,
    kind: SHEET_KIND_TEXTS[row.kind][language],
    group: row.royaltyGroup === null ? null : ROYALTY_GROUP_TABLE[row.royaltyGroup].text[language],
    grade: row.qualityGrade,
    coefficient: row.coefficient,
    unitValue: row.unitValue === null ? null : { amount: row.unitValue },
    share: payee?.share ?? null,
    amount: payee === undefined ? null : { amount: payee.amount },
    state: PAY_STATE_TEXTS[row.payState][language],
    note: [...from, ...(row.reason === '' ? [] : [row.reason])].join(': '),
  });
}

interface BankList {
  readonly name: string;
  readonly period: string;
  readonly payrolls: ReadonlyMap<string, Payroll>;
  readonly language: Language;
}

/** Whom the bank pays what. Somebody whose account is not known has a line too, which says so. */
export function bankTable(
  people: readonly PaidPerson[],
  { name, period, payrolls, language }: BankList,
): Table {
  const lines = people.map((person, index) => {
    const payroll = payrolls.get(person.paidAccountId ?? '');
    return inOrder(BANK_COLUMNS, {
      no: index + 1,
      person: person.name,
      bankAccount: payroll?.bankAccount ?? '',
      bankName: payroll?.bankName ?? '',
      taxCode: payroll?.taxCode ?? '',
      amount: { amount: person.amount },
      content: TRANSFER_TEXT[language]
        .replace('{month}', periodText(period))
        .replace('{name}', foldVietnamese(person.name).toUpperCase()),
      note: noteOf(person, payroll)?.[language] ?? '',
    });
  });
  const total = people.reduce((sum, { amount }) => sum + amount, 0);
  lines.push(
    inOrder(BANK_COLUMNS, {
      no: null,
      person: TOTAL_TEXT[language],
      bankAccount: null,
      bankName: null,
      taxCode: null,
      amount: { amount: total },
      content: null,
      note: null,
    }),
  );
  return { name, headings: headingsOf(BANK_COLUMNS, language), rows: once(lines) };
}

function noteOf({ accountId, amount, isLogin }: PaidPerson, payroll: Payroll | undefined) {
  if (amount <= 0) return NOTHING_DUE_TEXT;
  if (accountId === null) return NO_ACCOUNT_TEXT;
  if (isLogin) return LOGIN_TEXT;
  return payroll === undefined || payroll.bankAccount === '' ? NO_PAYROLL_TEXT : undefined;
}

/** Names of sheets: each once, without the characters that spreadsheets refuse. */
export function sheetNames(names: readonly string[]): string[] {
  return names.map((name, index) =>
    `${index + 1}. ${name.replaceAll(/[[\]:*?/\\']/g, ' ')}`.slice(0, 31).trim(),
  );
}

async function* once(lines: readonly Cell[][]) {
  yield lines;
}
