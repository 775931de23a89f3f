import { RecoveryButton, recoveryKind } from '#web/features/articles/public-recovery-list.ts';
import { postCopies } from '../autosave/local-drafts.ts';
import { openSessions } from '../editing/open-sessions.ts';

const kind = recoveryKind({ name: 'posts', at: '/manager_post', copies: postCopies, open: openSessions });

export function PostRecoveryButton() {
  return <RecoveryButton kind={kind} />;
}
