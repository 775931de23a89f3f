import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import { useState } from 'react';
import type { FieldChoice } from './changed-fields.tsx';

/** Categories are chosen together; the main category is one of them. */
const TOGETHER: readonly PostFieldName[] = ['mainCategoryId', 'categories'];

export interface ChosenFields extends FieldChoice {
  readonly chosen: readonly PostFieldName[];
  readonly left: readonly PostFieldName[];
}

/** Fields are chosen unless the person leaves them out; `leftAtFirst` holds until the person decides. */
export function useFieldChoice(
  names: readonly PostFieldName[],
  leftAtFirst: (name: PostFieldName) => boolean,
  disabledReason: (name: PostFieldName) => string | undefined,
): ChosenFields {
  const [said, setSaid] = useState<ReadonlyMap<PostFieldName, boolean>>(new Map());
  const isOne = (name: PostFieldName) =>
    disabledReason(name) === undefined && (said.get(name) ?? !leftAtFirst(name));
  const companions = (name: PostFieldName) =>
    TOGETHER.includes(name) ? TOGETHER.filter((other) => names.includes(other)) : [name];
  const isChosen = (name: PostFieldName) => companions(name).every(isOne);
  return {
    isChosen,
    disabledReason: (name) =>
      companions(name)
        .map(disabledReason)
        .find((reason) => reason !== undefined),
    choose: (name, isTaken) =>
      setSaid(new Map([...said, ...companions(name).map((one) => [one, isTaken] as const)])),
    chosen: names.filter(isChosen),
    left: names.filter((name) => !isChosen(name)),
  };
}
