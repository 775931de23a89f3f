import type {
  AddressCheck,
  CheckedPart,
  PartCheck,
} from '@toasoan/contract/features/address-checks/address-check.ts';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import styles from './address-checks.module.css';

const PAGES: Readonly<Record<CheckedPart, string>> = {
  layout: '/setting_post/manager_layout/',
  menu: '/setting_page/manager_menu/',
  sidebar: '/setting_page/manager_sidebar/',
  footer: '/setting_page/manager_footer/',
};

const TONES = { OPEN: 'published', MOVED: 'scheduled', GONE: 'returned', NOT_FOUND: 'draft' } as const;

/** What readers find at the address, then each part of the page with what it shows and what it does not. */
export function CheckResult({ check }: { readonly check: AddressCheck }) {
  const { t } = useTranslation('address-checks');
  const { path, language, kind, state, title, movedTo, parts } = check;
  return (
    <section aria-label={t('result')} aria-live="polite">
      <div className={styles.found}>
        <strong className={styles.path}>{path}</strong>
        <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>
        <span className={styles.hint}>
          {[kind && t(`kind.${kind}`), title, languageName(language)].filter(Boolean).join(' · ')}
        </span>
        {movedTo !== null && (
          <span className={styles.moved}>
            <CornerDownRight size={15} aria-hidden />
            {t('movedTo', { path: movedTo })}
          </span>
        )}
      </div>
      {parts.length === 0 ? (
        <p className={styles.hint}>{t('nothing')}</p>
      ) : (
        <div className={styles.parts}>
          {parts.map((part) => (
            <PartCard key={`${part.part} ${part.slot}`} part={part} />
          ))}
        </div>
      )}
    </section>
  );
}

function PartCard({ part: { part, slot, shown, others } }: { readonly part: PartCheck }) {
  const { t } = useTranslation(['address-checks', 'menus', 'sidebars', 'display-modes']);
  const place =
    part === 'menu'
      ? t(`menus:position.${slot as 'MAIN'}`)
      : part === 'sidebar'
        ? t(`sidebars:side.${slot as 'LEFT'}`)
        : '';
  const name = [t(`part.${part}`), place].filter(Boolean).join(' · ');
  return (
    <section className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      {shown === null ? (
        <p className={styles.hint}>{t(`none.${part}`)}</p>
      ) : (
        <p className={styles.shown}>
          <TabLink to={`${PAGES[part]}${shown.id}`}>{shown.title}</TabLink>
          <span className={styles.hint}>{t(`display-modes:mode.${shown.display.mode}`)}</span>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, title, display, loss }) => (
            <li key={id}>
              <TabLink to={`${PAGES[part]}${id}`}>{title}</TabLink>
              <span className={styles.hint}>
                {t(`loss.${loss}`, { mode: t(`display-modes:short.${display.mode}`) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
