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

/** This module once more, as another tab has it; both tabs have one cookie. */
async function openOtherTab() {
  vi.resetModules()
  const other = await import('./consent.ts')
  const changed = vi.fn<() => void>()
  return { ...other, changed, close: other.watchConsent(changed) }
}

const changes = combinations.flatMap((before) =>
  combinations.map((after) => ({
    before: describe(before),
    after: describe(after),
    choices: [before, after],
  })),
)
function describe(choice: (typeof combinations)[0]): string {
  return consentPurposes.filter((purpose) => choice[purpose]).join(' and ') || 'nothing'
}

test.each(changes)(
  'what one tab changes from $before to $after holds in another one at once, without a look at it',
  async ({ choices: [before, after] }) => {
    saveConsent(before!)
    const other = await openOtherTab()
    const here = vi.fn<() => void>()
    const end = watchConsent(here)
    saveConsent(after!)
    await vi.waitFor(() => expect(other.changed).toHaveBeenCalledOnce())
    expect(consentPurposes.filter((purpose) => other.hasConsent(purpose, asking))).toEqual(
      consentPurposes.filter((purpose) => after![purpose]),
    )
    expect(here).toHaveBeenCalledOnce()
    other.close()
    end()
  },
)

test('a withdrawal that another tab tells holds before its cookie is there, until this tab answers anew', async () => {
  saveConsent({ marketing: true, chat: true, push: true })
  const changed = vi.fn<() => void>()
  const end = watchConsent(changed)
  const otherTab = new BroadcastChannel('consent')
  otherTab.postMessage('1.marketing-no.chat-no.push-yes')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect([document.cookie, allowed()]).toEqual(['consent=1.marketing-yes.chat-yes.push-yes', ['push']])
  saveConsent({ chat: true })
  expect(allowed()).toEqual(['chat', 'push'])
  otherTab.close()
  end()
})

test('a second later the cookie holds, whatever another tab has told', async () => {
  saveConsent({ marketing: true, chat: true, push: true })
  const changed = vi.fn<() => void>()
  const end = watchConsent(changed)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const otherTab = new BroadcastChannel('consent')
  otherTab.postMessage('no answer of any version')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect(allowed()).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(allowed()).toEqual([...consentPurposes])
  expect(changed).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  otherTab.close()
  end()
})

test('an answer of a page that listens to nothing reaches the other tabs as well', async () => {
  const other = await openOtherTab()
  saveConsent({ marketing: false })
  await vi.waitFor(() => expect(other.changed).toHaveBeenCalledOnce())
  other.close()
})

test('where tabs have no channel a withdrawal holds from the next question on, and is seen with the page', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const changed = vi.fn<() => void>()
  const end = watchConsent(changed)
  saveConsent({ marketing: true, chat: true })
  document.cookie = 'consent=1.marketing-no.chat-yes; path=/'
  expect(allowed()).toEqual(['chat'])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(2)
  end()
  vi.unstubAllGlobals()
})
