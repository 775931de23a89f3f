import { median, shareOf } from '../percentiles.ts';
import { alignedTable } from '../report.ts';
import { most, type Verdict } from '../verdicts.ts';
import { FIGURES, NOTES, SUGGESTIONS, WORDS_IN_ALL } from './long-article.ts';
import type { RequestCounts } from './requests.ts';
import type { ScreenVisit } from './screens.ts';
import type { TypedPost } from './typing.ts';
import type { Visit } from './visits.ts';
import type { WrittenLong } from './write-long.ts';

/** Everything that the bench of the console has measured. */
export interface ConsoleFigures {
  readonly signIn: readonly number[];
  readonly visits: readonly Visit[];
  readonly inHaste: readonly { readonly firstRow: number; readonly open: number }[];
  /** Of each run: the requests that waited for each other. */
  readonly chains: readonly RequestCounts['chain'][];
  readonly typed: readonly TypedPost[];
  readonly screens: readonly { readonly path: string; readonly visits: readonly ScreenVisit[] }[];
}

/** Other load of the machine only lengthens a chain: it lets a request begin late that waits for nothing. */
const shortest = (chains: ConsoleFigures['chains']) =>
  chains.toSorted((one, other) => one.length - other.length)[0] ?? [];

/** The targets of the issue “As fast as it feels”. */
export function consoleVerdicts({
  signIn,
  visits,
  inHaste,
  chains,
  typed,
  screens,
}: ConsoleFigures): Verdict[] {
  const each = (of: (visit: Visit) => number) => median(visits.map(of));
  const counts = (of: (counts: RequestCounts) => number) => each(({ requests }) => of(requests));
  const title = typed.flatMap((round) => round.title.keys);
  return [
    most('sign-in form, cold, ms', median(signIn), 400),
    most('first row, cold, ms', median([...visits, ...inHaste].map(({ firstRow }) => firstRow)), 300),
    most(
      'first row, warm, ms',
      each(({ firstRowWarm }) => firstRowWarm),
      300,
    ),
    most(
      'scripts until the first row',
      counts((requests) => requests.scripts),
      8,
    ),
    most(
      'style sheets until the first row',
      counts((requests) => requests.styles),
      3,
    ),
    most(
      'addresses requested more than once',
      counts(({ repeated }) => repeated),
      0,
    ),
    most('waves of requests until the first row', shortest(chains).length, 3),
    most(
      'click on a row of an idle list, title painted, ms',
      each(({ open }) => open),
      100,
    ),
    most('click on the first row at once, title painted, ms', median(inHaste.map(({ open }) => open)), 100),
    most(
      'click on “Sửa”, field of the title filled, ms',
      each(({ edit }) => edit),
      100,
    ),
    most('a key in the title, p50 ms', median(title), 6),
    most('a key in the title, p95 ms', shareOf(title, 0.95), 10),
    most('back to the list, ms', median(visits.flatMap(({ toList }) => toList)), 50),
    most('back to the editor, ms', median(visits.flatMap(({ toEditor }) => toEditor)), 50),
    ...longTasks(
      'on the list',
      visits.map((visit) => visit.longTasks.list),
    ),
    ...longTasks(
      'while the editor opens',
      visits.map((visit) => visit.longTasks.opening),
    ),
    ...longTasks(
      'while tabs change',
      visits.map((visit) => visit.longTasks.switching),
    ),
    ...longTasks(
      'while typing',
      typed.map((round) => round.longTasks),
    ),
    most('screens that never showed', screens.filter((screen) => !isShown(screen)).length, 0),
  ];
}

/** The targets of the issue “The writing desk”. */
export function longVerdicts(written: readonly WrittenLong[]): Verdict[] {
  const keys = written.flatMap(({ typed }) => typed.keys);
  const what = `${WORDS_IN_ALL} words with ${FIGURES} pictures, ${NOTES} notes, ${SUGGESTIONS} suggestions`;
  return [
    most(`click on “Sửa” of ${what}, editable, ms`, median(written.map(({ open }) => open)), 1_500),
    most('the same by its address, cold, ms', median(written.map(({ openCold }) => openCold)), 1_500),
    most('a key in the middle of it, p50 ms', median(keys), 16),
    most('a key in the middle of it, p95 ms', shareOf(keys, 0.95), 16),
    ...longTasks(
      'while typing there',
      written.map((round) => round.longTasks),
    ),
  ];
}

function longTasks(where: string, runs: readonly (readonly number[])[]): Verdict[] {
  return [most(`tasks over 50 ms ${where}, in a run`, median(runs.map(({ length }) => length)), 0)];
}

const isShown = ({ visits }: ConsoleFigures['screens'][number]) =>
  visits.every(({ firstContent }) => firstContent !== undefined);

/** What has no target but tells where the time goes. */
export function besidesOf({ visits, chains, typed }: ConsoleFigures): string {
  const keys = (['bare', 'title', 'lead', 'body'] as const).map((field) => {
    const times = typed.flatMap((round) => round[field].keys);
    const own = median(typed.map((round) => round[field].work));
    const [p50, p95] = [shareOf(times, 0.5), shareOf(times, 0.95)];
    return `  ${field.padEnd(6)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; computing ${own.toFixed(1)} ms`;
  });
  const longest = (of: (visit: Visit) => readonly number[]) => Math.max(0, ...visits.flatMap(of)).toFixed(0);
  const work = (of: (visit: Visit) => number) => median(visits.map(of)).toFixed(0);
  const [first] = visits;
  return [
    'A key, from the event to its paint (bare: a page that holds nothing but a field):',
    ...keys,
    `Requests until the first row: ${first?.requests.all} cold, ${first?.requestsWarm.all} warm.`,
    'Waves until the first row, each request after the one before has ended:',
    ...shortest(chains).map((address) => `  ${address}`),
    `Computing of the page's own thread, ms: until the first row ${work((visit) => visit.work.firstRow)}, ` +
      `from the click to the title ${work((visit) => visit.work.open)}, to its field ${work((visit) => visit.work.edit)}.`,
    `Longest task, ms: list ${longest(({ longTasks }) => longTasks.list)}, editor opening ` +
      `${longest(({ longTasks }) => longTasks.opening)}, tabs ${longest(({ longTasks }) => longTasks.switching)}, ` +
      `typing ${Math.max(0, ...typed.flatMap(({ longTasks }) => longTasks)).toFixed(0)}.`,
  ].join('\n');
}

const HEADS = ['first content of a screen, cold', 'p50 ms', 'worst ms', 'scripts', 'styles', 'requests'];

export function screensTable({ screens }: ConsoleFigures): string {
  return alignedTable([HEADS, ...screens.map(({ path, visits }) => [path, ...cellsOf(visits)])]);
}

function cellsOf(visits: readonly ScreenVisit[]): string[] {
  const times = visits.flatMap(({ firstContent }) => firstContent ?? []);
  if (times.length < visits.length) return ['never', '', '', '', ''];
  const count = (of: (requests: RequestCounts) => number) =>
    median(visits.flatMap(({ requests }) => (requests ? of(requests) : []))).toFixed(0);
  return [
    median(times).toFixed(0),
    Math.max(...times).toFixed(0),
    count(({ scripts }) => scripts),
    count(({ styles }) => styles),
    count(({ all }) => all),
  ];
}
