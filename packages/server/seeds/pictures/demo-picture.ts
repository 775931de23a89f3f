import type { MediaFacts } from '@toasoan/contract/features/media/media.ts';
import type { LookName } from './demo-scenes.ts';

export interface DemoPicture {
  /** The name by which demo posts refer to it. */
  readonly name: string;
  readonly look: LookName;
  readonly seed: number;
  readonly said: Partial<MediaFacts>;
  readonly folder?: string;
  readonly tags?: readonly string[];
  readonly collection?: string;
  readonly state?: 'READY' | 'QUARANTINED';
  readonly width?: number;
  /** Days from the start of the demo to the last day of its licence. */
  readonly endsInDays?: number;
  /** Name of the picture it looks like. */
  readonly duplicateOf?: string;
}

type More = Omit<Partial<DemoPicture>, 'said'> & { readonly said?: Partial<MediaFacts> };

let seeds = 0;

/** A picture made by the newsroom, fully described. */
export function picture(
  name: string,
  look: LookName,
  [title, alt, placeText, provinceCode]: readonly [string, string, string?, MediaFacts['provinceCode']?],
  { said = {}, ...more }: More = {},
): DemoPicture {
  seeds += 1;
  const facts: Partial<MediaFacts> = {
    title,
    alt,
    caption: `${title}.`,
    credit: CREDITS[seeds % CREDITS.length] ?? '',
    licence: 'OWN',
    licenceStatus: 'VALID',
    hasIdentifiableChild: 0,
    mapChecked: 0,
    ...(placeText && { placeText, provinceCode: provinceCode ?? null }),
    ...said,
  };
  return { name, look, seed: seeds, said: facts, ...more };
}

const CREDITS = ['Quang Đức', 'Hải Đăng', 'Ngọc Ánh', 'Mai Chi', 'Ban Ảnh'];
