export { isAuditEntity, recordPage } from './record-pages.ts';
export { SignInAlarms } from './system/sign-in-alarms.tsx';
