import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAssets } from '@toasoan/site/frame/site-view.ts';
import { builtFiles, type ConsoleFile } from '../console-files.ts';

/** No slug of a page holds an underscore. */
export const SITE_FILES = '/_site';

export interface SiteFiles {
  readonly assets: SiteAssets;
  /** By address below `SITE_FILES`; every name holds the hash of its content. */
  readonly files: ReadonlyMap<string, ConsoleFile>;
}

/** Beside the built server. Run from its sources the site has words and no looks. */
export function readSiteFiles(folder = join(import.meta.dirname, 'site')): SiteFiles {
  const list = join(folder, 'assets.json');
  if (!existsSync(list)) return { assets: { css: '', js: '', fonts: [] }, files: new Map() };
  const { css, js, fonts } = JSON.parse(readFileSync(list, 'utf8')) as SiteAssets;
  const at = (name: string) => `${SITE_FILES}/${name}`;
  const found = builtFiles(folder, (path) => path !== list && !/\.(br|gz)$/.test(path));
  return {
    assets: { css: at(css), js: at(js), fonts: fonts.map(at) },
    files: new Map(
      [...found].map(([name, file]) => [`${SITE_FILES}${name}`, { ...file, isImmutable: true }]),
    ),
  };
}
