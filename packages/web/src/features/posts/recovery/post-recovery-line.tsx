import { RecoveryLine, recoveryKind } from '#web/features/articles/public-recovery.ts';
import { postCopies } from '../autosave/local-drafts.ts';
import { openSessions } from '../editing/open-sessions.ts';

const kind = recoveryKind({ name: 'posts', at: '/manager_post', copies: postCopies, open: openSessions });

/** Leads to posts with unsaved text on this machine. */
export function PostRecoveryLine() {
  return <RecoveryLine kind={kind} />;
}
