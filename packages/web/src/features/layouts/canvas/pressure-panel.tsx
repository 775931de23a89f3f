import { useQuery } from '@tanstack/react-query';
import type { SlotPressure } from '@toasoan/contract/features/layouts/dry-run.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { Hourglass, Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { type PagePlace, slotPressure } from '../layout-queries.ts';
import { composedPlace } from './composed-place.ts';
import { usePlaceText } from './dry-run.tsx';
import styles from './pressure-panel.module.css';
import type { CanvasView } from './use-canvas-view.ts';

interface PressurePanelProps {
  readonly layout: LayoutDetail;
  readonly view: CanvasView;
}

/** While no block is chosen: how to choose one, and who holds which slots of the page that readers see. */
export function PressurePanel({ layout, view }: PressurePanelProps) {
  const { t } = useTranslation('layouts');
  const place = composedPlace(layout, view);
  return (
    <>
      <p className={styles.none}>{t('panel.none')}</p>
      {place && <Pressure place={place} />}
    </>
  );
}

function Pressure({ place }: { readonly place: PagePlace }) {
  const { t } = useTranslation('layouts');
  const { data, error } = useQuery(slotPressure(useProjectId(), place));
  if (error) return <p className={styles.none}>{error.message}</p>;
  if (!data) return <Skeleton height="160px" />;
  const stale = data.leads.filter(({ isStale }) => isStale).length;
  return (
    <>
      <InspectorPanel
        name="layout.leads"
        title={t('pressure.leads')}
        problems={stale}
        counted={t('pressure.staleCount')}
      >
        {data.leads.length === 0 && <p className={textStyles.hint}>{t('pressure.noLeads')}</p>}
        <Leads leads={data.leads} />
      </InspectorPanel>
      <InspectorPanel
        name="layout.pins"
        title={t('pressure.pins')}
        summary={data.pins.length > 0 ? String(data.pins.length) : ''}
      >
        {data.pins.length === 0 && <p className={textStyles.hint}>{t('pressure.noPins')}</p>}
        <Pins pins={data.pins} />
      </InspectorPanel>
    </>
  );
}

function Leads({ leads }: Pick<SlotPressure, 'leads'>) {
  const { t } = useTranslation('layouts');
  const placeText = usePlaceText();
  const now = useNow();
  return (
    <ul className={styles.list}>
      {leads.map((lead) => {
        const hours = Math.floor((now.getTime() - Date.parse(lead.since)) / 3_600_000);
        return (
          <li key={lead.blockId} data-stale={lead.isStale || undefined}>
            <TabLink to={`/manager_post/view/${lead.postId}`}>{lead.title}</TabLink>
            <small>{placeText(lead)}</small>
            <small className={styles.sign}>
              <Hourglass size={13} aria-hidden />
              {t('pressure.stands', { hours, most: lead.leadHours })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function Pins({ pins }: Pick<SlotPressure, 'pins'>) {
  const { t } = useTranslation('layouts');
  const placeText = usePlaceText();
  return (
    <ul className={styles.list}>
      {pins.map((pin) => (
        <li key={`${pin.blockId} ${pin.slot}`} data-stale={pin.state !== 'HOLDS' || undefined}>
          <TabLink to={`/manager_post/view/${pin.postId}`}>{pin.title || `#${pin.postId}`}</TabLink>
          <small>{placeText(pin)}</small>
          <small className={styles.sign}>
            {pin.state === 'HOLDS' ? <Pin size={13} aria-hidden /> : <PinOff size={13} aria-hidden />}
            {[
              pin.state === 'HOLDS' && pin.until === null
                ? t('pressure.forever')
                : t(`pressure.${pin.state}`, {
                    time: pin.until === null ? '' : formatDateTime(new Date(pin.until)),
                  }),
              pin.pinnedBy,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {pin.templateId !== null && (
            <TabLink to={`/setting_post/manager_content?open=${pin.templateId}`}>
              {t('panel.openTemplate')}
            </TabLink>
          )}
        </li>
      ))}
    </ul>
  );
}
