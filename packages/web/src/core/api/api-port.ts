import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ApiError } from './api-error.ts';

/** What calls need to know of the console, and what they make it do. */
export interface ApiPort {
  /** '' when nobody is signed in. */
  readonly token: () => string;
  /** '' when none is chosen. */
  readonly projectId: () => string;
  readonly language: () => Language;
  readonly text: (key: 'network' | 'generic') => string;
  /** Shows a failure, once. */
  readonly notify: (error: ApiError) => void;
  /** Something was not answered: the connection may be lost. */
  readonly unreachable: () => void;
  /** −18, −20 or 401: the session is over. */
  readonly sessionEnded: () => void;
  readonly tokenMissing: () => void;
  readonly projectMissing: () => void;
}
