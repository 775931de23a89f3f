import { useEffect, useState } from 'react';

const WAIT_MS = 250;

interface SearchText {
  readonly query: string;
  /** The search text to send: the query after a pause in typing. */
  readonly settled: string;
  readonly setQuery: (query: string, composing?: boolean) => void;
}

/** Waits for a pause in typing and for the input method before asking. */
export function useSearchText(): SearchText {
  const [query, setQuery] = useState('');
  const [composing, setComposing] = useState(false);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (composing) return;
    const timer = window.setTimeout(() => setSettled(query), WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [query, composing]);
  return {
    query,
    settled,
    setQuery: (next, isComposing = false) => {
      setQuery(next);
      setComposing(isComposing);
    },
  };
}
