import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Confirms a copy; browsers refuse clipboard access without encryption. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ tone: 'warning', text: t('copy-refused') });
    }
  }
  return (
    <Button icon={isCopied ? <Check size={16} /> : <Copy size={16} />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('copied') : label}</span>
    </Button>
  );
}
