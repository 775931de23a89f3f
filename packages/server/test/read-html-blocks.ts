import type { Block } from '../src/features/extraction/content/content-block.ts';
import { BlockReader } from '../src/features/extraction/content/read-blocks.ts';
import { tidyBlocks } from '../src/features/extraction/content/tidy-blocks.ts';
import { parsePage } from '../src/features/extraction/page/parse-page.ts';

const RULES = {
  base: 'https://vidu.example/',
  keep: new Set<string>(),
  removed: new Set<Element>(),
  unwrapped: new Set<Element>(),
  captionSelector: '',
  creditPattern: '',
  maxBlocks: 100,
};

/** The blocks that are read of the inside of an article without a template. */
export const readHtmlBlocks = (html: string): Block[] =>
  tidyBlocks(BlockReader.read(parsePage(html).document.body, RULES));
