import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { useAccountPage } from './account-context.ts';
import styles from './account-page.module.css';
import { CoverInput } from './cover-input.tsx';
import { AreaField, ProfileField, TextField } from './fields.tsx';
import { SimilarNotice } from './similar-notice.tsx';

/** Picture, name and a few words: what readers see first. */
export function AccountHead() {
  const { t } = useTranslation('accounts');
  const { kind } = useAccountPage();
  return (
    <Stack gap={4}>
      {kind === 'destination' && <CoverInput />}
      <div className={styles.head}>
        <ProfileField<ImageRef | null> name="avatar" label={t('avatar')}>
          {(control) => <MediaInput {...control} label={t('avatar')} shape="square" />}
        </ProfileField>
        <div className={styles.names}>
          <TextField name="displayName" label={t(`name.${kind}`)} max={120} required />
          {kind !== 'author' && <SimilarNotice field="displayName" />}
          {kind !== 'destination' && (
            <TextField name="job" label={t(kind === 'figure' ? 'tagline' : 'job')} max={120} />
          )}
          <AreaField name="description" label={t('description')} max={5000} rows={4} />
        </div>
      </div>
    </Stack>
  );
}
