import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { requestDue } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import { readerDataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { DATA_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type ReaderCall, type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { takeSentFiles } from '#server/features/attachments/public.ts';
import { addConfirmLink, spendConfirmLink } from './confirm-link-store.ts';
import { factsOf } from './data-request-answer.ts';
import { addAnswerMail, linkName } from './data-request-mail-jobs.ts';
import { dataRequestNotices } from './data-request-notices.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { addEntry, changeDataRequest, getDataRequest, insertDataRequest } from './data-request-store.ts';
import { readTimes } from './data-request-times-store.ts';
import type { KeyOf } from './requester-contact.ts';

interface ReaderDependencies {
  readonly now: () => Date;
  readonly secretBox: SecretBox;
  readonly tokens: LinkTokens;
  readonly keys: KeyOf;
  /** The product has a mail server. */
  readonly mails: boolean;
}

/** Long enough for somebody who reads mails once a week, and within the time of the answer by law. */
const LINK_MS = 7 * 86_400_000;

/** The form on the site, and the link in its mail. */
export function readerDataRequestRoutes(
  deps: ReaderDependencies,
  isProject: (projectId: string) => Promise<boolean>,
): readonly ReaderRoute[] {
  return [
    readerWriteRoute(readerDataRequestEndpoints.send, async (call) => {
      if (!(await isProject(call.params.projectId))) throw new AppError('NOT_FOUND');
      return await receive(deps, call);
    }),
    readerWriteRoute(readerDataRequestEndpoints.confirm, (call) => confirm(deps, call)),
  ];
}

async function receive(
  { now, secretBox, tokens, keys, mails }: ReaderDependencies,
  call: ReaderCall<typeof readerDataRequestEndpoints.send>,
) {
  const { db, body, projectId } = call;
  checkSubject(body);
  const received = now();
  const due = requestDue(received, await readTimes(db, projectId));
  const by = { userId: null, displayName: body.requesterName };
  const values = { ...columnsOf(body), channel: 'SITE' as const, received_time: received, due_time: due };
  const contact = { email: body.email, phone: body.phone };
  const id = await insertDataRequest(db, projectId, { ...values, contact }, by, { secretBox, keyOf: keys });
  const row = await getDataRequest(db, projectId, id);
  await takeSentFiles(db, projectId, id, { form: 'dataRequest', ...body, now: received });
  await addEntry(db, row, { verb: 'create', time: received }, by);
  await dataRequestNotices.announce(db, { projectId, id, now: received }, by);
  await writeAudit(call, {
    action: 'dataRequest.create',
    entity: 'dataRequest',
    entityId: id,
    after: factsOf(row),
  });
  if (mails) {
    const nonce = newRandomId();
    const secret = tokens.make(linkName(nonce));
    const expires = new Date(received.getTime() + LINK_MS);
    await addConfirmLink(db, { projectId, requestId: id, secret, nonce, language: body.lang, expires });
    await addAnswerMail(db, { projectId, id, language: body.lang, about: 'LINK' });
  }
  return { number: dataRequestNumber(row), dueTime: due.toISOString(), isLinkMailed: mails };
}

/** Opening the link is the first step of finding out who asks. */
async function confirm(
  { now }: ReaderDependencies,
  call: ReaderCall<typeof readerDataRequestEndpoints.confirm>,
): Promise<{ number: string }> {
  const { db, projectId, body } = call;
  const time = now();
  const id = await spendConfirmLink(db, projectId, { secret: body.token, now: time });
  if (id === undefined) throw ruleNotMet(TEXTS, 'LINK_GONE');
  const before = await getDataRequest(db, projectId, id);
  const by = { userId: null, displayName: before.requester_name };
  const isNew = before.state === 'NEW';
  await changeDataRequest(
    db,
    before,
    { email_verified_time: time, ...(isNew && { state: 'VERIFYING' as const }) },
    by,
  );
  await addEntry(db, before, { verb: 'confirm', time }, by);
  await writeAudit(call, {
    action: 'dataRequest.confirm',
    entity: 'dataRequest',
    entityId: id,
    before: factsOf(before),
    after: factsOf(await getDataRequest(db, projectId, id)),
  });
  return { number: dataRequestNumber(before) };
}

type Said = Pick<
  BodyOf<typeof readerDataRequestEndpoints.send>,
  'kind' | 'requesterName' | 'capacity' | 'subjectName' | 'details' | 'refs'
>;

/** @throws RULES_NOT_MET for somebody who asks for nobody. */
export function checkSubject({ capacity, subjectName }: Pick<Said, 'capacity' | 'subjectName'>): void {
  if (capacity !== 'SELF' && subjectName === '') throw ruleNotMet(TEXTS, 'SUBJECT_MISSING', 'subjectName');
}

export function columnsOf({ kind, requesterName, capacity, subjectName, details, refs }: Said) {
  return {
    kind,
    requester_name: requesterName,
    capacity,
    subject_name: capacity === 'SELF' ? '' : subjectName,
    details,
    refs,
  };
}
