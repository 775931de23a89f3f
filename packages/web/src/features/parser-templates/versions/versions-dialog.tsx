import { useQuery } from '@tanstack/react-query';
import { PAGE_FIELDS, type PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import templateStyles from '../parser-templates.module.css';
import type { Studio } from '../studio/use-studio.ts';
import { restoreTemplate, templateVersion, templateVersions } from '../template-queries.ts';
import { fieldName } from '../template-words.ts';
import { type DefinitionChange, definitionChanges } from './definition-changes.ts';
import styles from './versions.module.css';

interface VersionsDialogProps {
  readonly studio: Studio;
  readonly onClose: () => void;
}

const DRAFT = 'draft';

/** The versions with their days; any two of them, or one and the draft, are compared. */
export function VersionsDialog({ studio, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('parser-templates');
  const { template, run } = studio;
  const { data, error } = useQuery(templateVersions(useProjectId(), template));
  const [before, setBefore] = useState(String(template.currentVersion));
  const [after, setAfter] = useState(DRAFT);
  const names = (data?.items ?? []).map(({ no }) => ({
    value: String(no),
    label: t('version.name', { no }),
  }));
  const options = [{ value: DRAFT, label: t('versions.draft') }, ...names];
  async function restore(no: number) {
    if (await run((at) => restoreTemplate(at, no))) onClose();
  }
  return (
    <Dialog
      title={t('versions.title')}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <p>{error.message}</p>}
      {!data && !error && <Skeleton height="120px" />}
      <ul className={styles.versions}>
        {data?.items.map(({ no, fromTime, untilTime, userName, note }) => (
          <li key={no}>
            <span>
              <strong>{t('version.name', { no })}</strong> {untilTime === null && t('versions.current')}
              <span className={templateStyles.detail}>
                {[
                  untilTime === null
                    ? t('versions.since', { from: formatDateTime(new Date(fromTime)) })
                    : t('versions.between', {
                        from: formatDateTime(new Date(fromTime)),
                        until: formatDateTime(new Date(untilTime)),
                      }),
                  userName,
                  note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              size="compact"
              aria-label={t('versions.restoreNo', { no })}
              onClick={() => void restore(no)}
            >
              {t('versions.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <>
          <h3 className={templateStyles.heading}>{t('versions.compare')}</h3>
          <div className={styles.choice}>
            <Select
              label={t('versions.before')}
              options={options}
              value={before}
              onChange={(value) => setBefore(value ?? DRAFT)}
            />
            <Select
              label={t('versions.after')}
              options={options}
              value={after}
              onChange={(value) => setAfter(value ?? DRAFT)}
            />
          </div>
          <Comparison studio={studio} before={before} after={after} />
        </>
      )}
    </Dialog>
  );
}

interface ComparisonProps {
  readonly studio: Studio;
  readonly before: string;
  readonly after: string;
}

function Comparison({ studio, before, after }: ComparisonProps) {
  const { t } = useTranslation('parser-templates');
  const one = useDefinition(studio, before);
  const other = useDefinition(studio, after);
  if (one === undefined || other === undefined) return <Skeleton height="80px" />;
  const changes = definitionChanges(one, other);
  if (changes.length === 0) return <p>{t('versions.same')}</p>;
  const nameOf = ({ name }: DefinitionChange) =>
    PAGE_FIELDS.some((field) => field === name) ? fieldName(name as PageField) : t(`part.${name}`);
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{nameOf(change)}</dt>
          <dd>
            <Lines lines={change.before} />
          </dd>
          <dd>
            <Lines lines={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <>–</>;
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and do not change.
    <code key={index}>{line}</code>
  ));
}

function useDefinition({ template, draft }: Studio, no: string) {
  const isDraft = no === DRAFT;
  const query = templateVersion(useProjectId(), template.id, isDraft ? template.currentVersion : Number(no));
  const { data } = useQuery({ ...query, enabled: !isDraft });
  return isDraft ? draft : data?.definition;
}
