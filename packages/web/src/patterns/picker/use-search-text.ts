import { useEffect, useState } from 'react';

const WAIT_MS = 250;

interface SearchText {
  readonly query: string;
  /** What to ask the server: the query once nothing has been typed for a moment. */
  readonly settled: string;
  readonly setQuery: (query: string, composing?: boolean) => void;
}

/** Waits for the person, and for the input method, before asking. */
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
