import { openArt } from '@yanta/art'
import { getPromoWidget, getServerData, promoPopupUpdated } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promotion } from '@yanta/contract/fixtures'
import type { Settings } from '@yanta/content'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { presentPromoPopup, presentPromoWidget } from './site.present.ts'

const vapid = {
  VAPID_PUBLIC_KEY: 'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ',
  VAPID_PRIVATE_KEY: 'FsxNzOWkVPR_NYs6CQm3cmQRrTJTnwSS58q354t6wcA',
}
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX', ...vapid })
})
afterAll(() => platform.close())

test("the operator's settings are sent under the names of the specification [3.64]", async () => {
  expect((await platform.as(null).get(getServerData)).body).toMatchObject({
    captcha: { site_key: null, active_version: 'third_version', enabled_register: false },
    abTests: { 'push-prompt': ['reasons', 'short'] },
    registrationConfig: { skipNickname: false },
    promoTelegramChannelUrl: 'https://t.me/example_promo',
    noIndex: false,
    marketing: { trackingUrl: 'https://tracking.example/visit', project: 'test' },
    webPushKey: vapid.VAPID_PUBLIC_KEY,
  })
})

test('without a collector browsers begin no traces', async () => {
  expect((await platform.as(null).get(getServerData)).body).not.toHaveProperty('isTraced')
})

test('the promo popup is in the language of the call, with times in seconds and its text sanitised [3.31] [3.64]', async () => {
  const popupIn = async (locale: string) =>
    (await platform.as(null).get(getServerData, {}, { headers: { 'accept-language': locale } })).body
      .promoPopup
  expect(await popupIn('en')).toEqual({
    isActive: true,
    title: 'Yanta lab',
    body: '<p>Read the <a href="/rules">rules</a>.</p>',
    buttonText: 'Details',
    buttonUrl: '/promo/winter-lab',
    imageUrl: expect.stringMatching(/^\/art\/promotions\/winter-lab-card\./) as string,
    showDateFrom: Date.parse('2026-01-01T00:00:00Z') / 1000,
    showDateTo: null,
    updatedAt: Date.parse('2026-11-20T12:00:00Z') / 1000,
  })
  expect(await popupIn('ru')).toMatchObject({ title: 'Лаборатория Yanta', buttonText: 'Подробнее' })
})

test('open pages are told once that the promo popup has changed, and not at the first start [7.86] [4.50]', async () => {
  const told: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (type === promoPopupUpdated.type) told.push([room, data])
  })
  const { db, clock } = platform
  const readRun = async () =>
    (
      await db
        .selectFrom('jobs')
        .select('due_at')
        .where('name', '=', 'tell-promo-popup')
        .executeTakeFirstOrThrow()
    ).due_at
  async function runJob(): Promise<void> {
    const before = await readRun()
    clock.advance({ seconds: 10 })
    await expect.poll(readRun).not.toEqual(before)
  }
  await runJob()
  expect(told).toEqual([])
  await db.updateTable('told_settings').set({ hash: 'an older one' }).execute()
  await runJob()
  await runJob()
  expect(told).toEqual([['site', { updatedAt: Date.parse('2026-11-20T12:00:00Z') / 1_000 }]])
  end()
})

test('the promo widget has the configured promotion [3.64] [7.46]', async () => {
  const { promoWidgetData } = (await platform.as(null).get(getServerData)).body
  expect(promoWidgetData).toMatchObject({
    title: 'Лаборатория Yanta',
    fund: '5\u00a0000\u00a0000\u00a0₽',
    url: '/promo/winter-lab',
    endAt: null,
  })
  expect(promoWidgetData!.imageUrl).toMatch(/^\/art\/promotions\/winter-lab-card\./)
  expect((await platform.as(null).get(getPromoWidget)).body).toEqual({ data: promoWidgetData })
})

test.each([['future'], ['past']] as const)('a %s promotion has no widget', (status) => {
  expect(presentPromoWidget({ ...promotion, status })).toBeNull()
})

test('without settings there is neither', () => {
  const values = { ru: {}, en: {} }
  expect([
    presentPromoPopup({ promoPopup: null } as Settings, 'ru', { values, art: openArt() }),
    presentPromoWidget(undefined),
  ]).toEqual([null, null])
})

test('the support channels are those of the operator, a chat under maintenance among them', async () => {
  expect((await platform.as(null).get(getServerData)).body.callCenterConfig).toEqual({
    chatProvider: 'webim',
    isUnderMaintenance: true,
    settings: { accountName: 'test', domain: 'chat.example', location: 'default' },
    messengers: { telegram: 'https://t.me/example', viber: 'viber://chat?number=%2B10000000000' },
    email: 'help@example.com',
  })
})

const regions = [
  ['a trusted proxy names a blocked one', '127.0.0.1', 'xx', true],
  ['a trusted proxy names another', '127.0.0.1', 'yy', false],
  ['nobody names one', '127.0.0.1', '', false],
  ['a stranger names a blocked one', '198.51.100.7', 'xx', false],
] as const
test.each(regions)('the region: %s [6.10]', async (_case, remoteAddress, country, isRegionBlocked) => {
  const answer = await platform.app.inject({
    url: '/json-api/serverdata',
    remoteAddress,
    headers: country ? { 'cf-ipcountry': country } : {},
  })
  expect(answer.json<{ isRegionBlocked: boolean }>().isRegionBlocked).toBe(isRegionBlocked)
})

test('an answer with a clock in it is not cached', async () => {
  expect((await platform.as(null).get(getServerData)).headers['cache-control']).toBe('no-store')
})
