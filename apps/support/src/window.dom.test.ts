import { openSupportChat, readSupportChat, sendSupportMessage, type SupportMessage } from '@yanta/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  buildMessage,
  buildMessages,
  settle,
  standInPlainHttp,
  standInPlatform,
  standInSocket,
} from './testing.ts'

let platform: ReturnType<typeof standInPlatform>
let socket: ReturnType<typeof standInSocket>
const room = 'support-1'
const chat = {
  room,
  visitorName: null,
  email: null,
  visitorRead: 0,
  operatorRead: 0,
  isStaffed: false,
  isEnded: false,
  isRated: false,
}
const vera = { fields: { id: '1', display_name: 'Vera' }, expires: '1795694400', hash: 'a' }
const oleg = { fields: { id: '2', display_name: 'Oleg' }, expires: '1795694400', hash: 'b' }

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!
const typed = () => find<HTMLTextAreaElement>('textarea')
const email = () => find<HTMLInputElement>('#email')
const hint = () => find('.hint').textContent
const shown = () => [...document.querySelectorAll('.log .message p')].map(({ textContent }) => textContent)

async function tell(data: object) {
  dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin }))
  await settle()
}
async function write(text: string) {
  typed().value = text
  find('form').dispatchEvent(new Event('submit', { cancelable: true }))
  await settle()
}
function answerOpening(messages: SupportMessage[] = []) {
  platform.answer(openSupportChat, ({ visitor }) => ({
    value: { token: visitor ? `of ${visitor.fields.id}` : 'of a guest', chat, messages },
  }))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = '<div id="chat"></div>'
  history.replaceState(null, '', '/?language=en')
  platform = standInPlatform()
  socket = standInSocket()
  answerOpening()
  platform.answer(readSupportChat, () => ({ value: { chat, messages: [] } }))
  platform.answer(sendSupportMessage, ({ key, text }) => ({ value: buildMessage(1, { key, text }) }))
  standInPlainHttp()
  vi.spyOn(globalThis, 'addEventListener')
  await import('./window.ts')
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('a message is sent by a key of its own, over plain http too', async () => {
  await tell({ type: 'visitor', visitor: null })
  await write('Hello')
  expect(platform.sent(sendSupportMessage).map(({ text, key }) => [text, key.length])).toEqual([
    ['Hello', 32],
  ])
})

test('another visitor finds nothing that the one before has written, and their browser keeps no token of a guest', async () => {
  await tell({ type: 'visitor', visitor: null })
  expect(localStorage.getItem('support-chat')).toBe('of a guest')
  await write('4111 1111 1111 1111')
  email().value = 'guest@example.com'
  expect([typed().value, hint()]).toEqual(['4111 1111 1111 1111', expect.stringContaining('card number')])
  await tell({ type: 'visitor', visitor: vera })
  expect([typed().value, email().value, hint()]).toEqual(['', '', ''])
  expect(localStorage.getItem('support-chat')).toBeNull()
  // The warning was the guest's: the player is warned too.
  await write('4111 1111 1111 1111')
  expect(platform.sent(sendSupportMessage)).toEqual([])
})

test('the same visitor, signed anew, keeps the draft and what has not arrived', async () => {
  await tell({ type: 'visitor', visitor: vera })
  platform.answer(sendSupportMessage, () => ({ status: 0 }))
  await write('My payout')
  typed().value = 'And more'
  await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
  expect([typed().value, shown()]).toEqual(['And more', ['My payout']])
  await tell({ type: 'visitor', visitor: oleg })
  expect([typed().value, shown()]).toEqual(['', []])
})

test('a refused opening says so and waits a minute; a lost connection is tried again in five seconds', async () => {
  platform.answer(openSupportChat, () => ({ status: 429 }))
  await tell({ type: 'visitor', visitor: vera })
  expect(hint()).toContain('can’t be opened')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(platform.sent(openSupportChat)).toHaveLength(1)
  platform.answer(openSupportChat, () => ({ status: 0 }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([platform.sent(openSupportChat).length, hint()]).toEqual([
    2,
    expect.stringContaining('No connection'),
  ])
  answerOpening()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([platform.sent(openSupportChat).length, hint()]).toEqual([3, ''])
})

test('after a long gap messages are read page by page, until all are there', async () => {
  answerOpening(buildMessages(1, 2))
  const all = buildMessages(1, 120)
  platform.answer(readSupportChat, ({ after }) => ({
    value: { chat, messages: all.slice(after, after + 50) },
  }))
  await tell({ type: 'visitor', visitor: vera })
  socket.hear({ type: 'joined' })
  await settle()
  expect(platform.sent(readSupportChat).map(({ after }) => after)).toEqual([2, 52, 102])
  expect(shown()).toEqual(all.map(({ text }) => text))
})

test('the log is a log with a list in it, and what has not changed in it stays', async () => {
  answerOpening(buildMessages(1, 2))
  await tell({ type: 'visitor', visitor: vera })
  expect(find('[role=log] > ul > li.message')).not.toBeNull()
  expect(find('ul').getAttribute('role')).toBeNull()
  const before = [...document.querySelectorAll('li')]
  await tell({ type: 'shown' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(platform.sent(readSupportChat)).toHaveLength(1)
  const change = { type: 'message', message: buildMessage(3) }
  socket.hear({ type: 'supportChatChanged', room, data: { chatId: 1, change } })
  const after = [...document.querySelectorAll('li')]
  expect([after.length, after[0] === before[0], after[1] === before[1]]).toEqual([3, true, true])
})
