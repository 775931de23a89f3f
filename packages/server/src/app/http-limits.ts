const SECOND = 1000;
const KILOBYTE = 1024;

/** Every wait and every size has a limit; the framework's own defaults have none. Times in milliseconds. */
export const HTTP_LIMITS = {
  /** For the head of a request. */
  headersTimeout: 10 * SECOND,
  /** For a whole request, body and all, whatever it is answered meanwhile. */
  requestTimeout: 30 * SECOND,
  /** For an answer: the console gives a call up after 20 s. */
  answerTimeout: 15 * SECOND,
  /** For a connection on which nothing happens, before and after an answer. */
  connectionTimeout: 60 * SECOND,
  /** By so much the first two can be passed; Node's own 30 s would make 40 of 10. */
  connectionsCheckingInterval: SECOND,
  maxRequestsPerSocket: 1000,
  maxHeaderSize: 16 * KILOBYTE,
  maxParamLength: 100,
  /** Calls that take more say so themselves. */
  bodyLimit: 64 * KILOBYTE,
} as const;

export type HttpLimits = Readonly<Record<keyof typeof HTTP_LIMITS, number>>;
