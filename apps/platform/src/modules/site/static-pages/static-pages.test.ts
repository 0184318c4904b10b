import { getStaticPage, listFooterBlocks, listStaticPages } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
let ferna: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    SITE_ORIGIN: 'https://casino.example',
    GAMES_ORIGIN: 'https://games.example',
  })
  ferna = await createTestPlatform({ BRAND: 'ferna' })
})
afterAll(async () => {
  await platform.close()
  await ferna.close()
})

const english = { headers: { 'accept-language': 'en' } }

test('menus get the pages that are not hidden [7.64]', async () => {
  const { body } = await platform.as(null).get(listStaticPages, { query: { hidden: 'false' } })
  expect(body.items).toEqual([{ slug: 'rules', url: '/rules', title: 'Правила Yanta', pageType: 'static' }])
  expect(
    (await platform.as(null).get(listStaticPages, { query: { hidden: 'true' } })).body.items.map(
      ({ slug }) => slug,
    ),
  ).toEqual(['winners'])
  expect((await platform.as(null).get(listStaticPages)).body).toEqual(body)
})

test('a page is in the language of the call, with its placeholders filled [7.65]', async () => {
  const { body } = await platform.as(null).get(getStaticPage, { params: { slug: 'rules' } })
  expect(body).toMatchObject({
    slug: 'rules',
    url: '/rules',
    pageType: 'static',
    title: 'Правила Yanta',
    description: 'Как устроен сайт Yanta',
    updatedAt: '2026-11-20T00:00:00.000Z',
  })
  expect(body.html).toContain(
    'Игры живут на <a href="https://games.example" rel="noopener nofollow" target="_blank">https://games.example</a>. Пишите на <a href="mailto:help@example.com">help@example.com</a>.',
  )
  const { body: inEnglish } = await platform
    .as(null)
    .get(getStaticPage, { params: { slug: 'rules' } }, english)
  expect(inEnglish).toMatchObject({ title: 'Rules of Yanta', updatedAt: '2026-11-21T00:00:00.000Z' })
})

test('unsafe markup pasted by an editor is removed', async () => {
  const { html } = (await platform.as(null).get(getStaticPage, { params: { slug: 'rules' } })).body
  expect(html).toContain('<h2>Общее</h2>')
  expect(html).toContain('<a href="/rules">ссылка</a>')
  expect(html).not.toMatch(/onclick|alert|style/)
})

test('external links are marked', async () => {
  const { html } = (await platform.as(null).get(getStaticPage, { params: { slug: 'rules' } }, english)).body
  expect(html).toContain(
    '<a href="/rules">again</a> or <a href="https://regulator.example/" rel="noopener nofollow" target="_blank">elsewhere</a>',
  )
})

test('a hidden page opens by its address', async () => {
  expect((await platform.as(null).get(getStaticPage, { params: { slug: 'winners' } })).body.title).toBe(
    'Победители',
  )
})

test.each(['nothing', 'constructor', '__proto__'])('there is no page %s', async (slug) => {
  const { status, errors } = await platform.as(null).get(getStaticPage, { params: { slug } })
  expect([status, errors]).toEqual([404, [{ code: 'not_found' }]])
})

test('the footer has its columns in the language of the call [7.66]', async () => {
  expect((await platform.as(null).get(listFooterBlocks)).body.items).toEqual([
    {
      title: 'О Yanta',
      links: [
        { text: 'Правила', url: '/rules' },
        { text: 'Регулятор', url: 'https://regulator.example/' },
        { text: 'Настройка cookie', url: '/privacy#cookie-settings' },
      ],
    },
  ])
  expect((await platform.as(null).get(listFooterBlocks, {}, english)).body.items[0]!.links[0]!.text).toBe(
    'Rules',
  )
})

test('the same texts name another brand, declined in Russian', async () => {
  expect((await ferna.as(null).get(getStaticPage, { params: { slug: 'rules' } })).body.title).toBe(
    'Правила Ферны',
  )
  expect((await ferna.as(null).get(listFooterBlocks)).body.items[0]!.title).toBe('О Ферне')
})
