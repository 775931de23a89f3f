import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import type { RoyaltyCalls } from './royalty-calls.ts';

/** People at the same moment. */
const AT_ONCE = 4;
const BULK = 100;

export interface Amounts {
  /** Rounds of reading. */
  readonly reads: number;
  readonly saves: number;
  readonly bulks: number;
  /** Of each kind. */
  readonly workbooks: number;
}

/** Does so many things, four at a time. */
async function togetherFor(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  const hands = Array.from({ length: AT_ONCE }, async (_, hand) => {
    for (let number = hand; number < count; number += AT_ONCE) await act(number);
  });
  await Promise.all(hands);
}

/** Opens the sheet, leafs, filters, looks at the people. */
export async function readSheetAtOnce(calls: RoyaltyCalls, count: number): Promise<void> {
  const { items } = await calls.people('people', 'limit=50');
  const { items: rows } = await calls.list('all rows', 'limit=50');
  await togetherFor(count, async (number) => {
    await calls.open();
    await calls.list('next page', `state=UNSET&page=${2 + (number % 60)}`);
    await calls.list('all rows', `page=${1 + (number % 150)}`);
    await calls.list('rows by amount', `sort=-amount&page=${1 + (number % 3)}`);
    const word = ['bản', 'tin', 'thành phố'][number % 3] ?? '';
    await calls.list('rows by words', `text=${encodeURIComponent(word)}`);
    const person = encodeURIComponent(items[number % items.length]?.person ?? '');
    await calls.list('rows of a person', `person=${person}`);
    await calls.sums(`person=${person}`);
    await calls.list('rows of a group', 'group=NEWS&state=PROPOSED');
    await calls.people('people', `page=${1 + (number % 5)}`);
    await calls.people('people by name', `text=${encodeURIComponent('but danh 1')}`);
    await calls.people('people who cannot be paid', 'view=unpayable');
    await calls.detail(rows[number % rows.length]?.postId ?? '');
  });
}

/** Sets posts one by one. */
export async function saveAtOnce(calls: RoyaltyCalls, count: number): Promise<void> {
  const rows = await unset(calls, count);
  await togetherFor(rows.length, async (number) => {
    const row = rows[number];
    if (row !== undefined) await calls.save(row);
  });
}

/** Proposes and approves by the hundred, each hundred its own. @returns the rows that were refused. */
export async function bulkAtOnce(calls: RoyaltyCalls, count: number): Promise<number> {
  const ids = (await unset(calls, count * BULK)).map(({ id }) => id);
  let refused = 0;
  await togetherFor(Math.floor(ids.length / BULK), async (number) => {
    const hundred = ids.slice(number * BULK, (number + 1) * BULK);
    refused += hundred.length - (await calls.bulk(hundred, { action: 'propose', coefficient: 3 }));
    refused += hundred.length - (await calls.bulk(hundred, { action: 'approve' }));
  });
  return refused;
}

async function unset(calls: RoyaltyCalls, count: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (let page = 1; rows.length < count; page += 1) {
    const { items } = await calls.list('next page', `state=UNSET&limit=100&page=${page}`);
    if (items.length === 0) break;
    rows.push(...items.filter(({ authors }) => authors.length > 0));
  }
  return rows.slice(0, count);
}

/** Workbooks one after the other, while three people leaf. @returns the bytes of each kind. */
export async function exportBesideLists(
  calls: RoyaltyCalls,
  kinds: readonly string[],
  count: number,
): Promise<Readonly<Record<string, number>>> {
  const { items } = await calls.people('people', 'limit=50');
  const sizes: Record<string, number> = {};
  let isDone = false;
  const exporting = async () => {
    try {
      for (let number = 0; number < count; number += 1)
        for (const kind of kinds)
          sizes[kind] = await calls.export(kind, kind === 'person' ? items[number]?.person : undefined);
    } finally {
      isDone = true;
    }
  };
  const reading = async (hand: number) => {
    for (let page = hand; !isDone; page += AT_ONCE)
      await calls.list('list beside workbooks', `page=${1 + (page % 150)}`);
  };
  await Promise.all([exporting(), ...Array.from({ length: AT_ONCE - 1 }, (_, hand) => reading(hand))]);
  return sizes;
}
