import { Activity } from 'react';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { TabPage } from './tab-page.tsx';

/** The pages of all open tabs; hidden ones stay as they are, restored ones mount when first shown. */
export function TabPages() {
  const { tabs, activeId } = useTabs(({ list }) => list);
  const shown = useTabs((state) => state.shown);
  return tabs
    .filter(({ id }) => shown.includes(id))
    .map((tab) => (
      <Activity key={tab.id} mode={tab.id === activeId ? 'visible' : 'hidden'}>
        <TabPage tab={tab} />
      </Activity>
    ));
}
