import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** Keys as the house writes them, by where they work. */
const SHORTCUTS = {
  anywhere: [
    ['palette', ['Ctrl', 'K']],
    ['shortcuts', ['?']],
  ],
  tabs: [
    ['walk', ['left', 'right']],
    ['close', ['Delete']],
    ['move', ['Ctrl', 'Shift', 'left', 'right']],
  ],
  lists: [
    ['rows', ['J', 'K']],
    ['select', ['X']],
    ['edit', ['E']],
    ['search', ['/']],
    ['filter', ['F']],
    ['tree', ['Alt', 'up', 'down', 'left', 'right']],
  ],
  forms: [
    ['save', ['Ctrl', 'S']],
    ['next', ['Ctrl', 'Enter']],
    ['toolbar', ['Alt', 'F10']],
    ['leave', ['Esc']],
  ],
} as const;

const ARROWS = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight } as const;

/** Arrows are drawn: not every font has them. */
function KeyName({ name }: { readonly name: string }) {
  const { t } = useTranslation('panel');
  if (!isArrow(name)) return name;
  const Arrow = ARROWS[name];
  return <Arrow size={13} role="img" aria-label={t(`shortcuts.arrow.${name}`)} />;
}

function isArrow(name: string): name is keyof typeof ARROWS {
  return name in ARROWS;
}

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('panel');
  return (
    <Dialog
      title={t('shortcuts.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shortcuts.close')}</Button>}
    >
      {Object.entries(SHORTCUTS).map(([place, keys]) => (
        <section key={place}>
          <h3 className={styles.place}>{t(`shortcuts.${place}`)}</h3>
          <dl className={styles.keys}>
            {keys.map(([name, parts]) => (
              <div key={name} className={styles.line}>
                <dt>{t(`shortcuts.${place}.${name}`)}</dt>
                <dd>
                  {parts.map((part) => (
                    <kbd key={part} className={styles.key}>
                      <KeyName name={part} />
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
