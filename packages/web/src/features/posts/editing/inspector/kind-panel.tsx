import { GENRES, POST_TYPES, type PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/record-languages.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/features/projects/public.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { ChoiceField, DetailField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

/** Types whose own part is made elsewhere. */
const WAITS_FOR: Readonly<Partial<Record<PostType, string>>> = {
  LONGFORM: 'needs.layout',
};
/** Made from its own form, never by hand. */
const TYPES = POST_TYPES.filter((type) => type !== 'CORRECTION');

export function KindPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const type = useFormPart(session.form, ({ values }) => values.postType);
  const genre = useFormPart(session.form, ({ values }) => values.genre);
  const summary = `${tFields(`value.postType.${type}`)} · ${tFields(`value.genre.${genre}`)}`;
  function disabledReason(value: string): string | undefined {
    const deps = WAITS_FOR[value as PostType];
    // A post that came with such a type keeps it.
    return deps && value !== type ? t(deps) : undefined;
  }
  return (
    <PostPanel session={session} name="kind" summary={summary}>
      <ChoiceField
        session={session}
        name="postType"
        values={type === 'CORRECTION' ? POST_TYPES : TYPES}
        disabledReason={disabledReason}
      />
      <ChoiceField session={session} name="genre" values={GENRES} />
      <DetailField session={session} name="lang">
        {({ onChange, ...control }, label) => (
          <Select
            {...control}
            label={label}
            options={RECORD_LANGUAGES.map((tag) => ({ value: tag, label: languageName(tag) }))}
            onChange={(tag) => onChange((tag ?? 'vi') as typeof control.value)}
          />
        )}
      </DetailField>
    </PostPanel>
  );
}
