import { renderArticle } from '#server/core/article/render-article.ts';
import { inventPost } from '../newsroom/invent-post.ts';
import { randomNumbers } from '../newsroom/random.ts';
const random = randomNumbers(5);
const docs = Array.from({ length: 300 }, () => inventPost(random, 5, { people: [{ userId: '1', displayName: 'A' }], categoryIds: ['1'], tagIds: ['1'] } as never).draft.content).filter((d) => d !== undefined);
for (let i = 0; i < 3; i++) { for (const d of docs) renderArticle(d); }
const c = process.cpuUsage(); let n = 0;
for (let i = 0; i < 5; i++) for (const d of docs) { n += renderArticle(d).length; }
const u = process.cpuUsage(c);
console.log('µs per render', (u.user + u.system) / 5 / docs.length, 'chars', n / 5 / docs.length);
