import type { UsedSource } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { changeTemplate } from '../template-queries.ts';
import fieldStyles from './fields.module.css';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

/** The sources that the template reads; what is chosen here takes effect at once. */
export function SourcesTab({ studio: { template, run } }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const id = useId();
  const projectId = useProjectId();
  const { sources } = template;
  const save = (next: readonly UsedSource[]) => void run((at) => changeTemplate(at, { sources: [...next] }));
  const used = sources.map(({ sourceId, isDefault }) => ({ sourceId, isDefault }));
  return (
    <div className={styles.form}>
      <p className={fieldStyles.hint}>{t('sources.text')}</p>
      <Picker
        label={t('field.sources')}
        addLabel={t('sources.add')}
        search={parserSourceSearch(projectId)}
        value={sources.map(({ sourceId, title }) => ({ id: sourceId, label: title }))}
        onChange={(picked) =>
          save(
            picked.map(
              (one) =>
                used.find(({ sourceId }) => sourceId === one.id) ?? { sourceId: one.id, isDefault: true },
            ),
          )
        }
      />
      {sources.length > 0 && <h2 className={fieldStyles.fieldHeading}>{t('sources.default')}</h2>}
      <ul className={styles.sources}>
        {sources.map(({ sourceId, title, isDefault }) => (
          <li key={sourceId}>
            <label htmlFor={`${id}-${sourceId}`}>{title}</label>
            <Switch
              id={`${id}-${sourceId}`}
              value={isDefault}
              onChange={(isOn) =>
                save(used.map((one) => (one.sourceId === sourceId ? { ...one, isDefault: isOn } : one)))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
