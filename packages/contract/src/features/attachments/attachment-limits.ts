const MB = 1024 * 1024;

export const MAX_ATTACHMENT_BYTES = 10 * MB;
/** Of one case. */
export const MAX_ATTACHMENTS = 10;
/** Files that came with no case are removed after so long. */
export const TICKET_MINUTES = 60;
/** What readers of a project may send in a day. */
export const READER_BYTES_PER_DAY = 1024 * MB;

/** For the `accept` of a file field; the content decides. */
export const ATTACHMENT_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'docx', 'xlsx'] as const;

/** The header with the name of the sent file, percent-encoded. */
export const FILE_NAME_HEADER = 'file-name';
/** The header with the ticket of a reader's form. */
export const TICKET_HEADER = 'attachment-ticket';
