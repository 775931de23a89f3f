import { PeopleHere } from '#web/features/articles/public-people.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { postWords } from '../editing/post-words.ts';
import type { LockController } from './lock-controller.ts';

/** Other people who have the post open. */
export function PostPeople({ lock }: { readonly lock: LockController }) {
  const nameOf = useFieldNames();
  // Some positions have no name of their own.
  const placeOf = (field: string) => {
    const name = nameOf(field);
    return name.startsWith('field.') ? '' : name;
  };
  return <PeopleHere lock={lock} words={postWords} nameOf={placeOf} />;
}
