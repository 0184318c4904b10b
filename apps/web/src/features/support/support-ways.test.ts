import { serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { findChatState, listSupportWays } from './support-ways.ts'

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

test('what led to support is the subject of the mail, whatever it is written with', () => {
  const [mail] = listSupportWays(
    { ...config, messengers: { telegram: null, viber: null }, email: 'help@example.com' },
    'Янта: «вывод» & код?\r\nBcc: all@example.com',
  )
  expect(mail!.url).toMatch(/^mailto:help@example\.com\?subject=[\w%.!~*'()-]+$/)
  expect(new URL(mail!.url).searchParams.get('subject')).toContain('Янта: «вывод» & код?')
})

test.each([
  [null, false, 'none'],
  [null, true, 'none'],
  ['webim', true, 'down'],
  ['netrox', true, 'down'],
  ['webim', false, 'ready'],
  ['netrox', false, 'ready'],
] as const)(
  'provider %s, maintenance %s: the chat is %s [3.64]',
  (chatProvider, isUnderMaintenance, expected) => {
    expect(findChatState({ chatProvider, isUnderMaintenance })).toBe(expected)
  },
)
