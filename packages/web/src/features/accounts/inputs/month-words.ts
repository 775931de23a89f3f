/** "3–5 và 9–11"; a season over New Year stays together: "11–2". */
export function wordsOfMonths(months: readonly number[], and: string): string {
  const runs = runsOf([...new Set(months)].toSorted((a, b) => a - b));
  const [first, last] = [runs[0], runs.at(-1)];
  if (runs.length > 1 && first?.[0] === 1 && last?.[1] === 12) {
    runs.shift();
    runs.pop();
    runs.push([last[0], first[1]]);
  }
  const words = runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  const end = words.pop() ?? '';
  return words.length === 0 ? end : `${words.join(', ')} ${and} ${end}`;
}

function runsOf(months: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === month - 1) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}
