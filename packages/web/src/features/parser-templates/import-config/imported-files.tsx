import { useTranslation } from 'react-i18next';
import { goTo } from '#web/core/routing/here.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { studioPage } from '../template-queries.ts';
import styles from './imported-files.module.css';
import type { ImportedFile } from './use-import-files.ts';

interface ImportedFilesProps {
  readonly total: number;
  readonly done: readonly ImportedFile[];
  readonly onClose: () => void;
}

/** How far the import of many files is, and what each of them has become. Closing leaves what has not begun. */
export function ImportedFiles({ total, done, onClose }: ImportedFilesProps) {
  const { t } = useTranslation('parser-templates');
  const isDone = done.length === total;
  const made = done.filter((file) => file.made !== undefined).length;
  return (
    <Dialog
      title={t('import.action')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{isDone ? t('close') : t('import.stop')}</Button>}
    >
      <Stack gap={3}>
        <ProgressBar
          label={t('import.progress')}
          done={done.length}
          total={total}
          tone={isDone ? 'done' : 'going'}
        />
        <p role="status">{isDone && t('import.made', { made, total })}</p>
        <ul className={styles.files}>
          {done.map(({ name, made: template, refusal }) => (
            <li key={name} className={styles.file}>
              <span className={styles.name}>{name}</span>
              {template === undefined ? (
                <span className={textStyles.problem}>{refusal}</span>
              ) : (
                <>
                  <span className={textStyles.hint}>
                    {t('import.lines', { good: template.understood, bad: template.problems.length })}
                  </span>
                  <Button
                    size="compact"
                    onClick={() => {
                      onClose();
                      goTo(studioPage(template.template.id));
                    }}
                  >
                    {t('import.open')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
