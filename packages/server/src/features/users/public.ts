export { ACCOUNT_MAIL_JOB } from './links/mailing/account-mail-job-name.ts';
export { userImageRefs } from './user-recall-store.ts';
