import { Dices } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { UserValues } from '../user-values.ts';
import styles from './user-form.module.css';

const LENGTH = 16;
/** Without letters and digits that are taken for each other when read out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Drawn evenly: bytes beyond the last whole round of letters are drawn again. */
function randomPassword(): string {
  const usable = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < usable) password += LETTERS[byte % LETTERS.length];
  }
  return password;
}

/** How somebody new comes to a password: by a link, or by one that has to be changed at the first sign-in. */
export function SignInFields({ form }: { readonly form: FormStore<UserValues> }) {
  const { t } = useTranslation('users');
  const name = useId();
  const byLink = useFormPart(form, ({ values }) => values.byLink);
  const ways = [
    { isLink: true, label: t('signIn.link'), hint: t('signIn.linkHint') },
    { isLink: false, label: t('signIn.password'), hint: t('signIn.passwordHint') },
  ];
  return (
    <>
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>{t('field.signIn')}</legend>
        {ways.map(({ isLink, label, hint }) => (
          <label key={label} className={styles.way}>
            <input
              type="radio"
              name={name}
              checked={byLink === isLink}
              onChange={() => form.set('byLink', isLink)}
            />
            <span>
              {label}
              <span className={styles.hint}>{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!byLink && (
        <Field form={form} name="password" label={t('field.password')} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="new-password"
              spellCheck={false}
              after={
                <IconButton
                  size="compact"
                  icon={<Dices size={16} />}
                  label={t('password.random')}
                  onClick={() => control.onChange(randomPassword())}
                />
              }
            />
          )}
        </Field>
      )}
    </>
  );
}
