import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { I18nProvider } from '../../i18n/use-i18n.tsx'
import { answerCalls } from '../../testing/answer-calls.ts'
import { SeoText } from './seo-text.tsx'
import { loadTextBelow } from './text-below.ts'

beforeAll(() => loadCatalogue('ru'))

async function show(html: string, title: string | null = 'О слотах'): Promise<string> {
  const text = await loadTextBelow(answerCalls({ getSeoFooter: { title, html } }), '/games/slots')
  return renderToStaticMarkup(
    <I18nProvider locale="ru">
      <SeoText {...text!} />
    </I18nProvider>,
  )
}

test('the text is below a screen with its title and working links [7.66]', async () => {
  expect(await show('<p>Читайте <a href="/rules">правила</a>.</p>')).toMatch(
    /^<section class="[^"]*"><h2>О слотах<\/h2><p>Читайте <a href="\/rules">правила<\/a>\.<\/p><\/section>$/,
  )
  expect(await show('<p>Без заголовка</p>', null)).not.toContain('<h2')
})

test('no script in the text ever runs', async () => {
  const shown = await show(
    '<p onclick="steal()">Текст</p><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a>',
  )
  expect(shown).toContain('<p>Текст</p>')
  expect(shown).not.toMatch(/script|steal|on\w+=/)
})

test('a long text is complete in the document, its end collapsed', async () => {
  const shown = await show(
    ['Начало ', 'Середина ', 'Продолжение ', 'Конец '].map((word) => `<p>${word.repeat(60)}</p>`).join(''),
  )
  const [before, after] = shown.split('<details>')
  expect(before).toContain('Середина')
  expect(after).toContain('<summary>Читать дальше</summary>')
  expect(after).toContain('Конец')
})

test('a text that fails to load is null', async () => {
  expect(await loadTextBelow(answerCalls({ getSeoFooter: { refused: 503 } }), '/')).toBeNull()
})
