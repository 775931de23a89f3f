import { BYLINE_ROLES, type Byline } from '@toasoan/contract/features/posts/post.ts';
import { LINK_OUT_MODES, ORIGINS } from '@toasoan/contract/features/posts/post-kinds.ts';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './byline-input.module.css';
import { ChoiceField, SwitchField, TextField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';
import { TimeField } from './time-field.tsx';

/** Authors and origin; a source is asked for only when the text is not the newsroom's own. */
export function AuthorsPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const origin = useFormPart(session.form, ({ values }) => values.origin);
  const names = useSettledPart(session.form, ({ values }) =>
    values.authors.map(({ displayName }) => displayName).join(', '),
  );
  return (
    <PostPanel session={session} name="authors" summary={names}>
      <Field form={session.form} name="authors" label={t('posts:field.authors')}>
        {(control) => <BylineInput {...control} />}
      </Field>
      <SwitchField session={session} name="hideAuthor" />
      <TextField session={session} name="dateline" placeholder={t('hint.dateline')} />
      <ChoiceField session={session} name="origin" values={ORIGINS} />
      {origin !== 'ORIGINAL' && <SourceFields session={session} isCrawled={origin === 'CRAWLED'} />}
      <SwitchField session={session} name="keepCopyright" />
    </PostPanel>
  );
}

function SourceFields({ session, isCrawled }: PanelProps & { readonly isCrawled: boolean }) {
  const now = useNow();
  return (
    <>
      <TextField session={session} name="sourceName" required />
      <TextField session={session} name="sourceUrl" required={isCrawled} type="url" placeholder="https://" />
      <TimeField session={session} name="sourcePublishedTime" required={isCrawled} max={now.toISOString()} />
      <TextField session={session} name="sourceAuthor" />
      <ChoiceField session={session} name="linkOutMode" values={LINK_OUT_MODES} />
    </>
  );
}

const MOST = 10;

/** The byline under the headline, in order, each person with a role. */
function BylineInput({ id, value, onChange, onBlur, disabled }: Control<readonly Byline[]>) {
  const { t } = useTranslation('posts');
  const roles = BYLINE_ROLES.map((role) => ({ value: role, label: t(`byline.${role}`) }));
  function set(index: number, change: Partial<Byline>) {
    onChange(value.map((author, at) => (at === index ? { ...author, ...change } : author)));
  }
  return (
    <Stack align="start">
      {value.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a byline has no identity but its place
        <div key={index} className={styles.row}>
          <TextInput
            id={index === 0 ? id : undefined}
            aria-label={t('byline.name', { n: index + 1 })}
            value={author.displayName}
            onChange={(displayName) => set(index, { displayName })}
            onBlur={onBlur}
            disabled={disabled}
          />
          <Select
            label={t('byline.role')}
            options={roles}
            value={author.role}
            onChange={(role) => set(index, { role: (role ?? 'WRITER') as Byline['role'] })}
            disabled={disabled}
          />
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={t('byline.remove', { name: author.displayName || index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="compact"
        icon={<Plus size={16} />}
        disabledReason={value.length >= MOST ? t('byline.full', { max: MOST }) : undefined}
        onClick={() => onChange([...value, { displayName: '', role: 'WRITER' }])}
      >
        {t('byline.add')}
      </Button>
    </Stack>
  );
}
