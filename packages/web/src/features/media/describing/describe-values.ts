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

export function describeForm(set: MediaDescription = {}): FormStore<DescribeValues> {
  return createFormStore<DescribeValues>(valuesOf(set), (values) =>
    schemaProblems(mediaDescription, setOf(values)),
  );
}

function valuesOf({ takenTime, persons, licence, ...texts }: MediaDescription): DescribeValues {
  const filled = Object.fromEntries(DESCRIBED_TEXTS.map((name) => [name, texts[name] ?? '']));
  return {
    ...BLANK,
    ...filled,
    takenTime: takenTime ?? null,
    persons: persons ?? [],
    licence: licence ?? null,
  };
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
