import type { ReactNode } from 'react';
import { useTabKeys } from '#web/ui/hooks/use-tab-keys.ts';
import copyStyles from './safe-copy.module.css';
import styles from './studio.module.css';

export interface StudioTab<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly count?: number;
}

interface StudioTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly StudioTab<Key>[];
  readonly current: Key;
  readonly panelId: string;
  /** As buttons in a frame. */
  readonly isSegmented?: boolean;
  readonly onChange: (key: Key) => void;
}

/** One tab is in the Tab order; arrow keys move to the others. */
export function StudioTabs<Key extends string>(props: StudioTabsProps<Key>) {
  const { label, tabs, current, panelId, isSegmented = false, onChange } = props;
  const { list, pressed } = useTabKeys(
    tabs.map(({ key }) => key),
    current,
    onChange,
  );
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={isSegmented ? copyStyles.segments : styles.tabs}
      onKeyDown={pressed}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          id={`${panelId}-${tab.key}`}
          type="button"
          role="tab"
          data-tab={tab.key}
          aria-selected={tab.key === current}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
