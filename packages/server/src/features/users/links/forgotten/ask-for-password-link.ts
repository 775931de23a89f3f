import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';

/** With the e-mail's identity, the key of the job that looks for the account. */
export const FORGOTTEN_PASSWORD_JOB = 'account.forgottenPassword';

/** Somebody who is not signed in asks for a link to an e-mail. */
export interface ForgottenPassword {
  readonly emailKey: string;
  readonly address: string;
  readonly requestId: string;
}

/**
 * Adds the work as a job: the answer does the same for known and unknown e-mails and takes the same time.
 */
export async function askForPasswordLink(tx: Db, asked: ForgottenPassword): Promise<void> {
  const key = `${FORGOTTEN_PASSWORD_JOB}:${asked.emailKey}`;
  await addJob(tx, { kind: FORGOTTEN_PASSWORD_JOB, payload: asked, key });
}
