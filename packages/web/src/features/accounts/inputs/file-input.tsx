import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { FileText, ImagePlus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { useAccountPage } from '../page/account-context.ts';
import styles from './file-input.module.css';
import { knownFiles } from './known-files.ts';

interface FileInputProps extends Control<string | null> {
  /** What the file is for: a part of the names of its buttons. */
  readonly label: string;
  readonly kinds: readonly MediaKind[];
  /** Without words on its buttons, for rows. */
  readonly small?: boolean;
}

/** One file of the library by its id: a picture as a picture, a document by its name. */
export function FileInput({ label, kinds, small = false, value, onChange, ...control }: FileInputProps) {
  const { t } = useTranslation('accounts');
  const { fileOf, addFiles } = useAccountPage();
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const { disabled } = control;
  const choose = value === null ? t('file.choose') : t('file.change');
  const shared = { id: control.id, 'aria-label': `${choose}: ${label}`, onClick: () => setChoosing(true) };
  return (
    <span className={styles.file} data-small={small || undefined}>
      {value !== null && <Shown file={fileOf(value)} />}
      {!disabled && (
        <span className={styles.tools}>
          {small ? (
            <IconButton
              {...shared}
              size="compact"
              icon={<ImagePlus size={16} />}
              label={shared['aria-label']}
            />
          ) : (
            <Button {...shared} aria-describedby={control['aria-describedby']}>
              {choose}
            </Button>
          )}
          {value !== null && (
            <IconButton
              size="compact"
              icon={<X size={16} />}
              label={t('file.remove', { label })}
              onClick={() => onChange(null)}
            />
          )}
        </span>
      )}
      {choosing && (
        <Suspense>
          <Picker
            kinds={kinds}
            max={1}
            onPick={(files) => {
              addFiles(knownFiles(files));
              onChange(files[0]?.id ?? null);
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

function Shown({ file }: { readonly file: ReturnType<ReturnType<typeof useAccountPage>['fileOf']> }) {
  const { t } = useTranslation('accounts');
  if (file?.picture)
    return (
      <span className={styles.picture}>
        <ShownPicture picture={file.picture} width={320} fit="cover" />
      </span>
    );
  return (
    <span className={styles.name}>
      <FileText size={16} aria-hidden />
      {file?.title ?? t('file.gone')}
    </span>
  );
}
