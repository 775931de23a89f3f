import { useState } from 'react';
import { findOptions, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';

const SEARCH_FROM = 8;

interface KnownOptionsProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (option: Option) => void;
  readonly multiple?: boolean;
}

/**
 * Options of a known list; from eight on with a search box. Options that are still loading have one, too:
 * it narrows them when they arrive, and it stays while the list is open.
 */
export function KnownOptions({ options, ...list }: KnownOptionsProps) {
  const [query, setQuery] = useState('');
  const [began] = useState(options.length);
  const searchable = began === 0 || Math.max(began, options.length) >= SEARCH_FROM;
  return (
    <OptionList
      {...list}
      options={findOptions(options, query)}
      {...(searchable ? { query, onQuery: setQuery } : {})}
    />
  );
}
