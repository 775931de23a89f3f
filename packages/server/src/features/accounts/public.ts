export { authorsOfLogins } from './authors-of-logins-view.ts';
export {
  accountsWithBank,
  findPayrolls,
  payrollOwner,
  removeSettledPayrolls,
} from './payroll/payroll-store.ts';
export { JOINED_READER_NAME, readerName } from './reader-name-view.ts';
export type { AccountReferences, Replacement } from './references/account-references.ts';
export { carriedList, givenBackList } from './references/carried-list.ts';
export { royaltyGroupsOf } from './royalty-groups-view.ts';
