import type { AttachmentOwner, ReaderForm } from '@toasoan/contract/features/attachments/attachment.ts';
import type { Generated } from 'kysely';

export interface AttachmentTicketTable {
  id: Generated<string>;
  project_id: string;
  form: ReaderForm;
  token_hash: Buffer;
  expire_time: Date;
  used_time: Date | null;
  create_time: Generated<Date>;
}

export interface AttachmentTable {
  id: Generated<string>;
  project_id: string;
  takedown_id: string | null;
  correction_request_id: string | null;
  data_request_id: string | null;
  /** The agreement with a source. */
  parser_source_id: string | null;
  /** Of a reader; until the form comes, the file has no case. */
  ticket_id: string | null;
  key: string;
  file_name: string;
  mime: string;
  /** As announced, so that files that are still arriving count too. */
  size_bytes: number;
  /** Null while the bytes arrive. */
  sha256: Buffer | null;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
}

/** The column that names the case. */
export const OWNER_COLUMNS = {
  takedown: 'takedown_id',
  correctionRequest: 'correction_request_id',
  dataRequest: 'data_request_id',
  parserSource: 'parser_source_id',
} as const satisfies Readonly<Record<AttachmentOwner, keyof AttachmentTable>>;
