import { X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { closeTab, openTab } from '#web/core/tabs/tab-actions.ts';
import type { Tab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import styles from './tab-bar.module.css';
import { TabIcon } from './tab-icon.tsx';
import { panelIdOf, tabIdOf } from './tab-ids.ts';

const MIDDLE_BUTTON = 1;

/** The label never shows less than this. */
const CHARACTERS = 12;

const shortest = (label: string) =>
  ({ '--tab-characters': Math.min(CHARACTERS, label.length) }) as CSSProperties;

interface TabHandleProps {
  readonly tab: Tab;
  readonly isActive: boolean;
  /** The one in the Tab order. */
  readonly isStop: boolean;
  readonly drag: ComponentProps<'button'>;
  readonly onMenu: (event: MouseEvent, id: string) => void;
}

export const TabHandle = memo(function TabHandle({ tab, isActive, isStop, drag, onMenu }: TabHandleProps) {
  const { t } = useTranslation('panel');
  const isDirty = useTabs(({ dirty }) => dirty.includes(tab.id));
  function pressedOther(event: MouseEvent) {
    if (event.button !== MIDDLE_BUTTON) return;
    event.preventDefault();
    void closeTab(tab.id);
  }
  return (
    <button
      type="button"
      {...drag}
      id={tabIdOf(tab.id)}
      role="tab"
      data-tab={tab.id}
      aria-selected={isActive}
      aria-controls={isActive ? panelIdOf(tab.id) : undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.tab}
      style={shortest(tab.label)}
      data-tip={tab.label}
      data-tip-when="cut"
      onClick={() => openTab({ url: tab.url })}
      onAuxClick={pressedOther}
      onContextMenu={(event) => onMenu(event, tab.id)}
    >
      <TabIcon url={tab.url} />
      <span className={styles.label} data-tip={tab.label} data-tip-when="cut">
        {tab.label}
      </span>
      {isDirty && (
        <>
          <span className={styles.dirty} aria-hidden />
          <span className="visually-hidden">, {t('tabs.unsaved')}</span>
        </>
      )}
      {/* For the pointer only: the key is Delete, and a tab must not contain a button. */}
      <span
        className={styles.close}
        aria-hidden
        data-close
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          void closeTab(tab.id);
        }}
      >
        <X size={14} />
      </span>
    </button>
  );
});
