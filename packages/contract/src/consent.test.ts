import { expect, test } from 'vitest'
import { listConsentPurposes } from './consent.ts'
import { serverData } from './fixtures.ts'

const marketing = { trackingUrl: 'https://tracking.example/visit', project: 'yanta' }
const canonical = 'https://casino.example'
const webPushKey = 'key'
const chat = (chatProvider: 'webim' | 'netrox' | null, settings: Record<string, string> = {}) => ({
  callCenterConfig: { ...serverData.callCenterConfig, chatProvider, settings },
})

test.each([
  ['nothing but push', {}, []],
  ['marketing', { marketing }, ['marketing', 'push']],
  ['marketing without push', { marketing, webPushKey: null }, ['marketing']],
  ['a chat of another host', chat('webim', { domain: 'yanta.webim.ru' }), ['chat', 'push']],
  [
    'a chat of another host with its scheme',
    chat('webim', { domain: 'https://yanta.webim.ru' }),
    ['chat', 'push'],
  ],
  ['a chat by an address without scheme', chat('webim', { domain: '//yanta.webim.ru' }), ['chat', 'push']],
  ['a chat whose host is missing', chat('webim'), ['chat', 'push']],
  ['a chat of the site by its path', chat('webim', { domain: '/support-chat' }), []],
  ['a chat of the site by its host', chat('webim', { domain: 'casino.example' }), []],
  ['netrox, which has its own host', chat('netrox', { domain: '/support-chat' }), ['chat', 'push']],
  ['all of it', { marketing, ...chat('netrox') }, ['marketing', 'chat', 'push']],
])('%s: what is asked [3.64]', (_, changes, expected) => {
  expect(
    listConsentPurposes({ ...serverData, marketing: null, webPushKey, canonical, ...chat(null), ...changes }),
  ).toEqual(expected)
})
