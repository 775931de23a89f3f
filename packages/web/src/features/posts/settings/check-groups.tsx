import { CARE_CHECKS } from '@toasoan/contract/features/posts/checklist/care-checks.ts';
import type {
  CheckFigure,
  CheckLevel,
  PostCheck,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { PICTURE_CHECKS } from '@toasoan/contract/features/posts/checklist/media-checks.ts';
import { PLACE_CHECKS } from '@toasoan/contract/features/posts/checklist/place-checks.ts';
import { TEXT_CHECKS } from '@toasoan/contract/features/posts/checklist/text-checks.ts';
import { type CheckTrial, levelsFor } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { figureNames } from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import styles from './post-rules.module.css';
import type { SettingsValues } from './settings-values.ts';

const GROUPS = [
  ['text', TEXT_CHECKS],
  ['place', PLACE_CHECKS],
  ['care', CARE_CHECKS],
  ['media', PICTURE_CHECKS],
] as const;

interface CheckGroupsProps {
  readonly form: FormStore<SettingsValues>;
  readonly readOnly: boolean;
  readonly trial: CheckTrial | undefined;
}

export function CheckGroups(props: CheckGroupsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.groups}>
      {GROUPS.map(([key, checks]) => (
        <section key={key} className={styles.card}>
          <h2 className={styles.cardTitle}>{t(`group.${key}`)}</h2>
          <div className={styles.rows}>
            {checks.map((check) => (
              <CheckRow key={check.code} check={check} {...props} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface CheckRowProps {
  readonly form: FormStore<SettingsValues>;
  readonly check: PostCheck;
  readonly readOnly: boolean;
  readonly trial: CheckTrial | undefined;
}

/** One check as a sentence with its figures and its level. */
function CheckRow({ form, check, readOnly, trial }: CheckRowProps) {
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

interface FigureInputProps {
  readonly form: FormStore<SettingsValues>;
  /** Code, or code and type. */
  readonly name: string;
  readonly figure: CheckFigure;
  readonly label: string;
  readonly readOnly: boolean;
  /** A label in front, where several are side by side. */
  readonly before?: string;
}

function FigureInput({ form, name, figure, label, readOnly, before }: FigureInputProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const value = useFormPart(form, (state) => state.values.figures[name] ?? '');
  const field = `figures.${name}`;
  const problem = useFormPart(form, (state) => state.problems.find((one) => one.field === field));
  const bounds = t('bounds', { least: figure.least, most: figure.most });
  return (
    <span className={styles.figure} data-field={field} data-problem={problem ? true : undefined}>
      <TextInput
        inputMode="numeric"
        aria-label={label}
        data-tip={bounds}
        before={before}
        value={value}
        disabled={readOnly}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onBlur={() => form.check(field)}
        onChange={(text) => form.set('figures', { ...form.get().values.figures, [name]: text })}
      />
      {problem && (
        <span id={id} className={styles.problem}>
          {problemText(problem, currentLanguage())} {bounds}
        </span>
      )}
    </span>
  );
}

interface LevelChoiceProps {
  readonly labelId: string;
  readonly level: CheckLevel;
  readonly levels: readonly CheckLevel[];
  readonly readOnly: boolean;
  readonly onChoose: (level: CheckLevel) => void;
}

function LevelChoice({ labelId, level, levels, readOnly, onChoose }: LevelChoiceProps) {
  const { t } = useTranslation('settings');
  const name = useId();
  return (
    <span role="radiogroup" aria-labelledby={labelId} className={styles.choices}>
      {levels.map((one) => (
        <label key={one} className={styles.option} data-level={one}>
          <input
            type="radio"
            name={name}
            checked={one === level}
            disabled={readOnly}
            onChange={() => onChoose(one)}
          />
          {t(`level.${one}`)}
        </label>
      ))}
    </span>
  );
}
