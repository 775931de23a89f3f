import type { Attachment } from '@toasoan/contract/features/attachments/attachment.ts';
import type { AttachmentRow } from './attachment-store.ts';

/** A file as this person may see it. */
export function attachmentOf(row: AttachmentRow, mayOpen: boolean): Attachment {
  return {
    id: row.id,
    fileName: mayOpen ? row.file_name : '',
    mime: row.mime,
    sizeBytes: row.size_bytes,
    sha256: mayOpen ? (row.sha256?.toString('hex') ?? '') : '',
    isFromReader: row.created_by_id === null,
    addedBy: row.created_by_name,
    addedTime: row.create_time.toISOString(),
  };
}

/** What the log keeps of a file, titled after its case. */
export function fileFacts(title: string, row: AttachmentRow) {
  return { title, fileName: row.file_name, sha256: row.sha256?.toString('hex') ?? '' };
}
