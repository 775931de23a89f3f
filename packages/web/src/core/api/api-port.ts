import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ApiError } from './api-error.ts';

/** What calls read from the console, and the effects they trigger. */
export interface ApiPort {
  /** '' without a session. */
  readonly token: () => string;
  /** Takes up a token that somebody removed from storage or replaced there; true if there was such a change. */
  readonly takeUpToken: () => boolean;
  /** '' without a current project. */
  readonly projectId: () => string;
  readonly language: () => Language;
  readonly text: (key: 'network' | 'generic') => string;
  /** Shows a failure, once. */
  readonly notify: (error: ApiError) => void;
  /** A request failed without a response: the connection may be lost. */
  readonly unreachable: () => void;
  /** −18, −20 or 401: the session is over. */
  readonly sessionEnded: (error: ApiError) => void;
  /** The viewing of another person has ended. */
  readonly viewOver: () => void;
  readonly tokenMissing: () => void;
  readonly projectMissing: () => void;
}
