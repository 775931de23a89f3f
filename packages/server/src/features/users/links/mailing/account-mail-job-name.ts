/** With the mail's id, the key of the job that sends it. */
export const ACCOUNT_MAIL_JOB = 'account.mail';
