import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { loadRecaptcha, type Recaptcha } from './recaptcha.ts';
import styles from './sign-in-form.module.css';

/** Width of Google's normal checkbox; narrower places get the compact one. */
const NORMAL_WIDTH = 304;

export interface CaptchaHandle {
  /** A token is good for one try. */
  readonly reset: () => void;
}

interface CaptchaBoxProps {
  readonly siteKey: string;
  readonly problem: string;
  /** '' when a token has run out. */
  readonly onToken: (token: string) => void;
  readonly handle: RefObject<CaptchaHandle | null>;
}

/** Google's checkbox. */
export function CaptchaBox({ siteKey, problem, onToken, handle }: CaptchaBoxProps) {
  const { t } = useTranslation('session');
  const [script, setScript] = useState<Recaptcha | 'loading' | 'failed'>('loading');
  const isDark = useLayout((layout) => layout.isDark);
  useEffect(() => {
    if (script === 'loading') loadRecaptcha().then(setScript, () => setScript('failed'));
  }, [script]);
  return (
    <fieldset className={styles.captcha} aria-describedby="captcha-problem">
      <legend className="visually-hidden">{t('captcha')}</legend>
      {script === 'loading' && (
        <p className={styles.note} role="status">
          <Spinner /> {t('captcha.loading')}
        </p>
      )}
      {script === 'failed' && (
        <div className={styles.broken} role="alert">
          <p className={styles.problem}>{t('captcha.failed')}</p>
          <Button size="compact" onClick={() => setScript('loading')}>
            {t('captcha.retry')}
          </Button>
        </div>
      )}
      {typeof script === 'object' && (
        <Widget
          key={String(isDark)}
          script={script}
          siteKey={siteKey}
          isDark={isDark}
          onToken={onToken}
          onBroken={() => setScript('failed')}
          handle={handle}
        />
      )}
      <p id="captcha-problem" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

interface WidgetProps extends Pick<CaptchaBoxProps, 'siteKey' | 'onToken' | 'handle'> {
  readonly script: Recaptcha;
  readonly isDark: boolean;
  readonly onBroken: () => void;
}

/** The script draws into an element once, so another theme or key is another widget. */
function Widget({ script, siteKey, isDark, onToken, onBroken, handle }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const listener = useRef({ onToken, onBroken });
  listener.current = { onToken, onBroken };
  useEffect(() => {
    const box = document.createElement('div');
    place.current?.append(box);
    const widget = script.render(box, {
      sitekey: siteKey,
      theme: isDark ? 'dark' : 'light',
      size: (place.current?.clientWidth ?? 0) < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (token) => listener.current.onToken(token),
      'expired-callback': () => listener.current.onToken(''),
      'error-callback': () => listener.current.onBroken(),
    });
    handle.current = {
      reset: () => {
        script.reset(widget);
        listener.current.onToken('');
      },
    };
    return () => {
      handle.current = null;
      box.remove();
      listener.current.onToken('');
    };
  }, [script, siteKey, isDark, handle]);
  return <div ref={place} />;
}
