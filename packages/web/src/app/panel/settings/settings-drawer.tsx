import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { THEME_MODES } from '#web/core/preferences/theme-mode.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './settings-drawer.module.css';
import { SwitchRow } from './switch-row.tsx';
import { useFullScreen } from './use-full-screen.ts';

const DENSITIES = ['comfortable', 'compact'] as const;

/** How the console looks for this person; every choice holds at once and follows them to other browsers. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('panel');
  const { themeMode, showBreadcrumb, update } = useLayout();
  const { density, letterKeys } = useAppConfig();
  const fullScreen = useFullScreen();

  function restoreDefaults() {
    update({ themeMode: 'system', showBreadcrumb: true });
    useAppConfig.setState({ density: 'comfortable', letterKeys: true });
  }
  return (
    <Drawer
      title={t('settings.title')}
      onClose={onClose}
      footer={<Button onClick={restoreDefaults}>{t('settings.defaults')}</Button>}
    >
      <div className={styles.rows}>
        <ChoiceRow
          legend={t('settings.theme')}
          options={THEME_MODES.map((mode) => ({ value: mode, label: t(`settings.theme.${mode}`) }))}
          value={themeMode}
          onChange={(mode) => update({ themeMode: mode })}
        />
        <ChoiceRow
          legend={t('settings.density')}
          options={DENSITIES.map((one) => ({ value: one, label: t(`settings.density.${one}`) }))}
          value={density}
          onChange={(chosen) => useAppConfig.setState({ density: chosen })}
        />
        <SwitchRow
          label={t('settings.fullScreen')}
          hint={fullScreen.isPossible ? undefined : t('settings.fullScreen.impossible')}
          value={fullScreen.isOn}
          onChange={fullScreen.toggle}
        />
        <SwitchRow
          label={t('settings.breadcrumb')}
          hint={t('settings.breadcrumb.hint')}
          value={showBreadcrumb}
          onChange={(shown) => update({ showBreadcrumb: shown })}
        />
        <SwitchRow
          label={t('settings.letterKeys')}
          hint={t('settings.letterKeys.hint')}
          value={letterKeys}
          onChange={(on) => useAppConfig.setState({ letterKeys: on })}
        />
      </div>
    </Drawer>
  );
}
