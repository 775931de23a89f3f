import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Highlight } from '../text/highlight.tsx';
import type { Option } from './option.ts';
import styles from './option-list.module.css';
import { useListbox } from './use-listbox.ts';

interface OptionListProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (option: Option) => void;
  readonly multiple?: boolean;
  /** Given: a search box on top; the owner narrows `options`. */
  readonly query?: string;
  readonly onQuery?: (query: string, composing: boolean) => void;
  /** In place of "nothing found": still loading, failed, too few letters. */
  readonly hint?: ReactNode;
}

/** Options, and the search box above them. */
export function OptionList(props: OptionListProps) {
  const { label, options, isChosen, onChoose, multiple = false, query, onQuery, hint } = props;
  const { t } = useTranslation('ui');
  const { id, list, active, setActive, optionId, focused } = useListbox({
    labels: options.map((option) => option.label),
    startAt: () =>
      Math.max(
        0,
        options.findIndex((option) => isChosen(option.value)),
      ),
    onChoose: choose,
    isText: onQuery !== undefined,
  });
  function choose(index: number) {
    const option = options[index];
    if (option && option.disabledReason === undefined) onChoose(option);
  }
  const pointing = { 'data-first-focus': true, ...focused };
  return (
    <>
      {onQuery && (
        <input
          {...pointing}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-label={t('select.search', { label })}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          className={styles.search}
          value={query}
          onChange={(event) => {
            setActive(0);
            onQuery(event.target.value, isUnfinished(event.nativeEvent));
          }}
          onCompositionEnd={(event) => onQuery(event.currentTarget.value, false)}
        />
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={styles.list}
        tabIndex={onQuery ? -1 : 0}
        {...(onQuery ? {} : pointing)}
      >
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            id={optionId(index)}
            option={option}
            query={query}
            active={index === active}
            chosen={isChosen(option.value)}
            onPoint={() => setActive(index)}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
      {options.length === 0 && <p className={styles.hint}>{hint ?? t('select.nothing')}</p>}
    </>
  );
}

function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  readonly query: string | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, query, active, chosen, onPoint, onChoose }: OptionRowProps) {
  const below = option.disabledReason ?? option.detail;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, on the search box or the list.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabledReason !== undefined || undefined}
      className={classNames(styles.option, active && styles.active, chosen && styles.chosen)}
      style={{ ['--depth' as string]: option.depth ?? 0 }}
      onPointerMove={active ? undefined : onPoint}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {option.icon}
      <span className={styles.text}>
        <Highlight text={option.label} query={query} />
        {below && (
          <span className={styles.detail}>
            <Highlight text={below} query={query} />
          </span>
        )}
      </span>
      {chosen && <Check size={16} aria-hidden className={styles.check} />}
    </div>
  );
}
