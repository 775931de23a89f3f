import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { here } from '#web/core/routing/here.ts';
import { REVIEW_KEYS } from '#web/features/crawler-review/public.ts';
import { SUGGESTION_KEYS } from '#web/features/translation-suggestions/public.tsx';
import { TRANSLATION_KEYS } from '#web/features/translations/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IS_MAC, keyNames } from '#web/ui/keys/shown-keys.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { shortcutGroups } from './shortcut-list.ts';
import styles from './shortcuts-dialog.module.css';

const ARROWS = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight } as const;
const REVIEWING = /^\/manager_crawler\/manager_review_crawler\b/;
const TRANSLATING = /^\/manager_translate\/edit_translation\/\d/;
const IMPROVING = /^\/manager_translate\/improve_translation\b/;
const WRITING = /^\/manager_post\/(create|edit)\b/;

/** Arrows are drawn: not every font has them. */
function KeyName({ name }: { readonly name: string }) {
  const { t } = useTranslation('shortcuts');
  if (!isArrow(name)) return name;
  const Arrow = ARROWS[name];
  return <Arrow size={13} role="img" aria-label={t(`arrow.${name}`)} />;
}

function isArrow(name: string): name is keyof typeof ARROWS {
  return name in ARROWS;
}

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const { pathname } = here();
  return (
    <Dialog
      size="widest"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button data-first-focus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.places} tabIndex={0} aria-label={t('title')}>
        {REVIEWING.test(pathname) && <ReviewKeys />}
        {TRANSLATING.test(pathname) && <TranslationKeys />}
        {IMPROVING.test(pathname) && <SuggestionKeys />}
        {shortcutGroups(WRITING.test(pathname)).map(([place, shortcuts]) => (
          <Group key={place} title={t(`place.${place}`)}>
            {Object.entries(shortcuts).map(([name, keys]) => (
              <Line
                key={name}
                name={t(`key.${place}.${name}`)}
                keys={[keys].flat()}
                isTyped={place === 'signs'}
              />
            ))}
          </Group>
        ))}
      </section>
    </Dialog>
  );
}

interface PageKeysProps {
  readonly title: string;
  readonly keys: readonly { readonly name: string; readonly keys: readonly string[] }[];
  readonly nameOf: (name: string) => string;
}

/** Those of the page that is open, in the words of its own texts. */
function PageKeys({ title, keys, nameOf }: PageKeysProps) {
  return (
    <Group title={title}>
      {keys.map((one) => (
        <Line key={one.name} name={nameOf(one.name)} keys={one.keys} />
      ))}
    </Group>
  );
}

function ReviewKeys() {
  const { t } = useTranslation('crawler-review');
  return <PageKeys title={t('title')} keys={REVIEW_KEYS} nameOf={(name) => t(`keys.${name}`)} />;
}

function TranslationKeys() {
  const { t } = useTranslation('translations');
  return <PageKeys title={t('keys.title')} keys={TRANSLATION_KEYS} nameOf={(name) => t(`keys.${name}`)} />;
}

function SuggestionKeys() {
  const { t } = useTranslation('translation-suggestions');
  return <PageKeys title={t('title')} keys={SUGGESTION_KEYS} nameOf={(name) => t(`keys.${name}`)} />;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.place}>{title}</h3>
      <dl className={styles.keys}>{children}</dl>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  /** Alternatives. */
  readonly keys: readonly string[];
  readonly isTyped?: boolean;
}

function Line({ name, keys, isTyped = false }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        {keys.map((one) => (
          <Keys key={one} keys={one} isTyped={isTyped} />
        ))}
      </dd>
    </div>
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
