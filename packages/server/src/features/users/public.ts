export { findWhySubject } from './access/explain-access.ts';
export { findAccountNames } from './account-names-view.ts';
export {
  type ResetDependencies as UserChangeDependencies,
  removeUser,
  tickUser,
} from './admin/change-account.ts';
export { getKnownUser } from './admin/find-user-view.ts';
export { updateUser } from './admin/update-user.ts';
export { saveAliases } from './alias-store.ts';
export { avatarOf, saveAvatar } from './avatar-store.ts';
export type { AccountDependencies } from './confirm-code.ts';
export { codesOf, judgeCode, spendCode } from './confirm-code.ts';
export { askForPasswordLink } from './links/forgotten/ask-for-password-link.ts';
export { ACCOUNT_MAIL_JOB, mailEmailChange } from './links/mailing/queue-account-mail.ts';
export { dropPasswordLink } from './links/password-link-store.ts';
export { livingAccounts } from './living-accounts-view.ts';
export type { ProfiledAccount, ProfileKeeper } from './profile-keeper.ts';
export { refuseTakenAccount } from './refuse-taken-account.ts';
export { getSessionUser } from './session-user-view.ts';
export { userImageRefs } from './user-recall-store.ts';
export { userSearchColumns } from './user-search-text.ts';
export {
  type Account,
  type CredentialChange,
  findAccountByEmail,
  getAccount,
  handOverFactorReset,
  lockAccount,
  saveCredentials,
  saveProfile,
  saveRehashedPassword,
  saveSignIn,
} from './user-store.ts';
export { wordMatch } from './word-match-store.ts';
