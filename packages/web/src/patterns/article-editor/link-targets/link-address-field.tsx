import { FileText, FolderTree, type LucideIcon, Tag, UserRound } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#web/patterns/picker/use-search-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useListbox } from '#web/ui/select/use-listbox.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { addressFromTyped } from '../links.ts';
import styles from './link-address-field.module.css';
import { type FoundTarget, useLinkSearch } from './link-search.ts';

const ICONS: Readonly<Record<FoundTarget['kind'], LucideIcon>> = {
  post: FileText,
  category: FolderTree,
  tag: Tag,
  user: UserRound,
};

interface LinkAddressFieldProps {
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
  readonly onChoose: (found: FoundTarget) => void;
}

/** An address, or words that find an own post, category, tag or author. */
export function LinkAddressField({ id, value, isWrong, onType, onChoose }: LinkAddressFieldProps) {
  const { t } = useTranslation('article-editor');
  const saysId = useId();
  const { settled, setQuery } = useSearchText();
  const isSearch = value.trim() !== '' && addressFromTyped(value) === undefined;
  const search = useLinkSearch(isSearch ? settled : '');
  const found = isSearch && settled !== '' ? (search.data ?? []) : [];
  const box = useListbox({
    labels: found.map(({ title }) => title),
    startAt: () => 0,
    onChoose: (index) => choose(found[index]),
    isText: true,
  });

  function choose(one: FoundTarget | undefined): void {
    if (one === undefined) return;
    setQuery('');
    onChoose(one);
  }
  function typed(text: string): void {
    box.setActive(0);
    setQuery(text);
    onType(text);
  }
  function pressed(event: KeyboardEvent): void {
    // Without matches, Enter saves the form.
    if (found.length > 0) box.focused.onKeyDown(event);
  }
  const isNothing = isSearch && settled.trim().length > 1 && search.isSuccess && found.length === 0;
  return (
    <Stack gap={1}>
      <TextInput
        id={id}
        value={value}
        onChange={typed}
        onCompositionEnd={(event) => typed(event.currentTarget.value)}
        onKeyDown={pressed}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={box.id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? box.focused['aria-activedescendant'] : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={saysId}
        spellCheck={false}
        data-first-focus
      />
      <div
        ref={box.list}
        id={box.id}
        role="listbox"
        aria-label={t('link.found')}
        hidden={found.length === 0}
        className={styles.found}
      >
        {found.map((one, index) => (
          <TargetOption
            key={one.target}
            id={box.optionId(index)}
            found={one}
            query={settled}
            isActive={index === box.active}
            onPoint={() => box.setActive(index)}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      <p
        id={saysId}
        role={isNothing ? 'status' : undefined}
        className={isWrong ? textStyles.problem : textStyles.hint}
      >
        {isWrong ? t('link.invalid') : t(isNothing ? 'link.nothingFound' : 'link.addressHint')}
      </p>
    </Stack>
  );
}

interface TargetOptionProps {
  readonly id: string;
  readonly found: FoundTarget;
  readonly query: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function TargetOption({ id, found, query, isActive, onPoint, onChoose }: TargetOptionProps) {
  const { t } = useTranslation('article-editor');
  const Icon = ICONS[found.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, in the field.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        <span className={textStyles.ellipsis}>
          <Highlight text={found.title} query={query} />
        </span>
        <span className={styles.detail}>
          {[t(`link.kind.${found.kind}`), found.state, found.path].filter(Boolean).join(' · ')}
        </span>
      </span>
    </div>
  );
}
