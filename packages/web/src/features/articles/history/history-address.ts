import { useSearchParams } from 'react-router';

/** The selected version and the one it is compared with; absent: the version before it. */
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

/** Keeps the comparison in the address, so that it can be shared. */
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
    // Comparing with the present stays when another version is selected; a chosen version does not.
    choose: (no) => change({ version: String(no), ...(other !== NOW && { with: undefined }) }),
    compareWith: (wanted) => change({ with: wanted === undefined ? undefined : String(wanted) }),
  };
}
