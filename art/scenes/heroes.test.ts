import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { promotions } from '../promotions/key-art.ts'
import { tournaments } from '../tournaments/key-art.ts'
import { banners } from './banners.ts'

test('banners, promotions and tournaments share no hero: side by side they are different offers', () => {
  const heroes = [banners, promotions, tournaments].flatMap((group) => Object.values(group).map(({ motif, variant }) => `${motif} ${variant}`))
  expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
})

test('every banner of the site is drawn, and no other', () => {
  const ids: { id: string }[] = parse(readFileSync(join(import.meta.dirname, '../../content/banners.yaml'), 'utf8'))
  expect(Object.keys(banners).toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
})
