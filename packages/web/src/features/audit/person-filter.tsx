import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { PickerList } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import styles from './audit-log.module.css';
import { peopleSearch } from './audit-queries.ts';
import { useKnownNames } from './known-names.ts';

interface PersonFilterProps {
  readonly values: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Offers the members of the project by name; other people are chosen from a row. */
export function PersonFilter({ values, onChange }: PersonFilterProps) {
  const { t } = useTranslation('audit');
  const projectId = useProjectId();
  const names = useKnownNames();
  const id = useId();
  const chosen = values.map((one) => ({ id: one, label: names[one] ?? `#${one}` }));
  const isOn = chosen.length > 0;
  return (
    <OptionPopover
      id={id}
      trigger={(trigger) => (
        <Button {...trigger} className={classNames(styles.filter, isOn && styles.on)}>
          {isOn ? `${t('column.who')}:` : t('column.who')}
          {isOn && (
            <span className={styles.value}>{chosen.length === 1 ? chosen[0]?.label : chosen.length}</span>
          )}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <>
          <PickerList
            label={t('column.who')}
            search={peopleSearch(projectId)}
            chosen={chosen}
            onCreate={undefined}
            onToggle={(person) => {
              useKnownNames.setState({ [person.id]: person.label });
              onChange(
                values.includes(person.id)
                  ? values.filter((one) => one !== person.id)
                  : [...values, person.id],
              );
            }}
          />
          {isOn && (
            <Button
              variant="quiet"
              size="compact"
              onClick={() => {
                onChange([]);
                close();
              }}
            >
              {t('everybody')}
            </Button>
          )}
        </>
      )}
    </OptionPopover>
  );
}
