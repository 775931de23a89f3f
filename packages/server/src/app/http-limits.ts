const SECOND = 1000;
const KILOBYTE = 1024;

/** Every wait and every size has a limit; the framework's defaults have none. Times in milliseconds. */
export const HTTP_LIMITS = {
  /** For the head of a request. */
  headersTimeout: 10 * SECOND,
  /** In each such stretch of a body's time at least so many bytes arrive: 32 kbit/s. */
  bodyTimeout: 15 * SECOND,
  bodyBytesPerTimeout: 60 * KILOBYTE,
  /** For an answer, from the last byte of the body: the console aborts a call after 20 s. */
  answerTimeout: 15 * SECOND,
  /** For an idle connection, before and after an answer. */
  connectionTimeout: 60 * SECOND,
  /** For the rest of a body that nobody reads, after its answer. */
  lingerTimeout: 2 * SECOND,
  /** Tolerance of the first two; Node's default of 30 s would turn 10 into 40. */
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * KILOBYTE,
  /** A slug of a post has up to 200 letters. */
  maxParamLength: 250,
  /** Calls that accept larger bodies declare it. */
  bodyLimit: 64 * KILOBYTE,
} as const;

export type HttpLimits = Readonly<Record<keyof typeof HTTP_LIMITS, number>>;
