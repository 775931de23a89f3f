import type { ReactNode } from 'react';

/** The label of a field and how its value reads, whatever its type is (`FieldNames`). */
export interface ShownField {
  readonly label: string;
  readonly show?: (value: never) => ReactNode;
  readonly compare?: (versions: never) => ReactNode;
}

/** By the field's name, `content` among them. */
export type ShownFields = Readonly<Record<string, ShownField>>;
