import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '#web/ui/display/key-cap.tsx';
import { IS_MAC, keyNames } from '#web/ui/keys/shown-keys.ts';
import { doneOf } from '../translation-words.ts';
import styles from './editor-foot.module.css';
import { shownState } from './segment-sign.tsx';
import { TRANSLATION_KEYS } from './translation-keys.ts';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

const LEGEND = ['APPROVED', 'EDITED', 'STALE', 'LOCKED', 'MT_ONLY', 'WAITING'] as const;
const HINTS = TRANSLATION_KEYS.filter(({ name }) => ['approve', 'nextWork', 'fix'].includes(name));

interface EditorFootProps {
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
  readonly children: ReactNode;
}

/** How far it is, paragraph by paragraph, and the keys. */
export function EditorFoot({ open, steps, children }: EditorFootProps) {
  const { t } = useTranslation('translations');
  const { record, currentId } = open.state;
  const { segments } = record;
  const count = (state: string) => segments.filter((segment) => shownState(segment) === state).length;
  return (
    <footer className={styles.foot}>
      <strong className={styles.done}>
        {t('foot.done', { done: doneOf(record.counts), count: record.counts.total })}
      </strong>
      <div className={styles.cells} aria-hidden>
        {segments.map((segment) => (
          <button
            key={segment.id}
            type="button"
            tabIndex={-1}
            data-state={shownState(segment)}
            data-current={segment.id === currentId || undefined}
            onClick={() => steps.goTo(segment.id)}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {LEGEND.filter((state) => count(state) > 0).map((state) => (
          <li key={state} data-state={state}>
            {t(`legend.${state}`, { n: count(state) })}
          </li>
        ))}
      </ul>
      <div className={styles.keys} aria-hidden>
        {HINTS.map(({ name, keys: [keys] }) => (
          <span key={name}>
            {keyNames(keys, IS_MAC).map((key) => (
              <KeyCap key={key} name={key} />
            ))}
            {t(`keys.${name}`)}
          </span>
        ))}
      </div>
      {record.waitingReason !== '' && (
        <span className={styles.why} title={record.waitingReason}>
          {record.waitingReason}
        </span>
      )}
      {record.budgetLeft !== null && (
        <span className={styles.done}>{t('foot.budget', { share: record.budgetLeft })}</span>
      )}
      {children}
    </footer>
  );
}
