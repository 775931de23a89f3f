import type { ApiError } from './api-error.ts';

/** A file for a call that speaks tus: it is sent in parts, and goes on where a cut connection stopped. */
export interface FileToSend {
  /** Of the call that begins an upload, without the base address. */
  readonly path: string;
  /** Where the file belongs, whatever is chosen meanwhile. */
  readonly projectId: string;
  readonly file: Blob;
  readonly metadata: Readonly<Record<string, string>>;
  /** Of an upload begun earlier; '' begins one. */
  readonly uploadId: string;
}

/** Told by a file on its way; nothing is told any more after `pause`, `cancel`, `onDone` or `onFailed`. */
export interface SendingWatch {
  readonly onBegun: (uploadId: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  readonly onDone: (header: (name: string) => string) => void;
  readonly onFailed: (error: ApiError) => void;
}

export interface Sending {
  readonly pause: () => void;
  /** After a pause or a failure: asks the server how far it is and sends the rest. */
  readonly goOn: () => void;
  /** Ends it here and, if the server can be reached, there. */
  readonly cancel: () => Promise<void>;
}
