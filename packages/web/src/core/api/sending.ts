import type { ApiError } from './api-error.ts';

/** An upload that the server knows. */
export interface BegunUpload {
  /** The path of the call that begins an upload, without the base address. */
  readonly path: string;
  /** The project of the file, whatever project is current. */
  readonly projectId: string;
  /** Of a file to send, '' begins one. */
  readonly uploadId: string;
}

/** A file for a tus call: it is sent in parts and resumes after a cut connection. */
export interface FileToSend extends BegunUpload {
  readonly file: Blob;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Called during an upload; never after `pause`, `cancel`, `onDone` or `onFailed`. */
export interface SendingWatch {
  readonly onBegun: (uploadId: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  readonly onDone: (header: (name: string) => string) => void;
  readonly onFailed: (error: ApiError) => void;
}

export interface Sending {
  readonly pause: () => void;
  /** After a pause or a failure: asks the server for its offset and sends the rest. */
  readonly goOn: () => void;
  /** Cancels it here and, if the server is reachable, there. */
  readonly cancel: () => Promise<void>;
}
