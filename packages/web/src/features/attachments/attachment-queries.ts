import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Attachment } from '@toasoan/contract/features/attachments/attachment.ts';
import type { AttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import { FILE_NAME_HEADER } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { call, download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const attachmentKeys = resourceKeys('attachments');

/** The calls of one case's files. */
export interface CaseFiles {
  readonly endpoints: AttachmentEndpoints;
  /** Of the case. */
  readonly id: string;
}

export function attachmentsOf(projectId: string, { endpoints, id }: CaseFiles) {
  return queryOptions({
    queryKey: attachmentKeys(projectId, endpoints.list.path, id),
    queryFn: ({ signal }) => call(endpoints.list, { params: { id }, signal }),
  });
}

export function useAddAttachment({ endpoints, id }: CaseFiles) {
  return useResourceMutation(attachmentKeys, (file: File) => {
    const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
    return call(endpoints.add, { params: { id }, headers, file });
  });
}

export function useRemoveAttachment({ endpoints, id }: CaseFiles) {
  return useResourceMutation(attachmentKeys, (fileId: string) =>
    call(endpoints.remove, { params: { id, fileId } }),
  );
}

/** Downloads a file under its name; the server writes that down. */
export function useSaveAttachment({ endpoints, id }: CaseFiles) {
  return useMutation({
    mutationFn: async ({ id: fileId, fileName }: Pick<Attachment, 'id' | 'fileName'>) => {
      const { name, content } = await download(endpoints.download, { params: { id, fileId } });
      saveFile(name || fileName, content);
    },
  });
}
