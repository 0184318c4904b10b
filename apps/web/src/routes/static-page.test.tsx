import { staticPage } from '@yanta/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { loadStaticPage } from '../features/static-page/load-static-page.ts'
import { reservedSlugs } from '../navigation/route-table.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import StaticPageRoute, { clientLoader } from './static-page.tsx'

test('a page shows its title, its text, a link to the lobby and the date of its last change [2.13] [7.65]', async () => {
  const html = await renderScreen(
    StaticPageRoute,
    await loadStaticPage(answerCalls(), 'responsible-gaming'),
    { path: '/responsible-gaming' },
  )
  expect(html).toContain('<h1>Ответственная игра</h1>')
  expect(html).toContain('<p>Игра должна оставаться игрой.</p>')
  expect(html).toMatch(/<nav[^>]*>.*href="\/".*Лобби.*aria-current="page">Ответственная игра/)
  expect(html).toContain('<time dateTime="2026-11-20">Обновлено 20 ноября 2026</time>')
})

test('a page in English shows its date in English', async () => {
  expect(
    await renderScreen(StaticPageRoute, staticPage, { locale: 'en', path: '/responsible-gaming' }),
  ).toContain('Updated 20 November 2026')
})

test('scripts pasted by an editor do not run', async () => {
  const html = await renderScreen(
    StaticPageRoute,
    { ...staticPage, html: '<p onclick="steal()">x<script>steal()</script><img src=x onerror=steal()></p>' },
    { path: '/about' },
  )
  expect(html).not.toContain('steal')
})

test.each([[404], [400]])('a slug that the platform answers with %i is not found [2.13]', async (refused) => {
  await expect(loadStaticPage(answerCalls({ getStaticPage: { refused } }), 'nope')).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('a platform that does not answer is not a 404', async () => {
  await expect(loadStaticPage(answerCalls({ getStaticPage: { refused: 0 } }), 'about')).rejects.toMatchObject(
    { init: { status: 503 } },
  )
})

test('navigating to the old page of the welcome bonus redirects to the promotion [2.71]', async () => {
  const step = clientLoader({
    params: { slug: 'bonus' },
    url: new URL('https://yanta.example/bonus?from=letter'),
  } as unknown as Parameters<typeof clientLoader>[0])
  const answer = (await step.catch((thrown: unknown) => thrown)) as Response
  expect(answer.headers.get('location')).toBe('/promo/bonus?from=letter')
})

test.each([...reservedSlugs, 'Profile'])('/%s is never requested as a static page [2.13]', async (slug) => {
  const call = vi.fn()
  await expect(loadStaticPage(call, slug)).rejects.toMatchObject({ init: { status: 404 } })
  expect(call).not.toHaveBeenCalled()
})

test('the page about privacy repeats the way to the cookie settings where the footer has it, and no other page does', async () => {
  const link = { text: 'Настройка cookie', url: '/privacy#cookie-settings' }
  const render = (url: string, links: object[]) =>
    renderScreen(
      StaticPageRoute,
      { ...staticPage, url },
      { path: url, site: { footer: [{ title: 'Правила', links }] } },
    )
  expect(await render('/privacy', [link])).toMatch(
    /<a[^>]* href="\/privacy#cookie-settings">Настройка cookie<\/a>/,
  )
  expect(await render('/privacy', [])).not.toContain('cookie-settings')
  expect(await render('/about', [link])).not.toContain('cookie-settings')
})
