import { sameValues } from '#web/ui/form/form-store.ts';

export interface MergedVersions<Values> {
  /** A field that one side changed takes its value; a field that both changed keeps mine until the user chooses. */
  readonly values: Values;
  /** Fields that both sides changed, each in its own way. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/** Joins what I typed with what somebody else saved meanwhile, both having begun at `base`. */
export function mergeVersions<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedVersions<Values> {
  const values: Values = { ...mine };
  const conflicts: (keyof Values & string)[] = [];
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    if (sameValues(theirs[name], base[name]) || sameValues(mine[name], theirs[name])) continue;
    if (sameValues(mine[name], base[name])) values[name] = theirs[name];
    else conflicts.push(name);
  }
  return { values, conflicts };
}
