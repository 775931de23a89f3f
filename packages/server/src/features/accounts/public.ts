export { livingAccounts } from './living-accounts-view.ts';
export { findPayrolls, payrollOwner } from './payroll/payroll-store.ts';
export type { AccountReferences } from './references/account-references.ts';
