import { findRoute } from '../../../apps/web/src/navigation/route-table.ts'
import { expect, test } from '../../support/site.ts'

test('every address of the site map is there, with one heading, a title and an address of its own, and leads to nothing that is not [2.25]', async ({
  request,
  site,
}) => {
  test.setTimeout(240_000)
  const map = await (await request.get(`${site.origin}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(60)
  const titles = new Map<string, string>()
  const links = new Set<string>()
  for (const address of addresses) {
    const answer = await request.get(address)
    const html = await answer.text()
    expect([address, answer.status(), html.match(/<h1[ >]/g)?.length]).toEqual([address, 200, 1])
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    expect([title, titles.get(title) ?? address]).toEqual([title, address])
    titles.set(title, address)
    expect([address, /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]]).toEqual([address, address])
    expect([address, html.includes('content="noindex"')]).toEqual([address, false])
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"/][^"#?]*)/g)) links.add(href!)
  }
  const known = new Set(addresses.map((address) => new URL(address).pathname))
  for (const href of [...links].filter((path) => !known.has(path))) {
    const expected = findRoute(href)?.access === 'player' ? 401 : 200
    expect([href, (await request.get(site.origin + href)).status()]).toEqual([href, expected])
  }
})
