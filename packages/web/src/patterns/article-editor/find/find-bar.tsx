import { CaseSensitive, ChevronDown, ChevronUp, type LucideIcon, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { LiveArticle } from '../live-article.ts';
import styles from './find-bar.module.css';
import type { FindOptions } from './find-matches.ts';
import { FoldMarks } from './fold-marks-icon.tsx';
import { useFind } from './use-find.ts';

const OPTIONS: readonly (readonly [name: keyof FindOptions, icon: LucideIcon | typeof FoldMarks])[] = [
  ['matchCase', CaseSensitive],
  ['wholeWord', WholeWord],
  ['foldMarks', FoldMarks],
];

interface FindBarProps {
  readonly article: LiveArticle;
  readonly readOnly: boolean;
  /** Raised each time somebody asks for the bar. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** Finds and replaces in the text of the article, between the toolbar and the text. */
export function FindBar({ article, readOnly, asked, onClose }: FindBarProps) {
  const { t } = useTranslation('find');
  const find = useFind(article);
  const field = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    find.takeSelection();
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it takes the focus again.
  useEffect(takeFocus, [asked]);

  function close(): void {
    find.leave();
    onClose();
  }
  function pressed(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent) || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    act(event);
  };
  const nothing = find.count === 0 ? t('nothing') : undefined;
  const place = { at: formatNumber(find.current + 1), count: formatNumber(find.count) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is for the search of the whole page.
    <div role="group" aria-label={t('bar')} className={styles.bar} onKeyDown={pressed}>
      <div className={styles.row}>
        <TextInput
          ref={field}
          aria-label={t('find')}
          placeholder={t('find')}
          value={find.query}
          onChange={find.setQuery}
          spellCheck={false}
          onKeyDown={onEnter(({ shiftKey }) => find.step(shiftKey ? -1 : 1))}
          after={
            <span className={styles.count}>
              <span aria-hidden>{find.query !== '' && (nothing ?? t('count', place))}</span>
              <span role="status" className="visually-hidden">
                {find.query !== '' && (nothing ?? t('place', place))}
              </span>
            </span>
          }
        />
        <IconButton
          size="compact"
          icon={<ChevronUp size={16} />}
          label={t('previous')}
          shortcut="Shift+Enter"
          disabledReason={nothing}
          onClick={() => find.step(-1)}
        />
        <IconButton
          size="compact"
          icon={<ChevronDown size={16} />}
          label={t('next')}
          shortcut="Enter"
          disabledReason={nothing}
          onClick={() => find.step(1)}
        />
        {OPTIONS.map(([name, Icon]) => (
          <IconButton
            key={name}
            size="compact"
            icon={<Icon size={16} />}
            label={t(name)}
            aria-pressed={find.options[name]}
            onClick={() => find.toggle(name)}
          />
        ))}
      </div>
      {!readOnly && (
        <div className={styles.row}>
          <TextInput
            aria-label={t('with')}
            placeholder={t('with')}
            value={find.words}
            onChange={find.setWords}
            onKeyDown={onEnter(find.replaceOne)}
          />
          <Button size="compact" disabledReason={nothing} onClick={find.replaceOne}>
            {t('replace')}
          </Button>
          <Button size="compact" disabledReason={nothing} onClick={find.replaceAll}>
            {t('replaceAll')}
          </Button>
        </div>
      )}
      <IconButton
        className={styles.close}
        size="compact"
        icon={<X size={16} />}
        label={t('close')}
        shortcut="Esc"
        onClick={close}
      />
    </div>
  );
}
