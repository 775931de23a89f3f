import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { PersonRef } from '@toasoan/contract/vocabulary/audit-fields.ts';
import type { ReactNode } from 'react';
import type { Validate } from '#web/ui/form/form-store.ts';

/** What every row of the contract carries. */
export interface SavedRecord {
  readonly id: string;
  readonly version: number;
  readonly updateTime: string;
  readonly updatedBy: PersonRef;
}

interface ComparedVersions<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

/** Says what a field is called and how its value reads, for the comparison after a conflict. */
export type FieldNames<Values> = {
  readonly [Name in keyof Values]: {
    readonly label: string;
    readonly show?: (value: Values[Name]) => ReactNode;
    /** Instead of both texts: what differs between them, for texts too long to be compared by eye. */
    readonly compare?: (versions: ComparedVersions<Values[Name]>) => ReactNode;
  };
};

/** How a record becomes a form and back. */
export interface RecordForm<
  Saved extends SavedRecord,
  Values extends object,
  Key extends QueryKey = QueryKey,
> {
  /** The feature's name in query keys. */
  readonly name: string;
  readonly detail: (projectId: string, id: string) => UseQueryOptions<Saved, Error, Saved, Key>;
  readonly blank: () => Values;
  readonly toValues: (record: Saved) => Values;
  readonly validate: Validate<Values>;
  /**
   * Creates (no record) or updates. The form itself shows a VERSION_CONFLICT of an update:
   * `suppressErrorToast: ['VERSION_CONFLICT']`.
   */
  readonly save: (values: Values, record: Saved | undefined) => Promise<Saved>;
  readonly fields: FieldNames<Values>;
}
