import { ACCOUNT_FIELD_TEXTS } from '@toasoan/contract/features/accounts/account-field-texts.ts';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { accountKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { userCreate } from '@toasoan/contract/features/users/user-account.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { SHARED_LABELS } from '@toasoan/contract/vocabulary/shared-labels.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { accountDetail, readAccount, type SavedAccount } from './account-queries.ts';
import { valueInWords } from './value-words.ts';

export interface BaseValues {
  readonly displayName: string;
  readonly email: string;
  readonly mobile: string;
  readonly avatar: ImageRef | null;
  readonly status: Status;
}

/** What the page holds: the account, and the facts of its kind beside it. */
export type AnyValues = BaseValues & Readonly<Record<string, unknown>>;

const BASE_KEYS = ['displayName', 'email', 'mobile', 'avatar', 'status'] as const;

/** How the console and the log call a field. */
export function fieldLabel(name: string): string {
  const texts: Readonly<Record<string, Readonly<Record<'vi' | 'en', string>>>> = SHARED_LABELS;
  return (ACCOUNT_FIELD_TEXTS[name] ?? texts[name])?.[currentLanguage()] ?? name;
}

function profileOf(values: AnyValues): Record<string, unknown> {
  const base: readonly string[] = BASE_KEYS;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !base.includes(key)));
}

function blank(kind: ProfileKind): AnyValues {
  const base: BaseValues = { displayName: '', email: '', mobile: '', avatar: null, status: 'ENABLE' };
  return { ...base, ...accountKind(kind).plain };
}

function toValues(account: SavedAccount): AnyValues {
  const { displayName, email, mobile, avatarPicture: avatar, status, profile } = account;
  return { displayName, email, mobile, avatar, status, ...profile };
}

/** Without the prefix under which the server speaks of them. */
function problemsOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, field: problem.field.replace(/^profile\./, '') }));
}

function validate(kind: ProfileKind, values: AnyValues): readonly Problem[] {
  const { displayName, email, mobile } = values;
  const base = { displayName, mobile, ...(email !== '' && { email }) };
  return [
    ...schemaProblems(userCreate, { ...base, accountType: kind }),
    ...schemaProblems(accountKind(kind).schema, profileOf(values)),
  ];
}

async function save(kind: ProfileKind, values: AnyValues, account: SavedAccount | undefined) {
  const { displayName, email, mobile, avatar, status } = values;
  const body = { displayName, mobile, status, profile: profileOf(values) };
  if (account === undefined) {
    const created = await call(userEndpoints.create, {
      body: { ...body, accountType: kind, ...(email !== '' && { email }) },
    });
    if (avatar !== null) {
      const { userId, version } = created;
      await call(userEndpoints.update, { body: { userId, version, avatarId: avatar.mediaId } });
    }
    return await readAccount(created.userId);
  }
  const changed = changedProfile(values, toValues(account));
  await call(userEndpoints.update, {
    body: {
      ...body,
      userId: account.userId,
      version: account.version,
      email,
      profile: changed,
      ...(avatar?.mediaId !== account.avatarPicture?.mediaId && { avatarId: avatar?.mediaId ?? null }),
    },
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
  return await readAccount(account.userId);
}

function changedProfile(values: AnyValues, saved: AnyValues): Record<string, unknown> {
  const before = profileOf(saved);
  const after = Object.entries(profileOf(values));
  return Object.fromEntries(
    after.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}

/** The fields that the server refused, under their names in this form. */
async function withOwnNames<Saved>(work: Promise<Saved>): Promise<Saved> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { rules } = error.details;
    throw new ApiError(error.message, {
      ...error,
      fields: error.fields.map((one) => ({ ...one, field: one.field.replace(/^profile\./, '') })),
      details: {
        ...error.details,
        ...(rules && {
          rules: rules.map((one) => ({
            ...one,
            ...(one.field && { field: one.field.replace(/^profile\./, '') }),
          })),
        }),
      },
    });
  }
}

export function accountRecord(kind: ProfileKind): RecordForm<SavedAccount, AnyValues> {
  const names = Object.keys(blank(kind)).map((name) => [
    name,
    { label: fieldLabel(name), show: (value: unknown) => valueInWords(kind, name, value) },
  ]);
  return {
    name: 'accounts',
    detail: accountDetail,
    blank: () => blank(kind),
    toValues,
    validate: (values) => problemsOf(validate(kind, values)),
    save: (values, account) => withOwnNames(save(kind, values, account)),
    fields: Object.fromEntries(names) as FieldNames<AnyValues>,
  };
}
