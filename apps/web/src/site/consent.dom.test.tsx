import { serverData } from '@yanta/contract/fixtures'
import { type ConsentPurpose, consentPurposes } from '@yanta/contract/consent'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  hasConsent,
  listUnanswered,
  parseConsent,
  readConsent,
  saveConsent,
  watchConsent,
} from './consent.ts'

const asking = {
  ...serverData,
  webPushKey: 'key',
  marketing: { trackingUrl: 'https://tracking.example/visit', project: 'yanta' },
  callCenterConfig: { ...serverData.callCenterConfig, chatProvider: 'netrox' as const },
}
const allowed = (data = asking) => consentPurposes.filter((purpose) => hasConsent(purpose, data))

beforeEach(() => void (document.cookie = 'consent=; max-age=0; path=/'))

const combinations = [true, false].flatMap((marketing) =>
  [true, false].flatMap((chat) => [true, false].map((push) => ({ marketing, chat, push }))),
)

test.each(combinations)(
  'marketing $marketing, chat $chat, push $push: exactly these are allowed',
  (choice) => {
    saveConsent(choice)
    expect(allowed()).toEqual(consentPurposes.filter((purpose) => choice[purpose]))
    expect(listUnanswered(consentPurposes, readConsent())).toEqual([])
  },
)

test('before the answer nothing is allowed that is asked, and without server data nothing at all', () => {
  expect(allowed()).toEqual([])
  expect(hasConsent('push', null)).toBe(false)
})

test('where nothing is to be asked everything is allowed', () => {
  const { callCenterConfig } = serverData
  expect(
    allowed({
      ...asking,
      marketing: null as never,
      callCenterConfig: { ...callCenterConfig, chatProvider: null as never },
    }),
  ).toEqual([...consentPurposes])
})

test.each<[string | undefined, object]>([
  [undefined, {}],
  ['', {}],
  ['2.marketing-yes', {}],
  ['marketing-yes', {}],
  ['1', {}],
  ['1.marketing-yes', { marketing: true }],
  ['1.marketing-yes.marketing-no', { marketing: false }],
  ['1.marketing-YES.chat-no.other-yes.__proto__-yes', { chat: false }],
  [`1.${'x'.repeat(4000)}.push-yes`, { push: true }],
])('the cookie %j is read as %j', (value, expected) => {
  expect(parseConsent(value)).toEqual(expected)
})

test('a purpose that is new is asked, the answers to others hold; a purpose that is gone for a while keeps its answer', () => {
  saveConsent({ marketing: true })
  expect(listUnanswered(consentPurposes, readConsent())).toEqual<ConsentPurpose[]>(['chat', 'push'])
  saveConsent({ chat: false, push: false })
  expect(readConsent()).toEqual({ marketing: true, chat: false, push: false })
})

test('the answer is kept for 180 days', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveConsent({ marketing: false })
  expect(written.mock.calls[0]![0]).toMatch(
    /^consent=1\.marketing-no; Path=\/; Max-Age=15552000; SameSite=Lax/,
  )
})

test('a withdrawal holds from the next question on, also one of another tab', () => {
  const changed = vi.fn<() => void>()
  const end = watchConsent(changed)
  saveConsent({ marketing: true, chat: true })
  document.cookie = 'consent=1.marketing-no.chat-yes; path=/'
  expect(allowed()).toEqual(['chat'])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(2)
  end()
})
