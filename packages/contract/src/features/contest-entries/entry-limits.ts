const MB = 1024 * 1024;
const GB = 1024 * MB;

/** A code from a mail works this long, and for so many tries. */
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;

/** A link from a mail opens an author's entries this long. */
export const LINK_DAYS = 180;
/** A draft that nobody touches is kept this long, and never longer than a day after the end of the intake. */
export const DRAFT_DAYS = 30;
/** An upload without progress is forgotten. */
export const ENTRY_UPLOAD_HOURS = 24;
/** An upload that was under way at the end of the intake may still arrive and be sent with its work. */
export const LATE_MINUTES = 60;

/** Unfinished uploads of one draft. */
export const MOST_OPEN_UPLOADS = 40;
/** Files that a draft may hold beyond those of a whole series, so that pictures can be exchanged. */
export const SPARE_FILES = 5;
/** Of all readers of one project. */
export const ENTRY_BYTES_PER_DAY = 200 * GB;
/** Of any contest: a contest's own limits are lower. */
export const MOST_ENTRY_BYTES = 2_000 * MB;

export const MOST_CO_AUTHORS = 20;
/** Below this age a guardian agrees. */
export const ADULT_AGE = 18;

/** The scan or photo of what a guardian signed. */
export const GUARDIAN_PAPER_BYTES = 10 * MB;
export const GUARDIAN_PAPER_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type GuardianPaperType = (typeof GUARDIAN_PAPER_TYPES)[number];

/** The header with the id of the file that an upload became. */
export const ENTRY_FILE_HEADER = 'entry-file';
