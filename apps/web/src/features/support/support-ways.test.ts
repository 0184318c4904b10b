import { serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { isChatDown, listSupportWays } from './support-ways.ts'

const config = serverData.callCenterConfig

test('messengers and mail come from server data, in a fixed order [3.64]', () => {
  expect(
    listSupportWays({
      ...config,
      messengers: { telegram: 'https://t.me/yanta_help', viber: 'viber://chat?number=1' },
      email: 'help@example.com',
    }),
  ).toEqual([
    { kind: 'telegram', url: 'https://t.me/yanta_help', handle: '@yanta_help' },
    { kind: 'viber', url: 'viber://chat?number=1', handle: null },
    { kind: 'email', url: 'mailto:help@example.com', handle: 'help@example.com' },
  ])
})

test('contacts that are not set are omitted', () => {
  expect(listSupportWays({ ...config, messengers: { telegram: null, viber: null }, email: null })).toEqual([])
})

test('an invitation link has no handle', () => {
  expect(
    listSupportWays({ ...config, messengers: { telegram: 'https://t.me/+abc', viber: null }, email: null }),
  ).toMatchObject([{ handle: null }])
})

test.each([
  [null, false, false],
  [null, true, false],
  ['webim', true, true],
  ['netrox', true, true],
  ['webim', false, false],
  ['netrox', false, false],
] as const)(
  'provider %s, maintenance %s: the chat is down: %s',
  (chatProvider, isUnderMaintenance, expected) => {
    expect(isChatDown({ ...config, chatProvider, isUnderMaintenance })).toBe(expected)
  },
)
