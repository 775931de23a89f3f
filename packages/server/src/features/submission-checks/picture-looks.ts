import {
  isComparable,
  likenessOf,
  NEAR_BITS,
} from '@toasoan/contract/features/submission-checks/likeness.ts';
import type { PairKind } from '@toasoan/contract/features/submission-checks/submission-pair.ts';
import { differingBits } from './look-bands.ts';

/** How a picture looks, and how its copies would. Looks with too little in them are left out. */
export interface PictureLooks {
  readonly whole: string | undefined;
  readonly mirrored: string | undefined;
  readonly cuts: readonly string[];
}

export function picturesLooks(found: {
  readonly lookHash: string;
  readonly mirrored: string;
  readonly cuts: readonly string[];
}): PictureLooks {
  const known = (look: string) => (isComparable(look) ? look : undefined);
  return {
    whole: known(found.lookHash),
    mirrored: known(found.mirrored),
    cuts: found.cuts.filter(isComparable),
  };
}

/** A look that is stored, of a whole picture or of a part. */
export interface StoredLook {
  readonly kind: 'WHOLE' | 'CUT';
  readonly look: string;
}

export function storedLooks({ whole, cuts }: PictureLooks): StoredLook[] {
  return [
    ...(whole === undefined ? [] : [{ kind: 'WHOLE' as const, look: whole }]),
    ...cuts.map((look) => ({ kind: 'CUT' as const, look })),
  ];
}

export interface Alikeness {
  readonly kind: PairKind;
  readonly likeness: number;
}

/** How a picture is like one that is stored; undefined where it is not. Parts of both are not compared. */
export function alikeness(own: PictureLooks, stored: StoredLook): Alikeness | undefined {
  const isWhole = stored.kind === 'WHOLE';
  const compared: [PairKind, readonly (string | undefined)[]][] = [
    [isWhole ? 'WHOLE' : 'CUT', [own.whole]],
    ['CUT', isWhole ? own.cuts : []],
    ['MIRRORED', [own.mirrored]],
  ];
  let best: { readonly kind: PairKind; readonly bits: number } | undefined;
  for (const [kind, looks] of compared) {
    for (const look of looks) {
      const bits = look === undefined ? NEAR_BITS + 1 : differingBits(look, stored.look);
      if (bits <= NEAR_BITS && bits < (best?.bits ?? NEAR_BITS + 1)) best = { kind, bits };
    }
  }
  return best && { kind: best.kind, likeness: likenessOf(best.bits) };
}
