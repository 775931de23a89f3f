import type { UseQueryResult } from '@tanstack/react-query';
import { Monitor, Moon, Smartphone, Sun, Tablet, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useBarHeight } from '#web/ui/hooks/use-bar-height.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import switchStyles from './preview-choice.module.css';
import { type Device, SiteFrame } from './site-frame.tsx';
import styles from './site-preview.module.css';

const DEVICES = [
  { device: 'desktop', Icon: Monitor },
  { device: 'tablet', Icon: Tablet },
  { device: 'phone', Icon: Smartphone },
] as const satisfies readonly { device: Device; Icon: typeof Monitor }[];

interface SitePreviewProps {
  /** Where it was opened from, or the list. */
  readonly backTo: string;
  /** The page's only `h1`. */
  readonly title: string;
  readonly status: ReactNode;
  /** Version, time, who. */
  readonly facts?: string;
  /** Switches between texts. */
  readonly tools?: ReactNode;
  readonly actions?: ReactNode;
  /** What is special about this text, in one sentence. */
  readonly notice?: string | false | undefined;
  /** What stands there instead of the page. */
  readonly instead?: ReactNode;
  /** The whole page, as far as it is drawn. */
  readonly found: Pick<
    UseQueryResult<{ readonly page: string }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >;
  readonly aside?: ReactNode;
  readonly asideLabel?: string;
}

/** What readers will get, below a bar that is dark in both themes; beside it what can be done with it. */
export function SitePreview(props: SitePreviewProps) {
  const { backTo, title, status, facts, tools, actions, notice, instead, found, aside, asideLabel } = props;
  const { t } = useTranslation('site-preview');
  const isPhone = useMedia(BELOW_CARDS);
  const [chosen, setDevice] = useState<Device>();
  const [isDark, setDark] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--page-bar-height');
  const device = chosen ?? (isPhone ? 'phone' : 'desktop');
  return (
    <div className={styles.page}>
      <header ref={bar} className={styles.bar}>
        <span className={styles.mark}>{t('mark')}</span>
        {status}
        <h1 className={styles.title} data-tip={title} data-tip-when="cut">
          {title}
        </h1>
        {facts !== undefined && <span className={styles.facts}>{facts}</span>}
        <div className={styles.tools}>
          {tools}
          {!instead && (
            <>
              <PreviewSizes device={device} onChoose={setDevice} />
              <IconButton
                size="compact"
                icon={isDark ? <Sun size={16} /> : <Moon size={16} />}
                label={t('dark')}
                aria-pressed={isDark}
                onClick={() => setDark(!isDark)}
              />
            </>
          )}
          {actions}
          <TabLink
            to={backTo}
            className={buttonClass('quiet', 'compact')}
            aria-label={t('close')}
            data-tip={t('close')}
          >
            <X size={16} aria-hidden />
          </TabLink>
        </div>
      </header>
      <div className={styles.columns} data-aside={aside ? true : undefined}>
        <div className={styles.stage}>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
          {instead ? (
            <div className={styles.instead}>{instead}</div>
          ) : (
            <Drawn title={title} found={found} device={device} isDark={isDark} />
          )}
        </div>
        {aside && (
          <aside className={styles.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}

interface PreviewSizesProps {
  readonly device: Device;
  readonly onChoose: (device: Device) => void;
}

function PreviewSizes({ device, onChoose }: PreviewSizesProps) {
  const { t } = useTranslation('site-preview');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('device')} className={switchStyles.switch}>
      {DEVICES.map(({ device: one, Icon }) => (
        <IconButton
          key={one}
          size="compact"
          icon={<Icon size={16} />}
          label={t(`${one}`)}
          aria-pressed={device === one}
          onClick={() => onChoose(one)}
        />
      ))}
    </div>
  );
}

interface DrawnProps extends Pick<SitePreviewProps, 'title' | 'found'> {
  readonly device: Device;
  readonly isDark: boolean;
}

function Drawn({ title, found, device, isDark }: DrawnProps) {
  const { t } = useTranslation('site-preview');
  if (found.error)
    return (
      <LoadFailure
        title={t('failed')}
        error={found.error}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  if (found.data === undefined)
    return (
      <Loading label={t('drawing')}>
        <Skeleton height="480px" />
      </Loading>
    );
  const label = t('frame', { title });
  return <SiteFrame label={label} page={found.data.page} device={device} isDark={isDark} />;
}
