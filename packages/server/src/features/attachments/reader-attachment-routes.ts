import type { ReaderForm } from '@toasoan/contract/features/attachments/attachment.ts';
import { readerAttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import {
  READER_BYTES_PER_DAY,
  TICKET_HEADER,
  TICKET_MINUTES,
} from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import { looksLikeToken, newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type ReaderRoute, readerFileRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { giveToCase, sumReaderBytes } from './attachment-store.ts';
import { announcedFile } from './file-headers.ts';
import { type AttachmentDependencies, takeInFile } from './take-in-file.ts';
import { findTicket, insertTicket, takeTicket } from './ticket-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The calls with which readers send files before their form. */
export function readerAttachmentRoutes(deps: AttachmentDependencies): readonly ReaderRoute[] {
  const { now } = deps;
  return [
    readerWriteRoute(readerAttachmentEndpoints.ticket, async ({ db, projectId, body }) => {
      const ticket = newToken();
      const expireTime = new Date(now().getTime() + TICKET_MINUTES * MINUTE_MS);
      await insertTicket(db, projectId, { form: body.form, token: ticket, expireTime });
      return { ticket, expireTime: expireTime.toISOString() };
    }),
    readerFileRoute(readerAttachmentEndpoints.add, async ({ db, projectId, headers, body }) => {
      const token = headers[TICKET_HEADER];
      const ticketId =
        typeof token === 'string' && looksLikeToken(token)
          ? await findTicket(db, { projectId, token, now: now() })
          : undefined;
      if (ticketId === undefined) throw ruleNotMet(TEXTS, 'TICKET_OVER', 'ticket');
      const file = announcedFile(headers);
      const row = await takeInFile(db, projectId, deps, {
        ...file,
        body,
        place: { ticketId },
        by: { userId: null, displayName: '' },
        checkRoom: (tx) => checkDay(tx, projectId, file.sizeBytes, now()),
        onArrived: async () => undefined,
      });
      return { id: row.id, fileName: row.file_name, sizeBytes: row.size_bytes };
    }),
  ];
}

/** Other room than the newsroom's own: a full library does not silence a reader. */
async function checkDay(tx: Db, projectId: string, sizeBytes: number, now: Date): Promise<void> {
  const sent = await sumReaderBytes(tx, projectId, new Date(now.getTime() - DAY_MS));
  if (sent + sizeBytes > READER_BYTES_PER_DAY) throw ruleNotMet(TEXTS, 'DAY_FULL', 'file');
}

interface SentFiles {
  readonly form: ReaderForm;
  readonly ticket?: string | undefined;
  readonly files: readonly string[];
  readonly now: Date;
}

/**
 * Gives the files that a form names to its new case, in the transaction that writes the case. A ticket serves one form,
 * with or without files. @throws RULES_NOT_MET: TICKET_OVER, FILES_GONE.
 */
export async function takeSentFiles(
  tx: Db,
  projectId: string,
  ownerId: string,
  { form, ticket, files, now }: SentFiles,
): Promise<void> {
  if (ticket === undefined && files.length === 0) return;
  const ticketId = ticket && (await takeTicket(tx, form, { projectId, token: ticket, now }));
  if (!ticketId) throw ruleNotMet(TEXTS, 'TICKET_OVER', 'ticket');
  const ids = [...new Set(files)];
  if (ids.length === 0) return;
  const given = await giveToCase(tx, projectId, { ticketId, ids }, { owner: form, ownerId });
  if (given < ids.length) throw ruleNotMet(TEXTS, 'FILES_GONE', 'files');
}
