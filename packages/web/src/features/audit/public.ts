export { type Folded, foldRows } from './fold-rows.ts';
export { isAuditEntity, recordPage } from './record-pages.ts';
export { SignInAlarms } from './system/sign-in-alarms.tsx';
