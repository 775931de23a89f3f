import { ArrowRightLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';

const HandOverDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('./hand-over-dialog.tsx'),
    loadTexts(['assignment', 'patterns']),
  ]);
  return { default: module.HandOverDialog };
});

/** Opens the hand-over. Shown to people with assigned posts who may search colleagues. */
export function HandOverButton() {
  const { t } = useTranslation('assignment');
  const [isOpen, setOpen] = useState(false);
  const mayForward = useMay('post.forward');
  const mayFind = useMay('user.view');
  if (!mayForward || !mayFind) return null;
  return (
    <>
      <Button icon={<ArrowRightLeft size={16} />} onClick={() => setOpen(true)}>
        {t('handOver')}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
