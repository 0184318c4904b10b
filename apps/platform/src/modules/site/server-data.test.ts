import { getServerData } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const vapid = {
  VAPID_PUBLIC_KEY: 'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ', VAPID_PRIVATE_KEY: 'FsxNzOWkVPR_NYs6CQm3cmQRrTJTnwSS58q354t6wcA',
}
let platform: TestPlatform
beforeAll(async () => { platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX', ...vapid }) })
afterAll(() => platform.close())

test('what the operator set reaches the site by the names of the specification [3.64]', async () => {
  expect((await platform.as(null).get(getServerData)).body).toMatchObject({
    captcha: { site_key: 'site-key', active_version: 'third_version', enabled_register: false },
    abTests: { 'lobby-banner': ['wide', 'compact'] },
    registrationConfig: { skipNickname: true },
    promoTelegramChannelUrl: 'https://t.me/example_promo', noIndex: false, promoPopup: null,
    marketing: { trackingUrl: 'https://tracking.example/visit', project: 'test' },
    webPushKey: vapid.VAPID_PUBLIC_KEY,
  })
})

test('the ways to support are what the operator offers [1.6], a chat under maintenance among them [2.53]', async () => {
  expect((await platform.as(null).get(getServerData)).body.callCenterConfig).toEqual({
    chatProvider: 'webim', isUnderMaintenance: true, settings: { account: 'test' },
    messengers: { telegram: 'https://t.me/example', viber: 'viber://chat?number=%2B10000000000' }, email: 'help@example.com',
  })
})

test.each([
  ['a trusted proxy names a blocked one', '127.0.0.1', 'xx', true], ['a trusted proxy names another', '127.0.0.1', 'yy', false], ['nobody names one', '127.0.0.1', '', false],
  ['a stranger names a blocked one', '198.51.100.7', 'xx', false],
])('a visitor\'s region is told where %s [6.10]', async (_case, remoteAddress, country, isRegionBlocked) => {
  const answer = await platform.app.inject({ url: '/json-api/serverdata', remoteAddress, headers: country ? { 'cf-ipcountry': country } : {} })
  expect(answer.json<{ isRegionBlocked: boolean }>().isRegionBlocked).toBe(isRegionBlocked)
})

test('an answer with a clock in it is kept by nobody', async () => {
  expect((await platform.as(null).get(getServerData)).headers['cache-control']).toBe('no-store')
})
