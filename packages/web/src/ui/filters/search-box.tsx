import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Kbd } from '../display/kbd.tsx';
import { isComposing } from '../hooks/is-typing.ts';
import styles from './search-box.module.css';

const WAIT_MS = 300;

interface SearchBoxProps {
  readonly value: string;
  /** Called when the input method has finished a word, 300 ms after the last letter without one, or on Enter. */
  readonly onSearch: (text: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  /** The key that focuses the box, shown while it is empty. */
  readonly shortcut?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SearchBox({ value, onSearch, label, placeholder, shortcut, inputRef }: SearchBoxProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const composing = useRef(false);
  const timer = useRef(0);
  // Something else changed the address: cleared filters, back and forward.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send(next: string) {
    window.clearTimeout(timer.current);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  }
  function changed(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    if (!composing.current) timer.current = window.setTimeout(() => send(next), WAIT_MS);
  }
  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') send(text);
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText('');
      send('');
    }
  }
  return (
    <div className={styles.box}>
      <Search size={16} aria-hidden className={styles.sign} />
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? t('search.placeholder')}
        value={text}
        onChange={(event) => changed(event.target.value)}
        onCompositionStart={() => {
          composing.current = true;
          window.clearTimeout(timer.current);
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          send(event.currentTarget.value);
        }}
        onKeyDown={pressed}
      />
      {text === '' && shortcut && (
        <span className={styles.key} aria-hidden>
          <Kbd keys={shortcut} />
        </span>
      )}
      {text !== '' && (
        <IconButton
          size="compact"
          icon={<X size={14} />}
          label={t('search.clear')}
          onClick={() => {
            setText('');
            send('');
          }}
        />
      )}
    </div>
  );
}
