import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { THEME_MODES } from '#web/core/preferences/theme-mode.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import styles from './settings-drawer.module.css';

const DENSITIES = ['comfortable', 'compact'] as const;

/** The user's settings; every choice applies at once and follows them to other browsers. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['display-settings', 'panel']);
  const { themeMode, showBreadcrumb, update } = useLayout();
  const { density, letterKeys } = useAppConfig();
  const fullScreen = useFullScreen();

  function restoreDefaults() {
    update({ themeMode: 'system', showBreadcrumb: true });
    useAppConfig.setState({ density: 'comfortable', letterKeys: true });
  }
  return (
    <Drawer
      title={t('panel:settings.title')}
      onClose={onClose}
      footer={<Button onClick={restoreDefaults}>{t('defaults')}</Button>}
    >
      <Stack gap={5}>
        <ChoiceRow
          legend={t('theme')}
          options={THEME_MODES.map((mode) => ({ value: mode, label: t(`theme.${mode}`) }))}
          value={themeMode}
          onChange={(mode) => update({ themeMode: mode })}
        />
        <ChoiceRow
          legend={t('density')}
          options={DENSITIES.map((one) => ({ value: one, label: t(`density.${one}`) }))}
          value={density}
          onChange={(chosen) => useAppConfig.setState({ density: chosen })}
        />
        <SwitchRow
          label={t('fullScreen')}
          hint={fullScreen.isPossible ? undefined : t('fullScreen.impossible')}
          value={fullScreen.isOn}
          onChange={fullScreen.toggle}
        />
        <SwitchRow
          label={t('breadcrumb')}
          hint={t('breadcrumb.hint')}
          value={showBreadcrumb}
          onChange={(shown) => update({ showBreadcrumb: shown })}
        />
        <SwitchRow
          label={t('letterKeys')}
          hint={t('letterKeys.hint')}
          value={letterKeys}
          onChange={(on) => useAppConfig.setState({ letterKeys: on })}
        />
      </Stack>
    </Drawer>
  );
}

interface ChoiceRowProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few options side by side, one of them selected. */
function ChoiceRow<Value extends string>({ legend, options, value, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function SwitchRow({ label, hint, value, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={textStyles.hint}>
            {hint}
          </p>
        )}
      </div>
      <Switch id={id} value={value} onChange={onChange} aria-describedby={hint && `${id}-hint`} />
    </div>
  );
}

interface FullScreen {
  readonly isOn: boolean;
  readonly isPossible: boolean;
  readonly toggle: () => void;
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Full screen for the console; also follows Esc and F11. */
function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    toggle: () =>
      // Refused by the browser: nothing changes, and the switch shows that.
      void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {}),
  };
}
