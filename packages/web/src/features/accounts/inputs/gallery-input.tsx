import { SMALLEST_GALLERY } from '@toasoan/contract/features/accounts/checks/account-checks.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useAccountPage } from '../page/account-context.ts';
import styles from './inputs.module.css';
import { knownFiles } from './known-files.ts';

const MOST = 60;

/** Pictures in viewing order, with what is wrong with each. */
export function GalleryInput({ id, value, onChange, disabled }: Control<readonly string[]>) {
  const { t } = useTranslation('accounts');
  const { fileOf, addFiles } = useAccountPage();
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const nameOf = (mediaId: string, index: number) =>
    fileOf(mediaId)?.title || t('gallery.picture', { n: index + 1 });

  function add(files: readonly MediaRow[]) {
    addFiles(knownFiles(files));
    onChange([...new Set([...value, ...files.map((file) => file.id)])].slice(0, MOST));
    setChoosing(false);
  }
  function move(index: number, by: number) {
    const next = [...value];
    const [moved] = next.splice(index, 1);
    if (moved !== undefined) next.splice(index + by, 0, moved);
    onChange(next);
  }
  return (
    <Stack gap={2}>
      <ol className={styles.gallery} aria-label={t('gallery')}>
        {value.map((mediaId, index) => {
          const file = fileOf(mediaId);
          const name = nameOf(mediaId, index);
          return (
            <li key={mediaId} className={styles.picture}>
              {file?.picture ? (
                <ShownPicture picture={file.picture} width={320} fit="cover" />
              ) : (
                <span>{name}</span>
              )}
              {file?.lacksCredit && <span className={styles.fault}>{t('gallery.noCredit')}</span>}
              {!disabled && (
                <span className={styles.pictureTools}>
                  {index > 0 && (
                    <IconButton
                      size="compact"
                      variant="main"
                      icon={<ArrowLeft size={14} />}
                      label={t('gallery.earlier', { name })}
                      onClick={() => move(index, -1)}
                    />
                  )}
                  {index < value.length - 1 && (
                    <IconButton
                      size="compact"
                      variant="main"
                      icon={<ArrowRight size={14} />}
                      label={t('gallery.later', { name })}
                      onClick={() => move(index, 1)}
                    />
                  )}
                  <IconButton
                    size="compact"
                    variant="main"
                    icon={<X size={14} />}
                    label={t('gallery.remove', { name })}
                    onClick={() => onChange(value.filter((one) => one !== mediaId))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!disabled && (
        <div>
          <Button
            id={id}
            aria-label={t('gallery.add')}
            icon={<ImagePlus size={16} />}
            disabledReason={value.length >= MOST ? t('rows.full', { max: MOST }) : undefined}
            onClick={() => setChoosing(true)}
          >
            {t('gallery.add')}
          </Button>
        </div>
      )}
      <p className={textStyles.hint}>{t('gallery.count', { count: value.length, min: SMALLEST_GALLERY })}</p>
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={Math.max(MOST - value.length, 2)}
            onPick={add}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
