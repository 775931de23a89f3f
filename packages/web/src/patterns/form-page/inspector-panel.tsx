import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import styles from './form-page.module.css';

interface InspectorPanelProps {
  /** Key of the user's remembered state: `post.seo`. */
  readonly name: string;
  readonly title: string;
  /** The number of fields inside with problems. */
  readonly problems?: number;
  /** What is counted, read out after the number, where it is not fields. */
  readonly counted?: string;
  /** A short summary, shown while it is closed. */
  readonly summary?: string;
  /** Closed until the user opens it. */
  readonly closedAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A panel renders its content when it is first opened, and keeps it from then on. */
export function InspectorPanel({
  name,
  title,
  problems = 0,
  counted,
  summary = '',
  closedAtFirst = false,
  children,
}: InspectorPanelProps) {
  const { t } = useTranslation('patterns');
  const id = useId();
  const open = usePageConfig(({ panels }) => panels[name] ?? !closedAtFirst);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <section className={styles.panel} data-panel={name}>
      <h2>
        <button
          type="button"
          className={styles.panelTitle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => openPanel(name, !open)}
        >
          {title}
          {problems > 0 && (
            <>
              <CountBadge count={problems} tone="danger" />
              <span className="visually-hidden">{counted ?? t('formPage.problems')}</span>
            </>
          )}
          {!open && summary !== '' && <span className={styles.summary}>{summary}</span>}
          <ChevronDown size={16} aria-hidden className={classNames(styles.arrow, !open && styles.closed)} />
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.panelBody}>
        {wasOpen && children}
      </div>
    </section>
  );
}

interface InspectorLinkProps {
  readonly name: string;
  readonly title: string;
  readonly problems?: number;
  readonly summary?: string;
  readonly onClick: () => void;
}

/** A row like a closed panel; what it is about opens elsewhere. */
export function InspectorLink({ name, title, problems = 0, summary = '', onClick }: InspectorLinkProps) {
  const { t } = useTranslation('patterns');
  return (
    <section className={styles.panel} data-panel={name}>
      <h2>
        <button type="button" className={styles.panelTitle} aria-haspopup="dialog" onClick={onClick}>
          {title}
          {problems > 0 && (
            <>
              <CountBadge count={problems} tone="danger" />
              <span className="visually-hidden">{t('formPage.problems')}</span>
            </>
          )}
          <span className={styles.summary}>{summary}</span>
          <ChevronRight size={16} aria-hidden className={styles.arrow} />
        </button>
      </h2>
    </section>
  );
}

/** Opens or closes a panel from elsewhere, such as a checklist line that leads into it. */
export function openPanel(name: string, open = true): void {
  usePageConfig.setState(({ panels }) => ({ panels: { ...panels, [name]: open } }));
}
