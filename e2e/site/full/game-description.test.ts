import { expect, test } from '../../support/site.ts'

test('a game is shared by its picture, and described to search engines with the way to it', async ({
  page,
  site,
}) => {
  await page.goto('/play/neon-drive')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(image).toMatch(/\/art\/covers\/neon-drive-wide\.[0-9a-f]+\.\d+\.webp$/)
  expect((await page.request.get(image!)).headers()['content-type']).toBe('image/webp')
  const [game, way] = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )
  expect(game).toMatchObject({
    '@type': 'VideoGame',
    name: 'Neon Drive',
    url: `${site.origin}/play/neon-drive`,
    image,
    author: { name: 'Quasar Tea' },
  })
  expect((way!.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual([
    'Лобби',
    'Quasar Tea',
    'Neon Drive',
  ])
})
