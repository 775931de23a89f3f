import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './preview.module.css';

const TEXTS = ['working', 'public'] as const;
export type PreviewText = (typeof TEXTS)[number];

interface TextSwitchProps {
  readonly text: PreviewText;
  readonly onChange: (text: PreviewText) => void;
}

/** Switches a public post between waiting changes and public text. */
export function TextSwitch({ text, onChange }: TextSwitchProps) {
  const { t } = useTranslation('preview');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('text.label')} className={styles.switch}>
      {TEXTS.map((one) => (
        <Button
          key={one}
          size="compact"
          variant="quiet"
          aria-pressed={text === one}
          onClick={() => onChange(one)}
        >
          {t(`text.${one}`)}
        </Button>
      ))}
    </div>
  );
}
