import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { useBarHeight } from '#web/ui/hooks/use-bar-height.ts';
import styles from './form-page.module.css';

interface ActionBarProps {
  /** The list this record belongs to. */
  readonly backTo: string;
  /** The page's only `h1`. */
  readonly title: string;
  /** A field of the page shows the title too: a phone's bar leaves it to that. */
  readonly isTitleInPage?: boolean;
  readonly status?: ReactNode;
  readonly saveState?: ReactNode;
  /** Buttons, with the main action last. */
  readonly children: ReactNode;
}

/** Stays on top while the page scrolls. */
export function ActionBar(props: ActionBarProps) {
  const { backTo, title, isTitleInPage = false, status, saveState, children } = props;
  const { t } = useTranslation('patterns');
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--page-bar-height');
  return (
    <header ref={bar} className={styles.bar} data-title-in-page={isTitleInPage || undefined}>
      <TabLink
        to={backTo}
        className={`${buttonClass('quiet', 'compact')} ${styles.back}`}
        aria-label={t('formPage.back')}
        data-tip={t('formPage.back')}
      >
        <ChevronLeft size={18} aria-hidden />
      </TabLink>
      <h1 className={styles.title} data-tip={title} data-tip-when="cut">
        {title}
      </h1>
      {status}
      {saveState}
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
