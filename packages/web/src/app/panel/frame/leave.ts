import { goTo } from '#web/core/routing/here.ts';
import { signOut } from '#web/core/session/sign-out.ts';
import { mayLoseAll } from '#web/core/tabs/tab-actions.ts';

/** Spec: logout goes to /login, replacing history. Asks first if something is unsaved. */
export async function leave(): Promise<void> {
  if (!(await mayLoseAll())) return;
  goTo('/login', { replace: true });
  signOut();
}
