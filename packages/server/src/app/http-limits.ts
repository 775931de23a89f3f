const SECOND = 1000;
const KILOBYTE = 1024;

/** Every wait and every size has a limit; the framework's defaults have none. Times in milliseconds. */
export const HTTP_LIMITS = {
  /** For the head of a request. */
  headersTimeout: 10 * SECOND,
  /** For a whole request including its body, whatever the answer in the meantime. */
  requestTimeout: 30 * SECOND,
  /** For an answer: the console aborts a call after 20 s. */
  answerTimeout: 15 * SECOND,
  /** For an idle connection, before and after an answer. */
  connectionTimeout: 60 * SECOND,
  /** For the rest of a body that nobody reads, after its answer. */
  lingerTimeout: 2 * SECOND,
  /** Tolerance of the first two; Node's default of 30 s would turn 10 into 40. */
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * KILOBYTE,
  maxParamLength: 100,
  /** Calls that accept larger bodies declare it. */
  bodyLimit: 64 * KILOBYTE,
} as const;

export type HttpLimits = Readonly<Record<keyof typeof HTTP_LIMITS, number>>;
