import type { PartnerLogo, Validity } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DisplayText } from '#web/features/display-modes/public.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { OrderPlace } from '#web/patterns/row-order/order-place.tsx';
import type { RowOrder } from '#web/patterns/row-order/row-handle.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { useMovePartnerLogo } from './partner-logo-queries.ts';
import styles from './partner-logos.module.css';

/** @param rows in the order shown: one may be dragged among those of its group */
export function usePartnerLogoColumns(
  address: ListAddress<ListQueryShape>,
  rows: readonly PartnerLogo[],
): readonly Column<PartnerLogo>[] {
  const { t } = useTranslation('partner-logos');
  const shared = useSharedColumns();
  const { text, sort } = address.query;
  const { mutate: place } = useMovePartnerLogo();
  const peers = useMemo(() => Map.groupBy(rows, ({ group }) => group), [rows]);
  const onPlace = useCallback(
    (id: string, beforeId: string | null) => {
      const logo = rows.find((one) => one.id === id);
      if (logo) place({ logo, beforeId });
    },
    [rows, place],
  );
  const orderOf = ({ id, title, group }: PartnerLogo): RowOrder => ({
    id,
    tip: t('move.drag', { title }),
    peers: (peers.get(group) ?? []).map((one) => one.id),
    onPlace,
  });
  return [
    {
      key: 'image',
      card: 'picture',
      title: t('column.image'),
      width: '132px',
      always: true,
      cell: (logo) => <LogoPair logo={logo} />,
    },
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (logo) => (
        <>
          <RowLink address={address} id={logo.id}>
            <Highlight text={logo.title} query={text} />
          </RowLink>
          {logo.url !== '' && <span className={styles.address}>{logo.url}</span>}
        </>
      ),
    },
    {
      key: 'group',
      title: t('column.group'),
      width: '150px',
      card: 'detail',
      cell: (logo) => <Chip>{t(`group.${logo.group}`)}</Chip>,
    },
    {
      key: 'tier',
      title: t('column.tier'),
      width: '110px',
      cell: (logo) => (logo.tier === 'NONE' ? '–' : t(`tier.${logo.tier}`)),
    },
    {
      key: 'display',
      title: t('column.display'),
      width: '170px',
      minor: true,
      cell: (logo) => <DisplayText display={logo.display} targets={logo.displayTargets} />,
    },
    {
      key: 'endTime',
      title: t('column.validity'),
      width: '190px',
      sort: 'endTime',
      card: 'detail',
      cell: (logo) => <ValidityText logo={logo} />,
    },
    {
      key: 'order',
      title: t('column.order'),
      width: '84px',
      align: 'end',
      sort: 'order',
      cell: (logo) => (
        <OrderPlace position={logo.order} order={sort === 'order' ? orderOf(logo) : undefined} />
      ),
    },
    {
      key: 'clicks',
      title: t('column.clicks'),
      width: '100px',
      align: 'end',
      sort: 'clicks',
      sortsFirst: 'desc',
      cell: (logo) => <NumberText value={logo.clicks} />,
    },
    shared.status,
  ];
}

/** As readers see it on light and on dark pages. */
function LogoPair({ logo }: { readonly logo: PartnerLogo }) {
  const { t } = useTranslation('partner-logos');
  const light = logo.image;
  const dark = logo.imageDark ?? logo.image;
  if (light === null || dark === null) return <span className={styles.missing}>{t('image.none')}</span>;
  return (
    <span className={styles.pair}>
      <img className={styles.light} src={lastingPictureAddress(light.key, { width: 320 })} alt="" />
      <img className={styles.dark} src={lastingPictureAddress(dark.key, { width: 320 })} alt="" />
    </span>
  );
}

const TONES: Readonly<Record<Validity, 'published' | 'scheduled' | 'returned' | 'draft'>> = {
  VALID: 'published',
  COMING: 'scheduled',
  ENDING: 'returned',
  ENDED: 'draft',
};

function ValidityText({ logo: { validity, startTime, endTime } }: { readonly logo: PartnerLogo }) {
  const { t } = useTranslation('partner-logos');
  const from = startTime === null ? '' : formatDay(new Date(startTime));
  const until = endTime === null ? '' : formatDay(new Date(endTime));
  const spanOf = (start: string, end: string) => {
    if (end === '') return t('validity.since', { start });
    return start === '' ? t('validity.until', { end }) : `${start} – ${end}`;
  };
  if (from === '' && until === '') return t('validity.always');
  return (
    <>
      <StatusTag tone={TONES[validity]}>{t(`validity.${validity}`)}</StatusTag>
      <span className={styles.address}>{spanOf(from, until)}</span>
    </>
  );
}
