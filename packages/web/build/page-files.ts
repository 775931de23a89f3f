import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { PageFiles } from '../src/core/routing/page-files.ts';
import { FETCHED_WITH } from './chunk-groups.ts';

const FILE = '.vite/pages.json';

/** A page of the route table as the build sees it: what it would load, not its component. */
interface RecordedPage {
  readonly path: string;
  /** Under the folder of the sources; absent for a row without a page. */
  readonly module?: string;
  readonly texts: readonly string[];
  readonly calls: readonly string[];
}

/** Loaded before a page of the panel, and before one without it. */
const PANEL = {
  modules: ['main.tsx', 'app/panel/panel.tsx', 'app/panel/route-table.ts'],
  texts: ['app', 'appearance', 'api', 'panel', 'ui'],
};
const BARE = {
  modules: ['main.tsx', 'app/bare/bare-screen.tsx'],
  texts: ['app', 'appearance', 'api', 'session'],
};
const BARE_PAGES: Readonly<Record<string, string>> = {
  '/login': 'features/session/login-page.tsx',
  '/login/set-password': 'features/session/set-password-page.tsx',
  '/totp': 'features/session/totp-page.tsx',
};

/** Writes down which files each address of the console needs, so that the server can name them all in its page. */
export function pageFiles(source: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      // After Vite has removed an entry file that only imports.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesOf = (modules: readonly string[], texts: readonly string[]) =>
          filesFor(chunks, { source, modules, texts });
        const pages: PageFiles[] = Object.entries(BARE_PAGES).map(([path, module]) => ({
          path,
          calls: [],
          ...filesOf([...BARE.modules, module], BARE.texts),
        }));
        for (const { path, module, texts, calls } of await readRouteTable(source)) {
          const modules = [...PANEL.modules, ...(module === undefined ? [] : [module])];
          const group = module === undefined && { isGroup: true };
          pages.push({ path, ...group, calls, ...filesOf(modules, [...PANEL.texts, ...texts]) });
        }
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
      },
    },
  };
}

interface Wanted {
  readonly source: string;
  /** Paths under `source`. */
  readonly modules: readonly string[];
  /** Namespaces. */
  readonly texts: readonly string[];
}

function filesFor(chunks: readonly Rolldown.OutputChunk[], { source, modules, texts }: Wanted) {
  const chunkOf = (test: (moduleId: string) => boolean, what: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(test));
    if (chunk === undefined) throw new Error(`The console has no file for ${what}: see page-files.ts.`);
    return chunk;
  };
  const code = modules.map((module) => chunkOf((id) => id === `${source}/${module}`, module));
  const loaded = closureOf(chunks, code);
  const textsIn = (language: string) => [
    ...new Set(
      texts.map(
        (name) =>
          chunkOf((id) => id.endsWith(`/${name}/texts/${language}.json`), `${language}/${name}`).fileName,
      ),
    ),
  ];
  const soon = loaded.flatMap(({ name }) => FETCHED_WITH[name] ?? []);
  const whole = closureOf(chunks, [...loaded, ...chunks.filter(({ name }) => soon.includes(name))]);
  const filesOf = (some: readonly Rolldown.OutputChunk[]) => some.map(({ fileName }) => fileName);
  return {
    scripts: filesOf(loaded),
    parts: filesOf(whole.filter((chunk) => !loaded.includes(chunk))),
    styles: [...new Set(whole.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    texts: { vi: textsIn('vi'), en: textsIn('en') },
  };
}

/** The chunks with everything they import statically, what is imported first: so do their styles follow each other. */
function closureOf(
  chunks: readonly Rolldown.OutputChunk[],
  entries: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) visit(imported);
    found.add(chunk);
  };
  entries.forEach(visit);
  return [...found];
}

const RECORDED = 'virtual:recorded-pages';

/** Runs the real route table; only its pages are replaced by what they would load. */
async function readRouteTable(source: string): Promise<readonly RecordedPage[]> {
  const { module } = await runnerImport<{ readonly PAGES: readonly RecordedPage[] }>(RECORDED, {
    configFile: false,
    root: `${source}/..`,
    logLevel: 'error',
    plugins: [recordPages(source)],
  });
  return module.PAGES;
}

function recordPages(source: string): Plugin {
  return {
    name: 'record-pages',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (name === RECORDED) return `\0${RECORDED}`;
      if (name === '#web/core/routing/lazy-page.tsx') return '\0lazy-page';
      if (!importer?.endsWith('/routes.tsx') || !name.endsWith('-page.tsx')) return undefined;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && `\0page:${found.id}`;
    },
    load(id) {
      if (id === `\0${RECORDED}`) return recordingOf(`${source}/app/panel/route-table.ts`);
      if (id === '\0lazy-page')
        return 'export const lazyPage = (load, name, { texts = [], calls = [] } = {}) => ({ load, texts, calls });';
      if (!id.startsWith('\0page:')) return undefined;
      return `export const moduleId = ${JSON.stringify(id.slice(`\0page:${source}/`.length))};`;
    },
  };
}

function recordingOf(table: string): string {
  return `
    import { ROWS } from ${JSON.stringify(table)};
    export const PAGES = await Promise.all(ROWS.map(async ({ path, row: { page } }) => ({
      path,
      module: page && (await page.load()).moduleId,
      texts: page?.texts ?? [],
      calls: page?.calls ?? [],
    })));`;
}
