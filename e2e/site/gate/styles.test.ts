// What a document shows is styled by the sheets it links. Code that is loaded later brings its own; drawn by the server, its part of
// a page would be bare until then.
import { readFileSync, readdirSync } from 'node:fs'
import { newPlayer } from '../../../tools/site/new-player.ts'
import { expect, test } from '../../support/site.ts'
import { screens } from '../../screens/screens.ts'

const assets = new URL('../../../apps/web/dist/client/assets/', import.meta.url)
const classesOf = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, new Set(findAll(/\.(_[a-z\d]+)/g, readFileSync(new URL(file, assets), 'utf8')))]),
)

test('a document links the styles of all that it shows', async ({ site, request }) => {
  const { cookie } = await newPlayer(site.origin)
  const paths = [
    ...Object.values(screens).map(({ path }) => path),
    ...['deposit', 'payout', 'history', 'history&payout=1'].map((tab) => `/cashbox?tab=${tab}`),
  ]
  for (const visitor of ['guest', 'player'])
    for (const path of paths) {
      const headers = { accept: 'text/html', ...(visitor === 'player' ? { cookie } : {}) }
      const html = await (await request.get(site.origin + path, { headers })).text()
      const linked = findAll(/<link[^>]* href="\/assets\/([\w-]+\.css)/g, html)
      const styled = new Set(linked.flatMap((file) => [...classesOf.get(file)!]))
      const shown = findAll(/ class="([^"]+)"/g, html.replaceAll(/<script[^]*?<\/script>/g, ''))
      // A class without a rule in any sheet is a mark for code.
      const bare = shown
        .flatMap((names) => names.split(' '))
        .filter((name) => !styled.has(name))
        .flatMap((name) => [...classesOf].filter(([, names]) => names.has(name)).map(([file]) => file))
      expect([visitor, path, linked.length > 0, [...new Set(bare)]]).toEqual([visitor, path, true, []])
    }
})

function findAll(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!)
}
