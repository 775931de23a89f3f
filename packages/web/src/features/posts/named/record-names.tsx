import { type NamedKind, useNames } from './use-names.ts';

interface RecordNamesProps {
  readonly kind: NamedKind;
  readonly ids: readonly string[];
}

/** Accounts or events by their names, in one line. */
export function RecordNames({ kind, ids }: RecordNamesProps) {
  const nameOf = useNames(kind, ids);
  return ids.map(nameOf).join(' · ');
}
