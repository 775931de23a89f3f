import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { LicenceStatus } from '@toasoan/contract/features/media/media-kinds.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { FilePicture } from '../file-picture.tsx';
import { duration, fileName, fileSize } from '../file-words.ts';
import { SignList } from '../sign-list.tsx';
import type { LibraryAddress } from '../use-library-page.ts';
import styles from './media-table.module.css';

const TONES: Readonly<Record<LicenceStatus, StatusTone>> = {
  VALID: 'published',
  PENDING: 'waiting',
  EXPIRED: 'unpublished',
  DENIED: 'rejected',
};

/** By what right it is used, whether that holds, and until when. */
function LicenceCell({ file }: { readonly file: MediaRow }) {
  const { t } = useTranslation(['library', 'media']);
  return (
    <span className={styles.licence}>
      <StatusTag tone={TONES[file.licenceStatus]}>{t(`media:licenceStatus.${file.licenceStatus}`)}</StatusTag>
      <span className={styles.second}>
        {t(`media:licence.${file.licence}`)}
        {file.licenceUntil && ` · ${t('until', { day: showDay(file.licenceUntil) })}`}
      </span>
    </span>
  );
}

export function mediaColumns(
  t: TFunction<['library', 'media']>,
  address: LibraryAddress,
  today: string,
): readonly Column<MediaRow>[] {
  const { text } = address.query;
  return [
    {
      key: 'picture',
      title: t('column.picture'),
      quietTitle: true,
      width: '80px',
      always: true,
      card: 'picture',
      cell: (file) => (
        <span className={styles.thumb}>
          <FilePicture file={file} width={64} />
        </span>
      ),
    },
    {
      key: 'fileName',
      title: t('column.fileName'),
      sort: 'fileName',
      always: true,
      card: 'title',
      cell: (file) => (
        <>
          <RowLink address={address} id={file.id}>
            <Highlight text={fileName(file)} query={text} />
          </RowLink>
          <span className={styles.second}>
            <span>{t(`media:kind.${file.kind}`)}</span>
            {file.state !== 'READY' && <Chip>{t(`media:state.${file.state}`)}</Chip>}
            {file.credit !== '' && <Highlight text={file.credit} query={text} />}
            <SignList file={file} today={today} />
          </span>
        </>
      ),
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: '80px',
      optional: true,
      card: 'detail',
      cell: (file) => t(`media:kind.${file.kind}`),
    },
    {
      key: 'sizeBytes',
      title: t('column.sizeBytes'),
      width: '88px',
      align: 'end',
      sort: 'sizeBytes',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (file) => fileSize(file.sizeBytes),
    },
    {
      key: 'pixels',
      title: t('column.pixels'),
      width: '100px',
      optional: true,
      minor: true,
      cell: ({ picture, durationSec }) => {
        if (durationSec !== null) return duration(durationSec);
        return picture ? `${picture.width}×${picture.height}` : '–';
      },
    },
    {
      key: 'createdBy',
      title: t('column.createdBy'),
      width: '116px',
      minor: true,
      cell: (file) => file.createdBy.name,
    },
    {
      key: 'takenTime',
      title: t('column.takenTime'),
      width: '130px',
      optional: true,
      minor: true,
      sort: 'takenTime',
      sortsFirst: 'desc',
      cell: (file) => <DateText time={file.takenTime} />,
    },
    {
      key: 'licence',
      title: t('column.licence'),
      width: '150px',
      cell: (file) => <LicenceCell file={file} />,
    },
    {
      key: 'useCount',
      title: t('column.useCount'),
      width: '76px',
      align: 'end',
      cell: (file) => <NumberText value={file.useCount} />,
    },
    {
      key: 'createTime',
      title: t('column.createTime'),
      width: '140px',
      optional: true,
      sort: 'createTime',
      sortsFirst: 'desc',
      cell: (file) => <DateText time={file.createTime} />,
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '116px',
      minor: true,
      cell: (file) => <DateText time={file.updateTime} />,
    },
  ];
}
