import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type DescribedField,
  type DescribedFile,
  describeEndpoints,
  type MediaDescription,
} from '@toasoan/contract/features/media/describing/description.ts';
import { LICENCES } from '@toasoan/contract/features/media/media-kinds.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { mediaKeys } from '../media-queries.ts';
import styles from './describing.module.css';

/** Files that the preview shows whole; the others are counted. */
const SHOWN = 6;

interface Asked {
  readonly ids: readonly string[];
  readonly set: MediaDescription;
  readonly overwrite: boolean;
}

/** What the description would change; undefined until the first answer, and while there is nothing to say. */
export function useDescribed({ ids, set, overwrite }: Asked, isSound: boolean) {
  const projectId = useProjectId();
  return useQuery(
    queryOptions({
      queryKey: mediaKeys(projectId, 'describe', { ids, set, overwrite }),
      queryFn: async ({ signal }) =>
        (
          await call(describeEndpoints.preview, {
            body: { ids: [...ids], set, overwrite },
            headers: { 'x-hide-loading': '1' },
            signal,
          })
        ).items,
      enabled: isSound && Object.keys(set).length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}

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
