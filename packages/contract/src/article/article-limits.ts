/** UTF-8 bytes of the document as HTML, counted without entities. */
export const MAX_ARTICLE_BYTES = 1_000_000;
export const MAX_ARTICLE_NODES = 20_000;
/** Levels below the document. JSON nests twice as deep, and calls take 64 levels. */
export const MAX_ARTICLE_DEPTH = 24;
export const MAX_TABLE_COLUMNS = 100;
export const MAX_TABLE_ROWS = 2000;
export const MAX_ADDRESS_LENGTH = 2048;
