import { RecoveryButton, recoveryKind } from '#web/features/articles/public-recovery-list.ts';
import { openPages } from '../editing/open-pages.ts';
import { pageCopies } from '../editing/page-copies.ts';

const kind = recoveryKind({ name: 'pages', at: '/manager_page', copies: pageCopies, open: openPages });

export function PageRecoveryButton() {
  return <RecoveryButton kind={kind} />;
}
