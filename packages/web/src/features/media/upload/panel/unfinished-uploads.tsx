import { X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { fileSize } from '../../library/file-words.ts';
import { discardUnfinished, goOnWith } from '../queue/unfinished-actions.ts';
import { type NotTheSame, useUnfinished } from '../queue/unfinished-store.ts';
import type { Unfinished } from '../queue/upload-memory.ts';
import styles from './unfinished-uploads.module.css';

/** Uploads that a reload cut off: they go on when their files are chosen again. */
export function UnfinishedUploads() {
  const { t } = useTranslation('upload');
  const items = useUnfinished((known) => known.items);
  const refused = useUnfinished((known) => known.refused);
  const [isComparing, setComparing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (items.length === 0 && refused.length === 0) return null;
  async function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    setComparing(true);
    await goOnWith(files).finally(() => setComparing(false));
  }
  return (
    <section className={styles.unfinished} aria-labelledby="unfinished-uploads">
      {items.length > 0 && (
        <>
          <div className={styles.head}>
            <h3 id="unfinished-uploads" className={textStyles.strong}>
              {t('unfinished.title', { count: items.length })}
            </h3>
            <Button size="compact" variant="main" busy={isComparing} onClick={() => input.current?.click()}>
              {t('unfinished.choose', { count: items.length })}
            </Button>
          </div>
          <input ref={input} type="file" multiple hidden onChange={(event) => void chosen(event)} />
          <ul className={styles.list}>
            {items.map((one) => (
              <UnfinishedRow key={one.uploadId} one={one} />
            ))}
          </ul>
        </>
      )}
      <div role="status" className={styles.said}>
        {isComparing && <p>{t('unfinished.checking')}</p>}
        {refused.map((file) => (
          <RefusedLine key={file.fileName} file={file} />
        ))}
      </div>
    </section>
  );
}

function UnfinishedRow({ one }: { readonly one: Unfinished }) {
  const { t } = useTranslation('upload');
  const here = useProjectId();
  const project = useProjects(({ data }) => data.find(({ projectId }) => projectId === one.projectId));
  const figures = { sent: fileSize(one.sentBytes), total: fileSize(one.sizeBytes) };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} title={one.fileName}>
          {one.fileName}
        </p>
        <p className={styles.facts}>
          {t(one.sentBytes > 0 ? 'unfinished.sent' : 'unfinished.size', figures)}
          {one.projectId !== here && project && ` · ${t('inProject', { name: project.name })}`}
        </p>
      </div>
      <Button
        size="compact"
        icon={<X size={16} />}
        aria-label={t('named', { action: t('unfinished.discard'), name: one.fileName })}
        onClick={() => void discardUnfinished(one)}
      >
        {t('unfinished.discard')}
      </Button>
    </li>
  );
}

function RefusedLine({ file: { fileName, isNamesake } }: { readonly file: NotTheSame }) {
  const { t } = useTranslation('upload');
  return <p>{t(isNamesake ? 'unfinished.notSame' : 'unfinished.notKnown', { name: fileName })}</p>;
}
