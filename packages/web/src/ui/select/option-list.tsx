import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { isComposing } from '../hooks/is-typing.ts';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

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

/** The focus stays in the search box (or on the list); the active option is announced by its id. */
export function OptionList(props: OptionListProps) {
  const { label, options, isChosen, onChoose, multiple = false, query, onQuery, hint } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => isChosen(option.value)),
    ),
  );
  const active = Math.min(at, options.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(option: Option | undefined) {
    if (option && option.disabledReason === undefined) onChoose(option);
  }
  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const next = stepTo(event.key, active, options.length);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' || (event.key === ' ' && query === undefined)) choose(options[active]);
    else return;
    event.preventDefault();
  }
  const pointing = {
    'data-first-focus': true,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown: pressed,
  };
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
            setAt(0);
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
            id={`${id}-${index}`}
            option={option}
            active={index === active}
            chosen={isChosen(option.value)}
            onPoint={() => setAt(index)}
            onChoose={() => choose(option)}
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

function stepTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'PageDown') return Math.min(count - 1, active + 8);
  if (key === 'PageUp') return Math.max(0, active - 8);
  return undefined;
}

interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, active, chosen, onPoint, onChoose }: OptionRowProps) {
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
        {option.label}
        {below && <span className={styles.detail}>{below}</span>}
      </span>
      {chosen && <Check size={16} aria-hidden className={styles.check} />}
    </div>
  );
}
