import type {
  DescribedField,
  DescribedFile,
} from '@toasoan/contract/features/media/describing/description.ts';
import { LICENCES } from '@toasoan/contract/features/media/media-kinds.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './describing.module.css';

/** Files that the preview shows whole; the others are counted. */
const SHOWN = 6;

interface DescribePreviewProps {
  readonly found: readonly DescribedFile[];
  readonly nameOf: (id: string) => string;
}

/** The first files as they would become, and how many change, stay or are refused. */
export function DescribePreview({ found, nameOf }: DescribePreviewProps) {
  const { t } = useTranslation(['describing', 'library']);
  const words = useWords();
  const changing = found.filter(({ changes, problem }) => changes.length > 0 && problem === null);
  const stopped = found.filter(({ problem }) => problem !== null);
  const shown = [...stopped.slice(0, SHOWN / 2), ...changing].slice(0, SHOWN);
  const counts = {
    changing: changing.length,
    same: found.length - changing.length - stopped.length,
    stopped: stopped.length,
  };
  return (
    <>
      <p role="status">{t('summary', counts)}</p>
      <ul className={styles.files}>
        {shown.map((file) => (
          <li key={file.id}>
            <strong className={styles.name}>{nameOf(file.id)}</strong>
            {file.problem !== null && <p className={styles.problem}>{t(`problem.${file.problem}`)}</p>}
            <dl>
              {file.changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{t(`library:field.${field}`)}</dt>
                  <dd>
                    {before !== '' && <del>{words(field, before)}</del>} <ins>{words(field, after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A stored value as people read it. */
function useWords(): (field: DescribedField, value: string) => string {
  const { t } = useTranslation('media');
  return (field, value) => {
    if (value !== '' && field === 'takenTime') return formatDateTime(new Date(value));
    const licence = field === 'licence' ? LICENCES.find((one) => one === value) : undefined;
    return licence ? t(`licence.${licence}`) : value;
  };
}
