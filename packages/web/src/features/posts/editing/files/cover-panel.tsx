import { COVER_POSITIONS } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useTranslation } from 'react-i18next';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { ChoiceField } from '../inspector/detail-field.tsx';
import { type PanelProps, PostPanel } from '../inspector/post-panel.tsx';
import { CoverFields } from './cover-fields.tsx';
import { usePostFile } from './use-post-files.ts';

/** The picture that represents the post in lists and on cards, with their crops. */
export function CoverPanel({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const cover = useFormPart(session.form, ({ values }) => values.cover);
  const file = usePostFile(session, cover?.mediaId);
  return (
    <PostPanel
      session={session}
      name="cover"
      openAtFirst
      summary={cover ? (file?.fileName ?? '') : t('cover.none')}
    >
      <CoverFields session={session} />
      <ChoiceField session={session} name="coverPosition" values={COVER_POSITIONS} />
    </PostPanel>
  );
}
