import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './data-requests.module.css';
import { dataRequestFiles, downloadRequestFile } from './request-queries.ts';
import { saveFile } from './save-file.ts';

/** What the requester sent to prove who they are; each download is on record. */
export function RequestFiles({ id }: { readonly id: string }) {
  const { t } = useTranslation('data-requests');
  const { data } = useQuery(dataRequestFiles(useProjectId(), id));
  const save = useMutation({
    mutationFn: async ({ fileId, fileName }: { readonly fileId: string; readonly fileName: string }) => {
      const { name, content } = await downloadRequestFile(id, fileId);
      saveFile(name || fileName, content);
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="data-request-files">
      <h3 id="data-request-files" className={styles.group}>
        {t('files.title')}
      </h3>
      <ul className={styles.lines}>
        {data.items.map((file) => (
          <li key={file.id} className={styles.line}>
            <Button
              variant="quiet"
              icon={<Download size={16} />}
              busy={save.isPending}
              onClick={() => save.mutate({ fileId: file.id, fileName: file.fileName })}
            >
              {t('files.download', { name: file.fileName })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
