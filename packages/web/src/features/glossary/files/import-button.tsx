import { Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import type { EntryBeginning } from '../glossary-record.ts';

const ImportDialog = lazyOverlay(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

export function ImportButton({ pair }: { readonly pair: EntryBeginning }) {
  const { t } = useTranslation('glossary');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload size={17} />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <Suspense>{isOpen && <ImportDialog pair={pair} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
