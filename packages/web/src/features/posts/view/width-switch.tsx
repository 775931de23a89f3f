import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './width-switch.module.css';

export type ReadingWidth = 'desktop' | 'mobile';

interface WidthSwitchProps {
  readonly width: ReadingWidth;
  readonly onChange: (width: ReadingWidth) => void;
}

/** Switches between the reading widths of a desktop and of a phone. */
export function WidthSwitch({ width, onChange }: WidthSwitchProps) {
  const { t } = useTranslation('posts');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('view.width')} className={styles.group}>
      <IconButton
        size="compact"
        icon={<Monitor size={16} />}
        label={t('view.desktop')}
        aria-pressed={width === 'desktop'}
        onClick={() => onChange('desktop')}
      />
      <IconButton
        size="compact"
        icon={<Smartphone size={16} />}
        label={t('view.mobile')}
        aria-pressed={width === 'mobile'}
        onClick={() => onChange('mobile')}
      />
    </div>
  );
}
