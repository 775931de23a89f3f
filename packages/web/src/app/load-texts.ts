import type { ResourceKey } from 'i18next';

type TextFile = () => Promise<ResourceKey>;

const FILES: Readonly<Record<string, TextFile>> = import.meta.glob<ResourceKey>('/src/**/texts/*.json', {
  import: 'default',
});

/** Files by `language/namespace`; a namespace is named after the folder that holds its `texts`. */
const BY_NAME = new Map(
  Object.entries(FILES).map(([path, load]) => {
    const [, namespace, language] = /([^/]+)\/texts\/(\w+)\.json$/.exec(path) ?? [];
    return [`${language}/${namespace}`, load] as const;
  }),
);

export async function loadTextFile(language: string, namespace: string): Promise<ResourceKey> {
  const load = BY_NAME.get(`${language}/${namespace}`);
  if (!load) throw new Error(`There are no texts for ${namespace} in ${language}`);
  return load();
}
