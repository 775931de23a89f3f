interface ArticleParts {
  readonly title: string;
  /** As the page shows it; '' for none. */
  readonly time?: string;
  /** Where it is shown. */
  readonly timeClass?: string;
}

const WORDS = 'Ghe xuồng từ các ngả sông về chợ từ lúc trời chưa sáng, chở dưa, khóm và cá đồng mùa nước. ';

/** An article of a site that nobody has. */
export function anArticlePage({ title, time = '20/11/2026 15:44', timeClass = 'gio' }: ArticleParts): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title} | Báo Chợ nổi</title></head>
  <body><header><a href="/">Báo Chợ nổi</a></header><main>
  <h1 class="tit">${title}</h1><span class="${timeClass}">${time}</span>
  <p class="sapo">Chợ nổi đông từ tờ mờ sáng khi nước về.</p>
  <div class="bai"><p>${WORDS.repeat(3)}</p><div class="quang-cao">Quảng cáo</div><p>${WORDS.repeat(3)}</p></div>
  </main></body></html>`;
}
