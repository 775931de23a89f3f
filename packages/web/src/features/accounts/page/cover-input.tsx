import { ImageIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { knownFiles } from '../inputs/known-files.ts';
import { useAccountPage, useFieldValue } from './account-context.ts';
import styles from './account-page.module.css';

/** A wide picture on top of the public page. */
export function CoverInput() {
  const { t } = useTranslation('accounts');
  const { form, disabled, fileOf, addFiles } = useAccountPage();
  const coverId = useFieldValue<string | null>('coverId');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const file = coverId === null ? undefined : fileOf(coverId);
  return (
    <Stack gap={2} data-field="coverId">
      <div className={styles.cover}>
        {file?.picture ? (
          <ShownPicture picture={file.picture} width={1280} fit="cover" />
        ) : (
          <span>
            <ImageIcon size={28} aria-hidden />
          </span>
        )}
      </div>
      {!disabled && (
        <Row>
          <Button size="compact" onClick={() => setChoosing(true)}>
            {t(coverId === null ? 'cover.add' : 'cover.change')}
          </Button>
          {coverId !== null && (
            <Button size="compact" onClick={() => form.set('coverId', null)}>
              {t('cover.remove')}
            </Button>
          )}
        </Row>
      )}
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={1}
            onPick={(files) => {
              addFiles(knownFiles(files));
              form.set('coverId', files[0]?.id ?? null);
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
