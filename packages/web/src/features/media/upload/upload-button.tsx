import { FILE_TYPES } from '@toasoan/contract/features/media/file-types.ts';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { SplitButton } from '#web/ui/actions/split-button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { beginUploads } from './begin-uploads.ts';
import type { UploadOptions } from './queue/start-uploads.ts';

/** Also by extension: some systems know no type of some files. */
const ACCEPTED = FILE_TYPES.flatMap(({ mime, extensions }) => [
  mime,
  ...extensions.map((extension) => `.${extension}`),
]).join(',');

interface UploadButtonProps extends Pick<UploadOptions, 'folderId' | 'onReady'> {
  readonly variant?: ButtonProps['variant'];
  /** Joined to the button. */
  readonly beside?: ReactNode;
}

/** Selects local files and uploads them, for users with the right. */
export function UploadButton({ variant = 'main', beside, folderId, onReady }: UploadButtonProps) {
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  if (!useMay('media.upload')) return null;
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    void beginUploads([...(target.files ?? [])], { folderId, onReady });
    // The same file can be selected again.
    target.value = '';
  }
  return (
    // One element: a heading sets it apart from the others.
    <Row as="span">
      <SplitButton>
        <Button variant={variant} icon={<Upload size={16} />} onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
        {beside}
      </SplitButton>
      <input ref={input} type="file" multiple hidden accept={ACCEPTED} onChange={chosen} />
    </Row>
  );
}
