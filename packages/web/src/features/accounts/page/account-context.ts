import type { AnyProfile, ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { Picture } from '@toasoan/contract/vocabulary/picture.ts';
import { createContext, use } from 'react';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { SavedAccount } from '../account-queries.ts';
import type { AnyValues, BaseValues } from '../account-record.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union & string : never;
/** A field of any kind of account. */
export type FieldName = KeysOf<BaseValues> | KeysOf<AnyProfile>;

/** A file that the form names, as far as it is known. */
export interface KnownFile {
  readonly title: string;
  readonly picture: Picture | null;
  readonly lacksCredit: boolean;
}

/** What the sections of the page share. */
export interface AccountPageState {
  readonly kind: ProfileKind;
  readonly form: FormStore<AnyValues>;
  /** Undefined until it is saved for the first time. */
  readonly account: SavedAccount | undefined;
  readonly disabled: boolean;
  readonly fileOf: (id: string) => KnownFile | undefined;
  readonly addFiles: (files: Readonly<Record<string, KnownFile>>) => void;
  /** Names of accounts that the form names. */
  readonly nameOf: (id: string) => string | undefined;
  readonly addNames: (names: Readonly<Record<string, string>>) => void;
}

export const AccountContext = createContext<AccountPageState | undefined>(undefined);

export function useAccountPage(): AccountPageState {
  const state = use(AccountContext);
  if (state === undefined) throw new Error('A section of an account stands outside of its page.');
  return state;
}

/** A value of the form; it keeps its identity while it is the same. */
export function useFieldValue<Value>(name: FieldName): Value {
  const { form } = useAccountPage();
  return useFormPart(form, ({ values }) => values[name]) as Value;
}
