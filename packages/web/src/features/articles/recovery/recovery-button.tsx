import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { RecoveryKind } from './recovery-kind.ts';
import { RecoveryList } from './recovery-list.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** Says how many records have unsaved text on this machine, and opens their list. */
export function RecoveryButton({ kind }: { readonly kind: RecoveryKind }) {
  const { t } = useTranslation('recovery');
  const { articles, read } = useUnsaved(kind);
  const [isOpen, setOpen] = useState(false);
  const count = articles.length;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      {count > 0 && (
        <Button icon={<FileClock size={17} />} onClick={() => setOpen(true)}>
          {t('line', { count, thing: t(`${kind.name}.thing`), things: t(`${kind.name}.things`) })}
        </Button>
      )}
      {isOpen && (
        <RecoveryList kind={kind} articles={articles} onChanged={read} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
