export { livingAccounts } from './living-accounts-view.ts';
export type { AccountReferences } from './references/account-references.ts';
