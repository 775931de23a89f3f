import { freePort } from '@toasoan/embedded-postgres/free-port.ts';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import type { Print } from '../bench-orders.ts';
import type { BrowserProgram } from '../console/open-browser.ts';
import { least, most, type Verdict } from '../verdicts.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Looks at one page, of which the middle one counts, as Lighthouse itself advises: one look varies by several points. */
const LOOKS = 3;
const TARGETS = { score: 95, lcp: 1_000, cls: 0 } as const;

/** Looks at pages as Lighthouse does, on a telephone. */
export async function judgePages(
  { env, args, ...program }: BrowserProgram,
  pages: Readonly<Record<string, string>>,
  print: Print,
): Promise<Verdict[]> {
  const port = await freePort(undefined);
  const browser = await chromium.launch({
    ...program,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const verdicts: Verdict[] = [];
    for (const [name, url] of Object.entries(pages)) {
      const page = { name, url, port };
      const looks: Look[] = [];
      for (let turn = 0; turn < LOOKS; turn += 1) looks.push(await look(page, 'simulate'));
      const throttled = middleOf(looks);
      for (const category of CATEGORIES)
        verdicts.push(least(`${name}: ${category}`, throttled.scores[category], TARGETS.score));
      const local = await look(page, 'provided');
      verdicts.push(
        most(`${name}: LCP ms on this machine`, local.lcp, TARGETS.lcp),
        most(`${name}: CLS`, throttled.cls, TARGETS.cls),
      );
      print(
        `${name}: ${CATEGORIES.map((category) => `${category} ${throttled.scores[category]}`).join(', ')}; LCP ${local.lcp.toFixed(0)} ms here, ${throttled.lcp.toFixed(0)} ms on a slow telephone; CLS ${throttled.cls}.`,
      );
      for (const fault of throttled.faults) print(`  ${fault}`);
    }
    return verdicts;
  } finally {
    await browser.close();
  }
}

const middleOf = (looks: readonly Look[]): Look => {
  const sorted = looks.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Lighthouse did not look.');
  return { ...middle, cls: Math.max(...looks.map(({ cls }) => cls)) };
};

interface Look {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds. */
  readonly lcp: number;
  readonly cls: number;
  /** Audits that are not passed. */
  readonly faults: readonly string[];
}

async function look(
  { name, url, port }: { readonly name: string; readonly url: string; readonly port: number },
  throttlingMethod: 'simulate' | 'provided',
): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse did not look at ${name}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not look at ${name}: ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
      .map(({ id, title }) => `${id}: ${title}`),
  };
}
