import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { here } from '#web/core/routing/here.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IS_MAC, keyNames } from '#web/ui/keys/shown-keys.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { shortcutGroups } from './shortcut-list.ts';
import styles from './shortcuts-dialog.module.css';

const ARROWS = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight } as const;
const WRITING = /^\/manager_post\/(create|edit)\b/;

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
      size="widest"
      title={t('shortcuts.title')}
      onClose={onClose}
      actions={
        <Button data-first-focus onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.places} tabIndex={0} aria-label={t('shortcuts.title')}>
        {shortcutGroups(WRITING.test(here().pathname)).map(([place, shortcuts]) => (
          <section key={place} className={styles.group}>
            <h3 className={styles.place}>{t(`shortcuts.${place}`)}</h3>
            <dl className={styles.keys}>
              {Object.entries(shortcuts).map(([name, keys]) => (
                <div key={name} className={styles.line}>
                  <dt>{t(`shortcuts.${place}.${name}`)}</dt>
                  <dd>
                    {[keys].flat().map((one) => (
                      <Keys key={one} keys={one} isTyped={place === 'signs'} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}

interface KeysProps {
  readonly keys: string;
  /** Signs of a text and no keys held together. */
  readonly isTyped: boolean;
}

function Keys({ keys, isTyped }: KeysProps) {
  const names = isTyped ? [keys] : keyNames(keys, IS_MAC);
  return (
    <Row as="span" gap="half" wrap={false}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          <KeyName name={name} />
        </kbd>
      ))}
    </Row>
  );
}
