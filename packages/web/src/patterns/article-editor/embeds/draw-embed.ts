import { EMBED_PROVIDERS, type EmbedProvider, embedPage } from '@toasoan/contract/article/embed-providers.ts';
import { captionOf, type DrawPart, putCaption } from '../whole-parts/drawn-part.ts';

/** A video as a card with its name: nothing of the other site is loaded while an article is written. */
export const drawEmbed: DrawPart = () => {
  const dom = document.createElement('figure');
  const card = document.createElement('div');
  const [name, page] = [document.createElement('strong'), document.createElement('span')];
  dom.className = 'embed';
  card.className = 'embed-card';
  card.append(name, page);
  dom.append(card);
  return {
    dom,
    draw({ id, title, caption, ...attrs }) {
      const provider = attrs.provider as EmbedProvider;
      name.textContent = String(title) || EMBED_PROVIDERS[provider].label;
      page.textContent = embedPage({ provider, id: String(id) }).replace(/^https:\/\/(?:www\.)?/, '');
      putCaption(dom, captionOf(caption));
    },
  };
};
