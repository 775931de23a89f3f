import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';

interface CreditOfferProps {
  readonly own: string;
  /** The credit of the same picture in another place; '' for none. */
  readonly known: string;
  readonly onTake: (credit: string) => void;
}

/** Offers the credit that somebody wrote for the same picture elsewhere; nothing is filled in unasked. */
export function CreditOffer({ own, known, onTake }: CreditOfferProps) {
  const { t } = useTranslation('patterns');
  if (known === '' || known === own.trim()) return null;
  return (
    <Button size="compact" variant="quiet" icon={<Copy size={14} />} onClick={() => onTake(known)}>
      {t('media.takeCredit', { credit: known })}
    </Button>
  );
}
