import type { AuditAction } from '@toasoan/contract/core/audit-kinds.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { AttachmentList, AttachmentOwner } from '@toasoan/contract/features/attachments/attachment.ts';
import type { AttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { checkArea } from '#server/core/http/check-access.ts';
import { downloadRoute, fileRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { reserveSpace } from '#server/features/media/public.ts';
import { attachmentOf, fileFacts } from './attachment-answer.ts';
import { attachmentName } from './attachment-name.ts';
import { deleteFile, findFile, listFiles } from './attachment-store.ts';
import { announcedFile } from './file-headers.ts';
import { type AttachmentDependencies, takeInFile } from './take-in-file.ts';

/** One kind of case that has files. */
export interface CaseWithFiles {
  /** Also the kind of its audit rows, with the verbs addFile, openFile and removeFile. */
  readonly owner: AttachmentOwner;
  readonly endpoints: AttachmentEndpoints;
  /** The case as its audit rows name it. @throws NOT_FOUND also for another project's. */
  readonly find: (
    db: Db,
    projectId: string,
    id: string,
    caller: Caller,
  ) => Promise<{
    readonly title: string;
    /** Its files are kept by law. */
    readonly isKept: boolean;
    /** This person learns neither name nor content of its files. */
    readonly isMasked?: boolean;
  }>;
}

/** The calls of the staff about the files of one kind of case. */
export function attachmentRoutes(
  { owner, endpoints, find }: CaseWithFiles,
  deps: AttachmentDependencies,
): readonly Route[] {
  const list = async (
    { db, projectId, caller }: { readonly db: Db; readonly projectId: string; readonly caller: Caller },
    ownerId: string,
  ): Promise<AttachmentList> => {
    const { isKept, isMasked = false } = await find(db, projectId, ownerId, caller);
    const rows = await listFiles(db, projectId, { owner, ownerId });
    const mayOpen = !isMasked && may(endpoints.download, caller);
    return {
      items: rows.map((row) => attachmentOf(row, mayOpen)),
      mayOpen,
      mayAdd: may(endpoints.add, caller),
      mayRemove: !isKept && may(endpoints.remove, caller),
    };
  };
  const fileOf = async (
    db: Db,
    projectId: string,
    params: { readonly id: string; readonly fileId: string },
  ) => {
    const row = await findFile(db, projectId, { owner, ownerId: params.id }, params.fileId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  };
  return [
    route(endpoints.list, (call) => list(call, call.params.id)),
    fileRoute(endpoints.add, async (call) => {
      const { db, projectId, params, caller, headers, body } = call;
      const { title } = await find(db, projectId, params.id, caller);
      const file = announcedFile(headers);
      const row = await takeInFile(db, projectId, deps, {
        ...file,
        body,
        place: { owner, ownerId: params.id },
        by: caller,
        checkRoom: (tx) => reserveSpace(tx, projectId, file.sizeBytes),
        onArrived: (tx, arrived) =>
          writeAudit(
            { ...call, db: tx },
            audit(owner, 'addFile', params.id, { after: fileFacts(title, arrived) }),
          ),
      });
      return attachmentOf(row, may(endpoints.download, caller));
    }),
    downloadRoute(endpoints.download, async (call) => {
      const { db, projectId, params, caller } = call;
      const { title, isMasked } = await find(db, projectId, params.id, caller);
      if (isMasked) throw new AppError('FORBIDDEN');
      const row = await fileOf(db, projectId, params);
      const file = await deps.storage.open(attachmentName(row.key));
      if (file === undefined) throw new AppError('NOT_FOUND');
      try {
        await writeAudit(call, audit(owner, 'openFile', params.id, { after: fileFacts(title, row) }));
      } catch (error) {
        file.content.destroy();
        throw error;
      }
      return { fileName: row.file_name, mediaType: row.mime, size: file.size, content: file.content };
    }),
    transactionRoute(endpoints.remove, async (call) => {
      const { db, projectId, params, caller } = call;
      const { title, isKept } = await find(db, projectId, params.id, caller);
      const row = await fileOf(db, projectId, params);
      if (isKept) throw ruleNotMet(TEXTS, 'CASE_KEPT', 'id');
      await deleteFile(db, row);
      await writeAudit(call, audit(owner, 'removeFile', params.id, { before: fileFacts(title, row) }));
      return await list(call, params.id);
    }),
  ];
}

type Facts = ReturnType<typeof fileFacts>;

function audit(
  owner: AttachmentOwner,
  verb: 'addFile' | 'openFile' | 'removeFile',
  entityId: string,
  facts: { readonly before?: Facts; readonly after?: Facts },
) {
  const action: AuditAction = `${owner}.${verb}`;
  return { action, entity: owner, entityId, ...facts };
}

/** The access of the call is the one rule about who may. */
function may({ access, path }: Endpoint, caller: Caller): boolean {
  if (access.token !== 'full' || caller.viewing !== undefined) return false;
  try {
    checkArea(access, caller, caller.project?.projectId ?? '', path);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
