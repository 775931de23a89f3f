import { useSearchParams } from 'react-router';

/** The save that is looked at, and what it is set against; absent: what was before it. */
export interface HistoryAddress {
  readonly chosen: number | undefined;
  readonly other: number | 'now' | undefined;
  readonly choose: (no: number) => void;
  readonly compareWith: (other: number | 'now' | undefined) => void;
}

const NOW = 'now';

function numberIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** The comparison stands in the address, so that a colleague can be sent to it. */
export function useHistoryAddress(): HistoryAddress {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true },
    );
  const other = search.get('with');
  return {
    chosen: numberIn(search.get('version')),
    other: other === NOW ? NOW : numberIn(other),
    // Whoever compares with what is now goes on doing so; another save is another question.
    choose: (no) => change({ version: String(no), ...(other !== NOW && { with: undefined }) }),
    compareWith: (wanted) => change({ with: wanted === undefined ? undefined : String(wanted) }),
  };
}
