import { LINK_OUT_MODES, ORIGINS } from '@toasoan/contract/features/posts/post-kinds.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { BylineInput } from './byline-input.tsx';
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
