import type { Plugin } from 'vite';

/** The letters of running text; the other weights and the marks of Vietnamese replace their stand-ins when they arrive. */
const FONT = /be-vietnam-pro-latin-400-normal.*\.woff2$/;

/** Names the font of running text in the page, so that it does not wait for the style sheet that asks for it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FONT.test(name));
        if (file === undefined)
          throw new Error('The console has no font of running text: see preload-font.ts.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
