import type { PostCheck } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { type CheckTrial, levelsFor } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { figureNames } from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { FigureInput } from './figure-input.tsx';
import { LevelChoice } from './level-choice.tsx';
import styles from './post-rules.module.css';
import type { SettingsValues } from './settings-values.ts';

interface CheckRowProps {
  readonly form: FormStore<SettingsValues>;
  readonly check: PostCheck;
  readonly readOnly: boolean;
  readonly trial: CheckTrial | undefined;
}

/** One check as a sentence, its figures, and how much it counts. */
export function CheckRow({ form, check, readOnly, trial }: CheckRowProps) {
  const { t } = useTranslation(['settings', 'post-fields']);
  const id = useId();
  const { code, figure } = check;
  const level = useFormPart(form, (state) => state.values.levels[code] ?? 'off');
  const failing = trial?.failures.find((one) => one.code === code)?.posts ?? [];
  const name = t(`check.${code}`);
  return (
    <div className={styles.row} data-off={level === 'off' || undefined}>
      <div className={styles.sentence}>
        <span id={id}>{name}</span>
        {figure &&
          figureNames(check).map(({ name: place, type }) => (
            <FigureInput
              key={place}
              form={form}
              name={place}
              figure={figure}
              label={type ? `${name}: ${t(`post-fields:value.postType.${type}`)}` : name}
              readOnly={readOnly}
              {...(type && { before: t(`post-fields:value.postType.${type}`) })}
            />
          ))}
        {figure && <span className={styles.unit}>{t(`unit.${code}`)}</span>}
        {failing.length > 0 && (
          <details className={styles.failing}>
            <summary>{t('trial.failing', { count: failing.length, of: trial?.looked ?? 0 })}</summary>
            <ul>
              {failing.map((post) => (
                <li key={post.id}>
                  <TabLink to={`/manager_post/view/${post.id}`}>{post.title}</TabLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <LevelChoice
        labelId={id}
        level={level}
        levels={levelsFor(check)}
        readOnly={readOnly}
        onChoose={(next) => form.set('levels', { ...form.get().values.levels, [code]: next })}
      />
    </div>
  );
}
