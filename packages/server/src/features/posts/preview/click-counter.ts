import { PAGE_HEADERS } from './page-frame.ts';

/** As links of keywords are rendered. */
const BY_KEYWORD = ' data-internal-link="';

interface ClickCounter {
  /** The address of the script. */
  readonly script: string;
  readonly projectId: string;
}

interface CountedPage {
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A page with links of keywords counts their clicks by our own script, which may load and call nothing but its own
 * address. Any other page runs no script at all.
 */
export function withClickCounter(page: string, { script, projectId }: ClickCounter): CountedPage {
  if (!page.includes(BY_KEYWORD)) return { page, headers: PAGE_HEADERS };
  const call = script.replace(/clicks\.js$/, `${projectId}/internal-link/click`);
  const policy = `${PAGE_HEADERS['content-security-policy']}; script-src ${script}; connect-src ${call}`;
  const element = `<script async src="${script}" data-project="${projectId}"></script>`;
  return {
    page: page.replace('\n</body>', () => `\n${element}\n</body>`),
    headers: { ...PAGE_HEADERS, 'content-security-policy': policy },
  };
}
