import { EVENT_TYPE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import type { EventType } from '@toasoan/contract/features/events/event-kinds.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import styles from './event-type.module.css';

/** The class that sets the colour of a type, `--type-color`. */
export function typeClass(type: EventType): string | undefined {
  return styles[type];
}

/** A square of its colour and its name. */
export function EventTypeMark({ type }: { readonly type: EventType }) {
  return (
    <span className={styles.mark} data-event-type={type}>
      <span className={`${styles.square} ${typeClass(type)}`} aria-hidden />
      {EVENT_TYPE_TEXTS[type][currentLanguage()]}
    </span>
  );
}
