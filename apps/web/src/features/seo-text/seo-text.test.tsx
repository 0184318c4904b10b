import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { SpeechProvider } from '../../i18n/use-i18n.tsx'
import { answerCalls } from '../../testing/answer-calls.ts'
import { SeoText } from './seo-text.tsx'
import { loadTextBelow } from './text-below.ts'

beforeAll(() => loadCatalogue('ru'))

async function show(html: string, title: string | null = 'О слотах'): Promise<string> {
  const text = await loadTextBelow(answerCalls({ getSeoFooter: { title, html } }), '/games/slots')
  return renderToStaticMarkup(
    <SpeechProvider locale="ru">
      <SeoText {...text!} />
    </SpeechProvider>,
  )
}

test('the text below a screen stands there under its title, with links that lead on [7.66]', async () => {
  expect(await show('<p>Читайте <a href="/rules">правила</a>.</p>')).toMatch(
    /^<section class="[^"]*"><h2>О слотах<\/h2><p>Читайте <a href="\/rules">правила<\/a>\.<\/p><\/section>$/,
  )
  expect(await show('<p>Без заголовка</p>', null)).not.toContain('<h2')
})

test('whatever stands in it, nothing of it runs', async () => {
  const shown = await show(
    '<p onclick="steal()">Текст</p><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a>',
  )
  expect(shown).toContain('<p>Текст</p>')
  expect(shown).not.toMatch(/script|steal|on\w+=/)
})

test('all of a long text is in the document, its end behind a press', async () => {
  const shown = await show(
    ['Начало ', 'Середина ', 'Продолжение ', 'Конец '].map((word) => `<p>${word.repeat(60)}</p>`).join(''),
  )
  const [before, after] = shown.split('<details>')
  expect(before).toContain('Середина')
  expect(after).toContain('<summary>Читать дальше</summary>')
  expect(after).toContain('Конец')
})

test("a text that can't be had is none", async () => {
  expect(await loadTextBelow(answerCalls({ getSeoFooter: { refused: 503 } }), '/')).toBeNull()
})
