import { useLayout } from '#web/core/preferences/layout-store.ts';
import styles from './tab-bar.module.css';
import { TabChooser } from './tab-chooser.tsx';
import { TabOverflow } from './tab-overflow.tsx';
import { TabStrip } from './tab-strip.tsx';

/** The open tabs: a strip, or one button where there is no room. */
export function TabBar() {
  const isPhone = useLayout((layout) => layout.isPhone);
  return (
    <div className={styles.bar}>
      {isPhone ? (
        <TabChooser />
      ) : (
        <>
          <TabStrip />
          <TabOverflow />
        </>
      )}
    </div>
  );
}
