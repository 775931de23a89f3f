import type { ResourceKey } from 'i18next';

export type TextFile = () => Promise<ResourceKey>;

/** Files by `language/namespace`; a namespace is named after the folder that holds its `texts`. */
export function textsByName(files: Readonly<Record<string, TextFile>>): ReadonlyMap<string, TextFile> {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [, namespace, language] = /([^/]+)\/texts\/(\w+)\.json$/.exec(path) ?? [];
      return [`${language}/${namespace}`, load] as const;
    }),
  );
}
