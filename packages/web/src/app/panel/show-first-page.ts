import { i18n } from '#web/core/i18n/i18n.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { entryTo, type Guarded } from '#web/core/routing/enter-route.ts';
import type { Here } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { projectInUrl } from '#web/core/routing/project-param.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { heldToken } from '#web/core/session/token.ts';
import { showAddress } from './frame/show-address.ts';
import { useOpenPanel } from './open-panel.ts';

/** Opens the tab of an address that is sure to be shown, so that its page is rendered together with the frame. */
export function showFirstPage(rows: readonly PlacedRow[], { pathname, search }: Here): void {
  const { mustChangePassword, mustSetUpSecondFactor } = useOwnAccount.getState();
  const placed = matchRow(rows, pathname);
  const isShown =
    placed?.row.page !== undefined &&
    useOpenPanel.getState().userId !== '' &&
    projectInUrl(search) === '' &&
    !mustChangePassword &&
    !mustSetUpSecondFactor &&
    entryTo(placed, guardedNow()) === 'enter';
  if (isShown) showAddress(rows, pathname + search, i18n.language);
}

function guardedNow(): Guarded {
  const [auth, token] = [useAuth.getState(), heldToken()];
  return { token, auth, visitor: currentVisitor(), sessionInvalid: auth.token !== token };
}
