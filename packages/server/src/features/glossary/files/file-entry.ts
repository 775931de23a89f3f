/** An entry as files carry it: words as they stand there; what a file does not say is absent. */
export interface FileEntry {
  readonly source: string;
  readonly target: string;
  readonly format?: string;
  readonly note?: string;
  readonly sourceLang?: string;
  readonly targetLang?: string;
  readonly domain?: string;
  readonly partOfSpeech?: string;
  readonly forbidden?: readonly string[];
  readonly matchMode?: string;
  readonly caseSensitive?: string;
  readonly priority?: string;
  readonly state?: string;
  readonly old?: string;
  /** Told by exports; an import belongs to whoever brings it in. */
  readonly owner?: string;
}

/** An entry of a file and the line on which it begins. */
export interface FileRow {
  readonly line: number;
  readonly entry: FileEntry;
}

/** A file is read as far as its first mistake of form. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly line: number;

  constructor(line: number, cause?: unknown) {
    super(`The file cannot be read at line ${line}.`, { cause });
    this.line = line;
  }
}

/** A writer of one type of file: its pieces joined are the file. */
export interface FileWriter {
  readonly head: string;
  readonly row: (entry: FileEntry) => string;
  readonly end: string;
}
