import { useQuery } from '@tanstack/react-query';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { mediaDuplicates } from '../../media-queries.ts';
import { FilePicture } from '../file-picture.tsx';
import { duration, fileName, fileSize } from '../file-words.ts';
import { DetailsSection } from './details-section.tsx';
import styles from './media-form.module.css';

interface FileSectionProps {
  readonly media: Media;
}

/** The file itself: its facts and its earlier versions. */
export function FileSection({ media }: FileSectionProps) {
  const { t } = useTranslation(['library', 'media']);
  const { picture, durationSec, earlierFiles } = media;
  const facts: readonly (readonly [string, string])[] = [
    [t('field.fileName'), media.fileName],
    [t('column.kind'), `${t(`media:kind.${media.kind}`)} · ${media.mime}`],
    [t('column.sizeBytes'), fileSize(media.sizeBytes)],
    [t('column.pixels'), picture ? `${picture.width}×${picture.height}` : ''],
    [t('duration'), durationSec === null ? '' : duration(durationSec)],
    [t('column.createdBy'), media.createdBy.name],
  ];
  return (
    <DetailsSection title={t('section.file')}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('column.createTime')}</dt>
          <dd>
            <DateText time={media.createTime} />
          </dd>
        </div>
        <div>
          <dt>{t('checksum')}</dt>
          <dd className={styles.checksum}>{media.checksum}</dd>
        </div>
      </dl>
      {media.twinId !== null && <DuplicateList id={media.id} />}
      {earlierFiles.length > 0 && (
        <div>
          <h3 className={textStyles.hint}>{t('earlier', { count: earlierFiles.length })}</h3>
          <ul className={styles.facts}>
            {earlierFiles.map((file) => (
              <li key={file.time}>
                {file.fileName} · {fileSize(file.sizeBytes)} · {file.byName} · <DateText time={file.time} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </DetailsSection>
  );
}

/** Pictures that look the same: a hint that blocks nothing. */
function DuplicateList({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  const duplicates = useQuery(mediaDuplicates(useProjectId(), id)).data ?? [];
  if (duplicates.length === 0) return null;
  return (
    <div>
      <h3 className={textStyles.hint}>{t('duplicates', { count: duplicates.length })}</h3>
      <Row>
        {duplicates.map((duplicate) => (
          <TabLink key={duplicate.id} to={`/manager_media?open=${duplicate.id}`} className={styles.duplicate}>
            <span>
              <FilePicture file={duplicate} width={88} />
            </span>
            {fileName(duplicate)}
          </TabLink>
        ))}
      </Row>
    </div>
  );
}
