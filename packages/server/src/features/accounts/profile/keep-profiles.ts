import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import { ACCOUNT_CHECK_TEXTS } from '@toasoan/contract/features/accounts/checks/account-check-texts.ts';
import type { AccountCheck } from '@toasoan/contract/features/accounts/checks/account-checks.ts';
import { blockersOf, checkAccount } from '@toasoan/contract/features/accounts/checks/check-account.ts';
import {
  type AnyProfile,
  accountKind,
  isProfileKind,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { AuthorProfile } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import * as z from 'zod/mini';
import type { Facts } from '#server/core/audit/changed-fields.ts';
import type { Db } from '#server/core/db/database.ts';
import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { parseInput } from '#server/core/http/parse-input.ts';
import { type ProfiledAccount, saveAliases } from '#server/features/users/public.ts';
import { checkParent } from './destination-tree-store.ts';
import { checkNamedAccounts } from './named-accounts-view.ts';
import { findProfileFiles, holdProfileFiles, withoutCredit } from './profile-files-store.ts';
import { chooseProfileSlug } from './profile-slug-store.ts';
import {
  columnsOf,
  holdProfile,
  insertProfile,
  lockNames,
  type ProfileRow,
  profileOf,
  updateProfile,
} from './profile-store.ts';
import { findHolderOfLogin, projectName, readFace } from './profile-view.ts';

type Place = Pick<TransactionCall, 'db' | 'projectId'>;
type Given = Readonly<Record<string, unknown>> | undefined;

interface Written {
  readonly userId: string;
  readonly kind: ProfileKind;
  readonly displayName: string;
  readonly before: ProfileRow | undefined;
  readonly after: AnyProfile;
}

/** The profile of a new account. @throws INVALID_INPUT, RULES_NOT_MET. */
export async function addProfile(call: Place, account: ProfiledAccount, given: Given): Promise<Facts> {
  const kind = kindOf(account);
  const after = { ...accountKind(kind).plain, ...parseProfile(kind, given) };
  await lockNames(call.db, call.projectId);
  await writeProfile(call, { ...account, kind, before: undefined, after });
  return { ...after };
}

/** What changes in a profile, and what follows from a new name. @throws INVALID_INPUT, RULES_NOT_MET. */
export async function changeProfile(
  call: TransactionCall,
  account: ProfiledAccount,
  given: Given,
): Promise<{ readonly before: Facts; readonly after: Facts }> {
  const kind = kindOf(account);
  const row = await holdProfile(call.db, account.userId);
  if (row === undefined) return { before: {}, after: await addProfile(call, account, given) };
  const before = profileOf(row);
  const after = { ...before, ...parseProfile(kind, given) };
  if (row.project_id !== call.projectId) {
    if (given === undefined) return { before: {}, after: {} };
    const name = await projectName(call.db, row.project_id);
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'PROFILE_OF_OTHER_PROJECT', 'profile', { name });
  }
  await lockNames(call.db, call.projectId);
  await writeProfile(call, { ...account, kind, before: row, after });
  return { before: { ...before }, after: { ...after } };
}

function kindOf({ accountType }: ProfiledAccount): ProfileKind {
  if (isProfileKind(accountType)) return accountType;
  throw new Error(`Accounts of the type ${accountType} have no profile.`);
}

function parseProfile(kind: ProfileKind, given: Given): Partial<AnyProfile> {
  const schema = z.strictObject({ profile: z.optional(accountKind(kind).change) });
  const { profile = {} } = parseInput(schema, { profile: given }) as { profile?: Partial<AnyProfile> };
  return profile;
}

async function writeProfile({ db, projectId }: Place, written: Written): Promise<void> {
  const { userId, kind, displayName, before, after } = written;
  const earlier = before && profileOf(before);
  await checkNamedAccounts(db, { projectId, kind, before: earlier, after });
  await checkPlaces(db, projectId, written);
  await holdProfileFiles(db, { projectId, userId, kind, profile: after });
  const slug = await chooseProfileSlug(db, projectId, {
    kind,
    userId,
    name: publicName(kind, displayName, after),
    wanted: after.slug,
    wantedBefore: earlier?.slug ?? '',
    before,
  });
  const columns = { ...columnsOf({ kind, displayName, profile: after }), slug };
  const saved =
    before === undefined
      ? insertProfile(db, {
          ...columns,
          user_id: userId,
          project_id: projectId,
          kind,
          state: accountKind(kind).isPublished ? 'DRAFT' : null,
        })
      : updateProfile(db, userId, columns);
  await saved.catch(refuseTaken);
  await saveAliases(db, userId, {
    names: accountKind(kind).otherNamesOf(after),
    hidesName: kind === 'author' && (after as AuthorProfile).hideRealName && columns.pen_name !== '',
  });
  if (before?.state === 'PUBLISHED') await requireReady(db, { ...written, projectId }, 'STAYS_READY');
}

/** A destination within another one; a login that belongs to one author at most. */
async function checkPlaces(db: Db, projectId: string, { userId, kind, after }: Written): Promise<void> {
  if (kind === 'destination') {
    const { parentId } = after as DestinationProfile;
    if (parentId !== null) await checkParent(db, userId, parentId);
  }
  if (kind !== 'author') return;
  const { linkedUserId } = after as AuthorProfile;
  if (linkedUserId === null) return;
  const name = await findHolderOfLogin(db, { projectId, linkedUserId, except: userId });
  if (name !== undefined)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'LOGIN_LINKED', 'profile.linkedUserId', { name });
}

function refuseTaken(error: unknown): never {
  if (isDuplicateOf('account_pen_names', error))
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'PEN_NAME_TAKEN', 'profile.penName');
  throw error;
}

/** The address does not tell a name that is hidden. */
function publicName(kind: ProfileKind, displayName: string, profile: AnyProfile): string {
  const { penName = '', hideRealName = false } = kind === 'author' ? (profile as AuthorProfile) : {};
  return hideRealName && penName !== '' ? penName : displayName;
}

interface Checked {
  readonly projectId: string;
  readonly userId: string;
  readonly kind: ProfileKind;
  readonly after: AnyProfile;
}

/** @throws RULES_NOT_MET naming the first fault. */
export async function requireReady(
  db: Db,
  { projectId, userId, kind, after }: Checked,
  rule: 'NOT_READY' | 'STAYS_READY',
): Promise<void> {
  const files = await findProfileFiles(db, { projectId, kind, profile: after });
  const { hasAvatar } = await readFace(db, userId);
  const facts = {
    hasPicture: hasAvatar || after.coverId !== null,
    withoutCredit: withoutCredit(after, files),
  };
  const [blocker] = blockersOf(checkAccount(kind, after, facts));
  if (blocker === undefined) return;
  throw notReady(rule, blocker);
}

function notReady(rule: 'NOT_READY' | 'STAYS_READY', blocker: AccountCheck): AppError {
  const fill = (language: 'vi' | 'en') => {
    const fault = fillText(ACCOUNT_CHECK_TEXTS[blocker.code].open[language], blocker.values ?? {}, language);
    const text = fault.charAt(0).toLowerCase() + fault.slice(1);
    return fillText(ACCOUNT_RULE_TEXTS[rule][language], { fault: text }, language);
  };
  const text = { vi: fill('vi'), en: fill('en') };
  return new AppError('RULES_NOT_MET', {
    rules: [{ code: rule, text, field: `profile.${blocker.field}` }],
  });
}
