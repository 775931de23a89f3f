import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormDirty, useFormPart } from '#web/ui/form/use-form.ts';
import { Card } from './card.tsx';
import { type InfoValues, infoInput, isOtherEmail, savedInfo } from './info-form-store.ts';
import styles from './profile-page.module.css';
import { SecretInput } from './secret-input.tsx';

/** Name and e-mail; another e-mail is confirmed with the current password. */
export function InfoCard({ form }: { readonly form: FormStore<InfoValues> }) {
  const { t } = useTranslation('profile');
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isDirty = useFormDirty(form);
  const typedEmail = useFormPart(form, ({ values }) => values.email);
  const savedEmail = useAuth((auth) => auth.email);

  async function save() {
    setBusy(true);
    try {
      const { user } = await call(profileEndpoints.updateProfile, {
        body: infoInput(form.get().values),
        ifMatch: useOwnAccount.getState().version,
      });
      useAuth.getState().updateProfile({ name: user.name, email: user.email });
      useOwnAccount.setState({ version: user.version });
      form.reset(savedInfo());
      showToast({ tone: 'success', text: t('info.saved') });
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  }
  async function refused(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'VERSION_CONFLICT') {
      // What was typed stays and is saved over the newer version at the next try.
      await refreshMe();
      form.rebase(savedInfo());
    } else {
      form.refuse(error.fields);
      focusFirstProblem(element.current);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isDirty) return;
    if (form.checkAll()) void save();
    else focusFirstProblem(element.current);
  }
  return (
    <Card title={t('info.title')}>
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        <Field form={form} name="name" label={t('info.name')} required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field form={form} name="email" label={t('info.email')} hint={t('info.email-hint')} required>
          {(control) => <TextInput {...control} type="email" autoComplete="email" spellCheck={false} />}
        </Field>
        {isOtherEmail(typedEmail, savedEmail) && (
          <Field
            form={form}
            name="password"
            label={t('current-password')}
            hint={t('info.why-password')}
            required
          >
            {(control) => <SecretInput {...control} autoComplete="current-password" />}
          </Field>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="main"
            busy={isBusy}
            disabledReason={isDirty ? undefined : t('info.nothing-changed')}
          >
            {t('info.save')}
          </Button>
          {isDirty && <Button onClick={() => form.reset(savedInfo())}>{t('info.undo')}</Button>}
        </div>
      </form>
    </Card>
  );
}
