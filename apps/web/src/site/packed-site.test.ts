import {
  category,
  footerBlock,
  producer,
  profile,
  promoPopup,
  promoWidget,
  serverData,
} from '@yanta/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { packSite } from './pack-site.ts'
import { openSite } from './packed-site.ts'
import type { SiteData } from './site-data.ts'

const buildSite = (changes: Partial<SiteData> = {}): SiteData => ({
  locale: 'ru',
  serverData,
  categories: [category],
  producers: [producer],
  footer: [footerBlock],
  player: { profile, balance: null },
  isPlayerUnknown: false,
  isPlayerHidden: false,
  hasSession: true,
  isSessionRejected: false,
  ...changes,
})
/** As the browser receives it. */
const send = <Data>(data: Data) => structuredClone(data)

test.each([
  ["a player's", {}],
  ['one without answers of the platform', { serverData: null, categories: [], producers: [], footer: [] }],
  ['one with text that ends scripts', { categories: [{ ...category, name: '</script>\u2028"' }] }],
])('root data survives a document: %s', (_case, changes) => {
  const site = buildSite(changes)
  expect(openSite(send(packSite(site)))).toEqual(site)
})

test("a guest's document has all of it but the promo popup, which is for players [2.34]", () => {
  const site = buildSite({ player: null, hasSession: false, serverData: { ...serverData, promoPopup } })
  expect(openSite(send(packSite(site)))).toEqual({ ...site, serverData: { ...serverData, promoPopup: null } })
  expect(openSite(send(packSite({ ...site, hasSession: true }))).serverData).toEqual(site.serverData)
})

test.each([
  ['takes a break', { breakUntil: '2026-12-01T00:00:00.000Z' }],
  ['is excluded', { selfExclusion: { startedAt: '2026-11-20T00:00:00.000Z', until: null } }],
])('the document of a player who %s offers no promotion', (_case, changes) => {
  const site = buildSite({
    player: { profile: { ...profile, ...changes }, balance: null },
    serverData: { ...serverData, promoPopup, promoWidgetData: promoWidget },
  })
  const { promoPopup: popup, promoWidgetData } = openSite(send(packSite(site))).serverData!
  expect([popup, promoWidgetData]).toEqual([null, null])
  const playing = openSite(send(packSite({ ...site, player: { profile, balance: null } }))).serverData!
  expect([playing.promoPopup, playing.promoWidgetData]).toEqual([promoPopup, promoWidget])
})

test('what all share is encoded once per answer of the platform', () => {
  const site = buildSite()
  const stringify = vi.spyOn(JSON, 'stringify')
  const first = packSite(site)
  const second = packSite({ ...site, player: null })
  expect(stringify).toHaveBeenCalledTimes(1)
  expect(second.shared).toBe(first.shared)
  packSite({ ...site, serverData: { ...serverData } })
  expect(stringify).toHaveBeenCalledTimes(2)
  stringify.mockRestore()
})

test.each(['serverData', 'categories', 'producers', 'footer'] as const)(
  'another answer with %s is encoded anew',
  (field) => {
    const site = buildSite()
    packSite(site)
    const changed = { ...site, [field]: field === 'serverData' ? { ...serverData, mode: 'production' } : [] }
    expect(openSite(send(packSite(changed as SiteData)))).toEqual(changed)
  },
)

test('the text contains nothing of the player', () => {
  expect(packSite(buildSite()).shared).not.toContain(profile.hash)
})

test('the server renders from the data it packed, and the browser opens it once', () => {
  const site = buildSite()
  const packed = packSite(site)
  expect(openSite(packed)).toBe(site)
  const received = send(packed)
  expect(openSite(received)).toBe(openSite(received))
})

test('root data of a navigation is not packed', () => {
  const site = buildSite()
  expect(openSite(site)).toBe(site)
})
