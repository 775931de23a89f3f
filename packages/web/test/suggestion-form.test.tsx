import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openRequestForm } from '../widget/request/open-request-form.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const SEND = '/intake/v1/1/translation-suggestions';
const ARTICLE = `<h1>Traffic turned</h1>
  <p>Vehicles turned<br>at <em>Mam Xoi</em> slope.</p>
  <ul><li><p>One gate is open.</p></li></ul>`;

afterEach(() => {
  getSelection()?.removeAllRanges();
  for (const one of document.querySelectorAll('[data-widget]')) one.remove();
});

function open(network: Network, { isTranslated = true, theme = 'light' } = {}) {
  network.answer('/intake/v1/1/settings', { name: 'Báo Huế', captchaSiteKey: '', mails: true });
  const article = document.createElement('main');
  article.dataset.widget = '';
  article.lang = 'en';
  if (isTranslated) article.dataset.translation = '77';
  article.innerHTML = ARTICLE;
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(article, host);
  openRequestForm(host, { base: '/api/intake/v1/1', form: 'translation-suggestion', language: 'en', theme });
  return { article, host };
}

const suggest = () => page.getByRole('button', { name: 'Suggest a better translation' });

test('the words that a reader selects open the form with their paragraph, and what is sent is thanked for', async () => {
  const network = new Network();
  const { article } = open(network);
  expect(suggest().elements()).toHaveLength(1);
  const words = article.querySelector('em');
  if (words) getSelection()?.selectAllChildren(words);
  await expect.poll(() => suggest().elements().length).toBe(2);
  await suggest().nth(1).click();
  const text = page.getByLabelText('How it should read *');
  await expect.element(text).toHaveValue('Vehicles turned at Mam Xoi slope.');
  await expectAccessible();
  await text.fill('Vehicles turned at Mâm Xôi hill.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Choose one of the list.')).toBeVisible();
  await page.getByLabelText('Reason *').selectOptions('Wrong name');
  network.fail(SEND, 422, { error: -422, message: 'The paragraph has changed.' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The paragraph has changed.');
  await expect.element(text).toHaveValue('Vehicles turned at Mâm Xôi hill.');
  network.answer(SEND, { isNew: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Thank you. The newsroom has your suggestion.');
  expect(network.to(SEND).at(-1)?.body).toMatchObject({
    postId: '77',
    current: 'Vehicles turned at Mam Xoi slope.',
    suggested: 'Vehicles turned at Mâm Xôi hill.',
    reason: 'WRONG_NAME',
    name: '',
  });
});

test('by keys alone the paragraph is chosen in the form, and words that were written stay', async () => {
  const network = new Network();
  open(network, { theme: 'dark' });
  await suggest().click();
  const paragraph = page.getByLabelText('Paragraph *');
  const text = page.getByLabelText('How it should read *');
  await expect.element(text).toHaveValue('Traffic turned');
  await paragraph.selectOptions('One gate is open.');
  await expect.element(text).toHaveValue('One gate is open.');
  await expectAccessible();
  await text.fill('One gate was opened.');
  await paragraph.selectOptions('Traffic turned');
  await expect.element(text).toHaveValue('One gate was opened.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(suggest()).toBeVisible();
});

test('where a page marks what it has translated, the form offers nothing else of the article', async () => {
  const { article } = open(new Network());
  article.insertAdjacentHTML(
    'beforeend',
    '<p data-translated>The lead.</p><div data-translated><p>The text.</p></div>',
  );
  await suggest().click();
  const choices = page.getByLabelText('Paragraph *').getByRole('option').elements();
  expect(choices.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['The lead.', 'The text.']);
});

test('an article that is no translation gets no form', () => {
  const { host } = open(new Network(), { isTranslated: false });
  expect(host.shadowRoot).toBeNull();
});
