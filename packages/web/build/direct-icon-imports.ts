import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports each icon from its own file. Through the package's list of 1,800 icons the build cannot see which page needs
 * which icon, so it could not tell what travels together (`chunk-groups.ts`).
 */
export function directIconImports(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'direct-icon-imports',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(`'${PACKAGE}'`)) return undefined;
      files ??= iconFiles();
      const known = files;
      return { code: code.replace(IMPORT, (_, names: string) => importsOf(names, known)), map: null };
    },
  };
}

function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ');
      const file = files.get(icon);
      if (file === undefined) throw new Error(`${PACKAGE} has no icon ${icon}.`);
      return `import ${local} from '${PACKAGE}/icons/${file}';`;
    })
    .join(' ');
}

/** File names by the names that the package exports. */
function iconFiles(): ReadonlyMap<string, string> {
  const list = readFileSync(
    fileURLToPath(import.meta.resolve(PACKAGE)).replace(/cjs.lucide-react\.js$/, 'esm/lucide-react.mjs'),
    'utf8',
  );
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
