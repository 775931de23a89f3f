import type { PostSession } from '../post-session.ts';

export interface PartProps {
  readonly session: PostSession;
}
