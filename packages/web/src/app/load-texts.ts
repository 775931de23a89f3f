import type { ResourceKey } from 'i18next';
import { loadContract } from './load-contract.ts';
import { type TextFile, textsByName } from './texts-by-name.ts';

/** The texts of the sign-in; all others are in a list for each language, which comes with the texts of the frame. */
const FIRST = textsByName(
  import.meta.glob<ResourceKey>(
    [
      '/src/app/texts/*.json',
      '/src/core/api/texts/*.json',
      '/src/patterns/appearance/texts/*.json',
      '/src/features/session/texts/*.json',
    ],
    { import: 'default' },
  ),
);

export async function loadTextFile(language: string, namespace: string): Promise<ResourceKey> {
  const load = await findTexts(`${language}/${namespace}`);
  if (!load) throw new Error(`There are no texts for ${namespace} in ${language}`);
  return await load();
}

async function findTexts(name: string): Promise<TextFile | undefined> {
  const first = FIRST.get(name);
  if (first) return first;
  await loadContract();
  const { TEXTS } = name.startsWith('en/')
    ? await import('./texts-of-en.ts')
    : await import('./texts-of-vi.ts');
  return TEXTS.get(name);
}
