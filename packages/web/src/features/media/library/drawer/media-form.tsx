import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { FilePicture } from '../file-picture.tsx';
import type { FileActions } from '../use-file-actions.tsx';
import { UsesList } from '../uses-list.tsx';
import { CareFields } from './care-fields.tsx';
import { DescribedFields } from './described-fields.tsx';
import { DrawerSection } from './drawer-section.tsx';
import { FileSection } from './file-section.tsx';
import styles from './media-form.module.css';
import type { MediaValues } from './media-values.ts';
import { RightsFields } from './rights-fields.tsx';
import { SortedFields } from './sorted-fields.tsx';
import { StandsInTheWay } from './stands-in-the-way.tsx';
import { TakenFields } from './taken-fields.tsx';

interface MediaFormProps {
  readonly form: FormStore<MediaValues>;
  readonly media: Media;
  readonly actions: FileActions;
  readonly onPreview: () => void;
}

export function MediaForm({ form, media, actions, onPreview }: MediaFormProps) {
  const { t } = useTranslation(['library', 'media']);
  const values = useFormPart(form, (state) => state.values);
  const disabled = !media.mayEdit || media.state === 'TRASHED';
  const field = { form, disabled };
  return (
    <>
      <button type="button" className={styles.picture} aria-label={t('action.preview')} onClick={onPreview}>
        <FilePicture file={media} width={400} />
      </button>
      {media.failure && (
        <Banner tone="danger">{t('failed', { reason: t(`media:failure.${media.failure}`) })}</Banner>
      )}
      {media.state === 'PROCESSING' && <Banner tone="info">{t('stateHint.PROCESSING')}</Banner>}
      <StandsInTheWay file={{ ...media, ...values }} />
      <DescribedFields {...field} />
      <RightsFields {...field} />
      <TakenFields {...field} media={media} />
      <CareFields {...field} />
      <SortedFields {...field} />
      <DrawerSection title={t('section.usesCount', { count: media.useCount })}>
        <UsesList id={media.id} />
      </DrawerSection>
      <FileSection media={media} actions={actions} />
    </>
  );
}
