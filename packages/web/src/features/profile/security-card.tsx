import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Card } from './card.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-page.module.css';
import { SecondFactorPanel } from './second-factor-panel.tsx';

interface SecurityCardProps {
  /** What the server demands before anything else. */
  readonly only: 'password' | 'factor' | undefined;
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Two panels, open according to the flags of the layout. */
export function SecurityCard({ only, codes, onCodes }: SecurityCardProps) {
  const { t } = useTranslation('profile');
  const { pagePassword, page2FA, togglePagePassword, setPage2FA } = useLayout();
  const isOn = useAuth((auth) => auth.verifyType !== VERIFY_NONE);
  return (
    <Card title={t('security.title')}>
      {only !== 'factor' && (
        <SecurityPanel
          title={t('password.title')}
          text={t('password.text')}
          isOpen={only !== undefined || pagePassword}
          onToggle={only === undefined ? togglePagePassword : undefined}
        >
          <PasswordForm isForced={only !== undefined} />
        </SecurityPanel>
      )}
      {only !== 'password' && (
        <SecurityPanel
          title={t('2fa.title')}
          text={t('2fa.text')}
          state={
            <StatusTag tone={isOn ? 'published' : 'draft'}>{t(isOn ? '2fa.is-on' : '2fa.is-off')}</StatusTag>
          }
          isOpen={only !== undefined || page2FA}
          onToggle={only === undefined ? () => setPage2FA(!page2FA) : undefined}
        >
          <SecondFactorPanel codes={codes} onCodes={onCodes} />
        </SecurityPanel>
      )}
    </Card>
  );
}

interface SecurityPanelProps {
  readonly title: string;
  readonly text: string;
  readonly state?: ReactNode;
  readonly isOpen: boolean;
  /** Absent: it stays open. */
  readonly onToggle: (() => void) | undefined;
  readonly children: ReactNode;
}

function SecurityPanel({ title, text, state, isOpen, onToggle, children }: SecurityPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A closed panel returns the focus to its opener; an open one moves it to its next step.
  const keeper = useCallback(() => (body.current?.hidden ? opener.current : body.current), []);
  useKeptFocus(panel, keeper);
  return (
    <div ref={panel} className={styles.panel}>
      <h3 className={styles.panelTitle}>
        {onToggle ? (
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <span className={styles.panelName}>{title}</span>
            {state}
            <ChevronDown
              size={18}
              className={classNames(styles.arrow, isOpen && styles.turned)}
              aria-hidden
            />
          </button>
        ) : (
          title
        )}
      </h3>
      <p className={styles.hint}>{text}</p>
      <section
        ref={body}
        id={id}
        aria-label={title}
        tabIndex={-1}
        className={styles.panelBody}
        hidden={!isOpen}
      >
        {isOpen && children}
      </section>
    </div>
  );
}

/** When a finished step removes the focused control, the focus moves to `to` instead of being lost. */
function useKeptFocus(within: RefObject<HTMLElement | null>, to: () => HTMLElement | null): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return;
    let last: Element | null = null;
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element && box.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && last !== null && !last.isConnected;
      if (!isLost) return;
      last = null;
      to()?.focus();
    });
    document.addEventListener('focusin', focused);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, [within, to]);
}
