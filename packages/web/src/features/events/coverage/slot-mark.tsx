import {
  COVERAGE_SLOTS,
  type CoverageSlot,
  type CoverageSlots,
  type SlotState,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import { Camera, Check, FileText, Languages, type LucideIcon, Menu, Plus, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import styles from './coverage.module.css';

const ICONS: Readonly<Record<CoverageSlot, LucideIcon>> = {
  TEXT: FileText,
  PHOTO: Camera,
  VIDEO: Video,
  TRANSLATION: Languages,
  MENU: Menu,
};

/** The sign of a slot in the colour of its state, beside a name. */
export function SlotIcon({ slot, state }: { readonly slot: CoverageSlot; readonly state: SlotState }) {
  const Icon = state === 'DONE' ? Check : ICONS[slot];
  return <Icon size={14} aria-hidden className={styles[`icon-${state}`]} />;
}

interface SlotMarkProps {
  readonly slot: CoverageSlot;
  /** Absent while it loads. */
  readonly state: SlotState | undefined;
}

/** Of four states, told apart by mark and colour. */
export function SlotMark({ slot, state }: SlotMarkProps) {
  const Icon = ICONS[slot];
  return (
    <span
      className={classNames(styles.slot, state === undefined ? styles.loading : styles[state])}
      aria-hidden
      data-slot={state}
    >
      <Icon size={14} />
      {state === 'DONE' && (
        <span className={styles.badge}>
          <Check size={9} strokeWidth={3} />
        </span>
      )}
      {state === 'OPEN' && (
        <span className={styles.badge}>
          <Plus size={9} strokeWidth={3} />
        </span>
      )}
    </span>
  );
}

interface SlotMarksProps {
  /** Absent while it loads. */
  readonly slots: CoverageSlots | undefined;
  readonly title: string;
  readonly onOpen: () => void;
}

/** A menu is shown where one asks for the event. */
function shownSlots(slots: CoverageSlots | undefined): readonly CoverageSlot[] {
  return COVERAGE_SLOTS.filter((slot) => slot !== 'MENU' || (slots?.MENU ?? 'NONE') !== 'NONE');
}

/** The slots of an event; they lead to its coverage. */
export function SlotMarks({ slots, title, onOpen }: SlotMarksProps) {
  const { t } = useTranslation('coverage');
  const words = slots
    ? shownSlots(slots)
        .map((slot) => t('slotIs', { slot: t(`slot.${slot}`), state: t(`state.${slots[slot]}`) }))
        .join(', ')
    : t('loading');
  return (
    <button
      type="button"
      className={styles.slots}
      aria-label={t('of', { title, words })}
      data-tip={words}
      onClick={onOpen}
    >
      {shownSlots(slots).map((slot) => (
        <SlotMark key={slot} slot={slot} state={slots?.[slot]} />
      ))}
    </button>
  );
}

/** What the marks mean, for the foot of the list. */
export function SlotLegend() {
  const { t } = useTranslation('coverage');
  return (
    <span className={styles.legend}>
      {(['DONE', 'ASSIGNED', 'OPEN', 'NONE'] as const).map((state) => (
        <span key={state} className={styles.legendItem}>
          <SlotMark slot="PHOTO" state={state} />
          {t(`state.${state}`)}
        </span>
      ))}
    </span>
  );
}
