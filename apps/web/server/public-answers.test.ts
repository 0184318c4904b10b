import { getProfile, getServerData, listBanners, logout } from '@yanta/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type VisitorCalls, buildVisitorCalls } from './public-answers.ts'
import { type FakePlatform, access, startFakePlatform } from './testing/fake-platform.ts'
import { config } from './testing/site-under-test.ts'
import type { Visitor } from './visitor.ts'

let platform: FakePlatform
let calls: VisitorCalls
beforeEach(async () => {
  platform = await startFakePlatform()
  calls = buildVisitorCalls({ ...config, apiBaseUrl: platform.baseUrl, blockedRegions: ['XX'] }, () => {})
})
afterEach(() => platform.close())

const visitorFrom = (region: string): Visitor => ({
  locale: 'ru', hasJunkLocale: false, address: '203.0.113.9', region, isRegionBlocked: region === 'XX', session: { access: undefined, refresh: undefined }, userAgent: '', isPrefetch: false,
})
const callFrom = (region: string) => calls.callFor(visitorFrom(region), 'request-1', undefined)
const countriesAsked = () => platform.received.map(({ headers }) => headers['cf-ipcountry'] ?? '')

test('what depends on the country is kept for each country, and asked for in its name [6.10]', async () => {
  for (const region of ['XX', 'DE', 'XX', 'DE', '', '']) await callFrom(region)(getServerData)
  expect(countriesAsked()).toEqual(['XX', 'DE', ''])
})

test('what does not is kept once for all countries, and asked for in nobody\'s name', async () => {
  for (const region of ['XX', 'DE', '']) await callFrom(region)(listBanners)
  expect(countriesAsked()).toEqual([''])
})

test('what the frame and the screen of one document both need of a player is asked once, and anew for the next document', async () => {
  const callOfDocument = () => calls.callFor(visitorFrom(''), 'request-1', access)
  const first = callOfDocument()
  const [frame, screen] = await Promise.all([first(getProfile), first(getProfile)])
  expect(frame.ok && screen.ok && frame.value).toEqual(screen.ok && screen.value)
  expect(platform.received).toHaveLength(1)
  await callOfDocument()(getProfile)
  expect(platform.received).toHaveLength(2)
})

test('what changes something is done as often as it is asked', async () => {
  const call = calls.callFor(visitorFrom(''), 'request-1', access)
  await Promise.all([call(logout), call(logout)])
  expect(platform.received).toHaveLength(2)
})
