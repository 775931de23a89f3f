import { connectApi } from '#web/core/api/api.ts';
import { connection } from '#web/core/connection/connection.ts';
import { currentLanguage, i18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { isBarePath } from '#web/core/routing/bare-paths.ts';
import { goTo, here } from '#web/core/routing/here.ts';
import { takeUpStoredToken } from '#web/core/session/follow-other-tabs.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { clearSession } from '#web/core/session/take-session.ts';
import { heldToken } from '#web/core/session/token.ts';
import { leaveView } from '#web/core/session/viewing.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Connects the calls to session, project, language, notifications and navigation. */
export function connectCalls(): void {
  connectApi({
    token: heldToken,
    takeUpToken: takeUpStoredToken,
    projectId: () => useLayout.getState().projectCurrentId,
    language: currentLanguage,
    text: (key) => i18n.t(key, { ns: 'api' }),
    notify: ({ code, message, requestId }) => {
      // The guards redirect to the one page that is still open.
      if (code === 'PASSWORD_CHANGE_REQUIRED') useOwnAccount.setState({ mustChangePassword: true });
      else if (code === 'SECOND_FACTOR_REQUIRED') useOwnAccount.setState({ mustSetUpSecondFactor: true });
      else showToast({ tone: 'error', text: message, requestId });
    },
    unreachable: connection.doubt,
    sessionEnded: ({ details }) => {
      clearSession(details.reason ?? 'ended');
      // The guards redirect a page of the panel to the sign-in and remember its address.
      if (isBarePath(location.pathname)) goTo('/login', { replace: true });
    },
    viewOver: leaveView,
    tokenMissing: () => {
      // A call of a suspended page comes after the guards, which have stored the address.
      if (isBarePath(location.pathname)) goTo('/login', { replace: true, state: here().state });
    },
    projectMissing: () => {
      const { pathname, search, hash } = here();
      if (pathname !== '/manager_project')
        goTo('/manager_project', { state: { from: pathname + search + hash } });
    },
  });
}
