import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import styles from './list-key-hints.module.css';

const HINTS = {
  move: ['J', 'K'],
  select: ['X'],
  open: ['Enter'],
  edit: ['E'],
  all: ['?'],
} as const;

/** What the keys of a list do, under it. The dialog of `?` says it to screen readers. */
export function ListKeyHints({ selectable }: { readonly selectable: boolean }) {
  const { t } = useTranslation('patterns');
  const isOn = useAppConfig(({ letterKeys }) => letterKeys);
  if (!isOn) return null;
  const names = (['move', selectable && 'select', 'open', 'edit', 'all'] as const).filter(
    (name) => name !== false,
  );
  return names.map((name) => (
    <span key={name} className={styles.hint} aria-hidden>
      {HINTS[name].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
      {t(`keys.${name}`)}
    </span>
  ));
}
