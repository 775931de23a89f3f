import {
  DESCRIBED_TEXTS,
  type DescribedText,
  type MediaDescription,
  mediaDescription,
} from '@toasoan/contract/features/media/describing/description.ts';
import type { Licence } from '@toasoan/contract/features/media/media-kinds.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';

/** What the form holds; an empty field stays as each file has it. */
export interface DescribeValues extends Readonly<Record<DescribedText, string>> {
  readonly takenTime: string | null;
  readonly persons: readonly string[];
  readonly licence: Licence | null;
}

const BLANK: DescribeValues = {
  title: '',
  alt: '',
  caption: '',
  credit: '',
  placeText: '',
  takenTime: null,
  persons: [],
  licence: null,
};

export function describeForm(): FormStore<DescribeValues> {
  return createFormStore<DescribeValues>(BLANK, (values) => schemaProblems(mediaDescription, setOf(values)));
}

/** Only the filled fields, as the calls take them. */
export function setOf({ takenTime, persons, licence, ...texts }: DescribeValues): MediaDescription {
  const filled = DESCRIBED_TEXTS.filter((name) => texts[name].trim() !== '');
  return {
    ...Object.fromEntries(filled.map((name) => [name, texts[name]])),
    ...(takenTime !== null && { takenTime }),
    ...(persons.length > 0 && { persons: [...persons] }),
    ...(licence !== null && { licence }),
  };
}
