export type { AccountDependencies } from './account-needs.ts';
export { saveAvatar } from './avatar-store.ts';
export { codesOf, spendCode } from './confirm-code.ts';
export { ACCOUNT_MAIL_JOB } from './links/mailing/account-mail-job-name.ts';
export { getSessionUser } from './session-user-view.ts';
export { refuseTakenAccount } from './taken-account.ts';
export { userImageRefs } from './user-recall-store.ts';
export { userSearchText } from './user-search-text.ts';
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
