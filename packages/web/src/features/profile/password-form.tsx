import { useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { askedPath } from '#web/core/routing/asked-path.ts';
import { goTo, here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import styles from './profile-page.module.css';
import { SESSIONS_KEY } from './profile-queries.ts';
import { SecretInput } from './secret-input.tsx';

// Looked at when sent, not when left: whoever opens the panel may leave it empty.
const EMPTY = { password: '', newPassword: '', repeat: '' };

/** Another password. When it had to be changed, the page asked for opens afterwards. */
export function PasswordForm({ isForced }: { readonly isForced: boolean }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const email = useAuth((auth) => auth.email);
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useMemo(
    () =>
      createFormStore(EMPTY, ({ password, newPassword, repeat }) => [
        ...schemaProblems(profileEndpoints.updatePassword.body, { password, newPassword }),
        ...(repeat === newPassword
          ? []
          : [{ field: 'repeat', code: 'mismatch', message: t('password.mismatch') }]),
      ]),
    [t],
  );
  async function save() {
    const { password, newPassword } = form.get().values;
    setBusy(true);
    try {
      await call(profileEndpoints.updatePassword, {
        body: { password, newPassword },
        ifMatch: useOwnAccount.getState().version,
      });
      form.reset(EMPTY);
      showToast({ tone: 'success', text: t('password.saved') });
      await refreshMe();
      useLayout.getState().closePanels();
      void invalidate(client, { queryKey: SESSIONS_KEY });
      if (isForced) goTo(askedPath(here().state), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The account was changed elsewhere: the next try is about the newer version.
      if (error.code === 'VERSION_CONFLICT') await refreshMe();
      form.refuse(error.fields);
      focusFirstProblem(element.current);
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (form.checkAll()) void save();
    else focusFirstProblem(element.current);
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {/* So that a password manager knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="password" label={t('current-password')} required>
        {(control) => (
          <SecretInput {...control} onBlur={undefined} autoComplete="current-password" autoFocus />
        )}
      </Field>
      <Field form={form} name="newPassword" label={t('password.new')} hint={t('password.hint')} required>
        {(control) => <SecretInput {...control} onBlur={undefined} autoComplete="new-password" />}
      </Field>
      <Field form={form} name="repeat" label={t('password.repeat')} required>
        {(control) => <SecretInput {...control} onBlur={undefined} autoComplete="new-password" />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
