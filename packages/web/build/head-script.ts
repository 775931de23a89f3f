import { build, type Plugin } from 'vite';

const PLACE = '<!-- first script -->';

/** Puts the first script of the page inside it, in one piece. */
export function headScript(source: string): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for its first script: ${PLACE}`);
        const code = await bundled(`${source}/app/head/head.ts`);
        return html.replace(PLACE, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: `${entry}/..`,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.filter((file) => file.type === 'chunk');
  if (script === undefined || outputs.length !== 1)
    throw new Error('The first script of the page needs one file.');
  return script.code;
}
