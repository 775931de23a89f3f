import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { duration, fileSize } from '../file-words.ts';
import type { FileActions } from '../use-file-actions.tsx';
import { DrawerSection } from './drawer-section.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import styles from './media-form.module.css';

interface FileSectionProps {
  readonly media: Media;
  readonly actions: FileActions;
}

/** The file itself: its facts, its earlier ones, and what can be done with it. */
export function FileSection({ media, actions }: FileSectionProps) {
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
    <DrawerSection title={t('section.file')}>
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
          <h3 className={styles.hint}>{t('earlier', { count: earlierFiles.length })}</h3>
          <ul className={styles.facts}>
            {earlierFiles.map((file) => (
              <li key={file.time}>
                {file.fileName} · {fileSize(file.sizeBytes)} · {file.byName} · <DateText time={file.time} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        {actions
          .items(media)
          .filter(({ key }) => key !== 'edit')
          .map(({ key, label, icon, onSelect, tone }) => (
            <Button
              key={key}
              size="compact"
              icon={icon}
              {...(tone === 'danger' && { variant: 'danger' })}
              onClick={() => onSelect?.()}
            >
              {label}
            </Button>
          ))}
      </div>
    </DrawerSection>
  );
}
