/** The kind of job that removes the bytes of a file that is not in the library any more. */
export const FILES_GONE = 'media-files-gone';
