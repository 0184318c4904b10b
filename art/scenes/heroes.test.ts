import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { promotions } from '../promotions/key-art.ts'
import { tournaments } from '../tournaments/key-art.ts'
import { banners } from './banners.ts'

/** Banner → the promotion it leads to: one offer with one hero. */
const offers: Record<string, string> = { welcome: 'bonus' }
const nameHero = ({ motif, variant }: { motif: string; variant: string }) => `${motif} ${variant}`

test('banners, promotions and tournaments share no hero: side by side they are different offers', () => {
  const others = Object.entries(banners).filter(([id]) => !(id in offers)).map(([, banner]) => banner)
  const heroes = [others, promotions, tournaments].flatMap((group) => Object.values(group).map(nameHero))
  expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
})

test.each(Object.entries(offers))('the banner %s shows the hero of the promotion %s, which it leads to', (banner, promotion) => {
  expect(nameHero(banners[banner]!)).toBe(nameHero(promotions[promotion]!))
})

test('every banner of the site is drawn, and no other', () => {
  const ids: { id: string }[] = parse(readFileSync(join(import.meta.dirname, '../../content/banners.yaml'), 'utf8'))
  expect(Object.keys(banners).toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
})
