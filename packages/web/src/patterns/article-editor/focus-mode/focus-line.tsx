import { Minimize2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { LiveArticle } from '../live-article.ts';
import styles from './focus-line.module.css';
import { useFocusMode } from './use-focus-mode.ts';

interface FocusLineProps {
  readonly article: LiveArticle;
  readonly element: RefObject<HTMLElement | null>;
  /** Where the text is kept. */
  readonly status: ReactNode;
  readonly onLeave: () => void;
}

/** Focus mode: while it is mounted only the text is left, with this small line above it. */
export function FocusLine({ article, element, status, onLeave }: FocusLineProps) {
  const { t } = useTranslation('article-editor');
  useFocusMode(article, element, onLeave);
  return (
    <div className={styles.line}>
      {status}
      <Button size="compact" variant="quiet" icon={<Minimize2 size={14} />} shortcut="Esc" onClick={onLeave}>
        {t('focusMode.leave')}
      </Button>
    </div>
  );
}
