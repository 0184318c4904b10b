import { balance, category, footerBlock, profile, rewardsSummary, serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { findSiteStatus, listContacts, loadSite } from './load-site.ts'

test("a guest's root data has settings and categories, and requests no player", async () => {
  const site = await loadSite(answerCalls({ getProfile: { refused: 500 } }), 'ru', false)
  expect(site).toEqual({
    locale: 'ru',
    serverData,
    categories: [category],
    producers: [category],
    footer: [footerBlock],
    player: null,
    isPlayerUnknown: false,
    isPlayerHidden: false,
    hasSession: false,
    isSessionRejected: false,
  })
})

test("a player's root data has the player, with the numbers of the frame [7.7] [7.8]", async () => {
  const { player } = await loadSite(answerCalls(), 'en', true)
  expect(player).toEqual({
    profile,
    balance: { ...balance, seq: {}, epoch: 'e1' },
    rewards: rewardsSummary,
  })
})

test('with a session refused by the platform the visitor is a guest, and one whose data has come is a player [4.23]', async () => {
  const site = await loadSite(
    answerCalls({ getProfile: { refused: 401 }, getBalance: { refused: 401 } }),
    'ru',
    true,
  )
  expect(site).toMatchObject({ player: null, hasSession: false, isSessionRejected: true, serverData })
  expect(await loadSite(answerCalls(), 'ru', true)).toMatchObject({ player: { profile }, hasSession: true })
})

test.each([0, 404, 500, 503])(
  'a player whose balance failed to load (%i) is still a player, and the site stays open',
  async (status) => {
    const site = await loadSite(answerCalls({ getBalance: { refused: status } }), 'ru', true)
    expect(site).toMatchObject({
      player: { profile, balance: null },
      isPlayerUnknown: false,
      hasSession: true,
    })
    expect(findSiteStatus(site)).toBe(200)
  },
)

test.each([0, 500, 503])(
  'a session that could not be checked (%i) is not treated as a guest',
  async (status) => {
    const site = await loadSite(answerCalls({ getProfile: { refused: status } }), 'ru', true)
    expect(site).toMatchObject({
      player: null,
      isPlayerUnknown: true,
      hasSession: true,
      isSessionRejected: false,
    })
    expect(findSiteStatus(site)).toBe(503)
  },
)

const statuses = [
  [200, {}],
  [503, { serverData: null }],
  [503, { serverData: { ...serverData, isUnderReconstruction: true } }],
  [503, { isPlayerUnknown: true }],
] as const
test.each(statuses)('the status is %i with %j [2.70]', (status, changes) => {
  expect(findSiteStatus({ serverData, isPlayerUnknown: false, isPlayerHidden: false, ...changes })).toBe(
    status,
  )
})

test('without the platform root data is still returned, to show the error in', async () => {
  const site = await loadSite(
    answerCalls({ getServerData: { refused: 0 }, listCategories: { refused: 0 } }),
    'ru',
    false,
  )
  expect(site).toMatchObject({ serverData: null, categories: [], producers: [], player: null })
})

test.each([
  ['https://tracking.example/visit?network=7', ['https://tracking.example']],
  ['/track', []],
  [`${serverData.canonical}/track`, []],
  [null, []],
])('contacts of a page with the affiliate network at %s: %j', (trackingUrl, contacts) => {
  expect(
    listContacts({
      serverData: {
        ...serverData,
        marketing: trackingUrl === null ? null : { trackingUrl, project: 'yanta' },
      },
    }),
  ).toEqual({ asked: contacts, embedded: [] })
})

test('scripts and frames of reCAPTCHA are allowed only where the operator has chosen it', () => {
  const { embedded } = listContacts({
    serverData: { ...serverData, captcha: { ...serverData.captcha, site_key: 'key' } },
  })
  expect(embedded).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'])
})

test.each([
  [null, {}, []],
  ['webim', { domain: 'chat.example' }, ['https://chat.example']],
  ['webim', { domain: '/support-chat' }, ["'self'"]],
  ['netrox', {}, ['https://code.netroxsc.ru']],
  ['netrox', { domain: 'netrox.example' }, ['https://netrox.example']],
] as const)(
  'with the chat %s at %j documents allow the scripts of %j alone [3.64]',
  (chatProvider, settings, hosts) => {
    const callCenterConfig = { ...serverData.callCenterConfig, chatProvider, settings }
    expect(listContacts({ serverData: { ...serverData, callCenterConfig } }).embedded).toEqual(hosts)
  },
)
