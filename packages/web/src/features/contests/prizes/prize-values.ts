import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { ContestCategory, Medal, PrizeKind } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { randomId } from '#web/core/random-id.ts';

export interface PrizeValues {
  /** Of the row on the page. */
  readonly rowKey: string;
  /** Absent: a new one. */
  readonly id?: string | undefined;
  readonly category: ContestCategory | null;
  readonly name: string;
  readonly nameEn: string;
  readonly medal: Medal;
  readonly amount: number | null;
  readonly quantity: number | null;
  readonly kind: PrizeKind;
}

export interface PrizesValues {
  readonly prizes: readonly PrizeValues[];
  readonly notice: string;
}

export function prizesOf({ prizes }: ContestDetail): PrizesValues {
  return {
    prizes: prizes.map(({ id, category, name, nameEn, medal, amount, quantity, kind }) => ({
      rowKey: id,
      id,
      category,
      name,
      nameEn,
      medal,
      amount,
      quantity,
      kind,
    })),
    notice: '',
  };
}

export function prizesInput({ prizes }: PrizesValues) {
  return prizes.map(({ rowKey: _, id, amount, quantity, ...prize }) => ({
    ...prize,
    ...(id !== undefined && { id }),
    amount: amount ?? Number.NaN,
    quantity: quantity ?? Number.NaN,
  }));
}

export function aNewPrize(): PrizeValues {
  return {
    rowKey: randomId(),
    category: null,
    name: '',
    nameEn: '',
    medal: 'NONE',
    amount: 0,
    quantity: 1,
    kind: 'JURY',
  };
}
