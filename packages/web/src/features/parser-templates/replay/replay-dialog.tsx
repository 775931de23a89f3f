import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { ReplayedPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { fieldName } from '../template-words.ts';
import styles from './replay.module.css';
import { sumsOf, useReplay, worstFirst } from './use-replay.ts';

interface ReplayDialogProps {
  readonly template: ParserTemplateDetail;
  readonly onClose: () => void;
}

const SHOWN = 60;

/** What the draft would read better and worse than the version in use, over the stored pages. */
export function ReplayDialog({ template, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('parser-templates');
  const replay = useReplay(template.id);
  const { total, read, changed, isDone, error } = replay;
  const sums = sumsOf(changed);
  const shown = worstFirst(changed).slice(0, SHOWN);
  return (
    <Dialog
      title={t('replay.title')}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t(isDone ? 'close' : 'replay.stop')}</Button>}
    >
      <Stack gap={3}>
        <p>
          {template.currentVersion === 0
            ? t('replay.withoutVersion')
            : t('replay.with', { no: template.currentVersion })}
        </p>
        {error ? (
          <p role="alert">{error.message}</p>
        ) : (
          <ProgressBar
            label={t('replay.progress')}
            done={read}
            total={total === 0 && !isDone ? undefined : total}
            tone={isDone ? 'done' : 'going'}
          />
        )}
        {isDone && total === 0 && <p>{t('replay.noPages')}</p>}
        {read > 0 && (
          <p>
            <strong>
              {t('replay.passes', { before: replay.passedBefore, after: replay.passesAfter, of: read })}
            </strong>
            {replay.unreadable > 0 && <> · {t('replay.unreadable', { count: replay.unreadable })}</>}
          </p>
        )}
        {isDone && read > 0 && changed.length === 0 && <p>{t('replay.same')}</p>}
        {sums.length > 0 && (
          <table className={styles.sums}>
            <thead>
              <tr>
                <th scope="col">{t('replay.field')}</th>
                <th scope="col">{t('change.BETTER')}</th>
                <th scope="col">{t('change.WORSE')}</th>
                <th scope="col">{t('change.CHANGED')}</th>
              </tr>
            </thead>
            <tbody>
              {sums.map(({ field, counts }) => (
                <tr key={field}>
                  <th scope="row">{fieldName(field)}</th>
                  <td data-change="BETTER">{counts.BETTER}</td>
                  <td data-change="WORSE">{counts.WORSE}</td>
                  <td>{counts.CHANGED}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {shown.map((page) => (
          <ChangedPage key={page.id} page={page} />
        ))}
        {changed.length > SHOWN && <p>{t('replay.more', { count: changed.length - SHOWN })}</p>}
      </Stack>
    </Dialog>
  );
}

function ChangedPage({ page }: { readonly page: ReplayedPage }) {
  const { t } = useTranslation('parser-templates');
  const { passedBefore, passesAfter } = page;
  return (
    <article className={styles.changed}>
      <p>
        <strong>{page.title}</strong>
        {passedBefore !== passesAfter && (
          <span className={styles.verdict} data-change={passesAfter ? 'BETTER' : 'WORSE'}>
            {t(passesAfter ? 'replay.gained' : 'replay.lost')}
          </span>
        )}
      </p>
      <dl>
        {page.changes.map(({ field, change, before, after }) => (
          <div key={field} data-change={change}>
            <dt>
              {fieldName(field)} · {t(`change.${change}`)}
            </dt>
            <dd>
              <del>{before || t('replay.nothing')}</del>
              <ins>{after || t('replay.nothing')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
