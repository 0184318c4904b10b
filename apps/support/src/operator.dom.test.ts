import {
  listSupportChats,
  openOperatorSession,
  readOperatorChat,
  sendOperatorMessage,
  updateOperatorChat,
} from '@yanta/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  buildMessage,
  buildMessages,
  settle,
  standInPlainHttp,
  standInPlatform,
  standInSocket,
  standInUpload,
} from './testing.ts'

let platform: ReturnType<typeof standInPlatform>
let socket: ReturnType<typeof standInSocket>
const chatOf = (id: number) => ({
  id,
  name: `Player ${id}`,
  isVip: false,
  language: 'en',
  email: null,
  reason: null,
  lastMessage: buildMessage(1),
  unread: 0,
  visitorRead: 0,
  operatorRead: 1,
  isEnded: false,
})
const answers = ['payout', 'codes'].map((slug) => ({
  slug,
  title: { ru: slug, en: slug },
  text: { ru: `О ${slug}`, en: `About ${slug}` },
}))
const desk = { operator: 'Anna', room: 'operator-1', chats: [chatOf(1), chatOf(2)], answers }

const typed = () => document.querySelector('textarea')!
const entries = () => [...document.querySelectorAll<HTMLButtonElement>('.chats button')]
const shown = () => [...document.querySelectorAll('.log .message p')].map(({ textContent }) => textContent)
async function choose(id: number) {
  entries()[id - 1]!.click()
  await settle()
}
function attach(file: File) {
  const chosen = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(chosen, 'files', { value: [file], configurable: true })
  chosen.dispatchEvent(new Event('change'))
}
const lost = () => document.querySelector('.lost')!.textContent
const hint = () => document.querySelector('.hint')!.textContent
const title = () => document.querySelector('h1')!.textContent
async function send() {
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await settle()
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML = '<div id="chat"></div>'
  platform = standInPlatform()
  socket = standInSocket()
  platform.answer(listSupportChats, () => ({ value: desk }))
  platform.answer(readOperatorChat, ({ chatId, after }) => ({
    value: { chat: chatOf(chatId), player: null, messages: after === undefined ? buildMessages(1, 1) : [] },
  }))
  platform.answer(sendOperatorMessage, ({ key, text }) => ({
    value: buildMessage(2, { author: 'operator', key, text }),
  }))
  vi.stubGlobal('navigator', { language: 'en' })
  standInPlainHttp()
  vi.spyOn(document, 'addEventListener')
  await import('./operator.ts')
  await settle()
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('a draft stays with its chat while the operator is in another', async () => {
  await choose(1)
  typed().value = 'For the first'
  await choose(2)
  expect(typed().value).toBe('')
  typed().value = 'For the second'
  await choose(1)
  expect(typed().value).toBe('For the first')
  await send()
  await choose(2)
  expect(typed().value).toBe('For the second')
  await choose(1)
  expect(typed().value).toBe('')
})

test('a ready answer is written where the cursor is, and what was typed stays', async () => {
  await choose(1)
  const pick = (slug: string) => {
    const select = document.querySelector('select')!
    select.value = slug
    select.dispatchEvent(new Event('change'))
  }
  pick('codes')
  expect(typed().value).toBe('About codes')
  typed().value = 'Hello Anna,bye'
  typed().setSelectionRange(11, 11)
  pick('payout')
  expect(typed().value).toBe('Hello Anna, About payout bye')
  expect(typed().value.slice(0, typed().selectionStart)).toBe('Hello Anna, About payout')
  expect(typed().selectionEnd).toBe(typed().selectionStart)
  typed().setSelectionRange(6, 10)
  pick('codes')
  expect(typed().value).toBe('Hello About codes, About payout bye')
  expect(document.activeElement).toBe(typed())
})

test('a text that is answered while the operator is in another chat is no draft any more', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  platform.answer(sendOperatorMessage, async ({ key, text }) => {
    await arrived
    return { value: buildMessage(2, { author: 'operator', key, text }) }
  })
  await choose(1)
  typed().value = 'Hello'
  await send()
  await choose(2)
  typed().value = 'Hello'
  arrive()
  await settle()
  expect(typed().value).toBe('Hello')
  await choose(1)
  expect(typed().value).toBe('')
})

test('a text whose answer was lost is sent again by the same key, also after another chat; the next one has its own', async () => {
  platform.answer(sendOperatorMessage, () => ({ status: 0 }))
  await choose(1)
  typed().value = 'Hello'
  await send()
  await choose(2)
  typed().value = 'Hello'
  await send()
  await choose(1)
  platform.answer(sendOperatorMessage, ({ key, text }) => ({
    value: buildMessage(2, { author: 'operator', key, text }),
  }))
  await send()
  typed().value = 'Hello'
  await send()
  const sent = platform.sent(sendOperatorMessage)
  expect(sent.map(({ chatId }) => chatId)).toEqual([1, 1, 2, 2, 1, 1])
  expect(sent.map(({ key }) => sent.findIndex((other) => other.key === key))).toEqual([0, 0, 2, 2, 0, 5])
})

test('the polling rebuilds neither the list, nor the saved replies, nor the log; a change replaces what has changed', async () => {
  await choose(1)
  await vi.advanceTimersByTimeAsync(15_000)
  const all = () => [...document.querySelectorAll('li, option')]
  const before = all()
  entries()[1]!.focus()
  document.querySelector('select')!.value = 'codes'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(all().every((each, index) => each === before[index])).toBe(true)
  expect([document.activeElement === entries()[1], document.querySelector('select')!.value]).toEqual([
    true,
    'codes',
  ])
  platform.answer(listSupportChats, () => ({
    value: { ...desk, chats: [chatOf(1), { ...chatOf(2), unread: 3 }] },
  }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    'Player 1text 1',
    'Player 2New messages: 3text 1',
  ])
  expect(entries()[0]!.parentElement).toBe(before[0])
  expect(document.querySelector('[role=log] > ul > li.message')).not.toBeNull()
})

test('however many messages come, the list is asked for once a second, and once after the last', async () => {
  const asked = () => platform.sent(listSupportChats).length
  const hearOne = (number: number) =>
    socket.hear({
      type: 'supportChatChanged',
      room: desk.room,
      data: { chatId: 2, change: { type: 'message', message: buildMessage(number) } },
    })
  await vi.advanceTimersByTimeAsync(1_000)
  const before = asked()
  hearOne(2)
  await settle()
  expect(asked()).toBe(before + 1)
  for (let number = 3; number < 43; number += 1) {
    hearOne(number)
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toBe(before + 3)
})

test('after a long gap messages are read page by page, until all are there', async () => {
  await choose(1)
  const all = buildMessages(1, 101)
  platform.answer(readOperatorChat, ({ chatId, after }) => ({
    value: { chat: chatOf(chatId), player: null, messages: all.slice(after, after + 50) },
  }))
  socket.hear({ type: 'joined' })
  await settle()
  expect(platform.sent(readOperatorChat).map(({ after }) => after)).toEqual([undefined, 1, 51, 101])
  expect(shown()).toEqual(all.map(({ text }) => text))
})

test('the list and the opened chat name what led to support', async () => {
  const named = { ...chatOf(1), reason: 'payout', isVip: true }
  platform.answer(listSupportChats, () => ({ value: { ...desk, chats: [named, chatOf(2)] } }))
  platform.answer(readOperatorChat, () => ({ value: { chat: named, player: null, messages: [] } }))
  await vi.advanceTimersByTimeAsync(15_000)
  const tags = (within: string) =>
    [...document.querySelectorAll(`${within} .tag`)].map(({ textContent }) => textContent)
  expect([tags('.chats'), tags('.head')]).toEqual([['VIP', 'Withdrawal'], []])
  await choose(1)
  expect(tags('.head')).toEqual(['VIP', 'Withdrawal'])
})

test('the way back leaves the chat without losing its draft, with the focus on its entry; a refused picture of one chat is not shown in another', async () => {
  await choose(1)
  typed().value = 'For the first'
  attach(new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(document.querySelectorAll('.unsent')).toHaveLength(1)
  document.querySelector<HTMLButtonElement>('.back')!.click()
  expect(document.querySelector<HTMLElement>('main')!.hidden).toBe(true)
  expect(document.activeElement).toBe(entries()[0])
  await choose(2)
  expect([typed().value, document.querySelectorAll('.unsent').length]).toEqual(['', 0])
  await choose(1)
  expect([typed().value, document.querySelectorAll('.unsent').length]).toEqual(['For the first', 1])
})

test('a picture that is stuck in one chat holds none of another back, and is still there', async () => {
  const uploads = standInUpload()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  const waiting = () => document.querySelectorAll('.unsent progress').length
  await choose(1)
  attach(new File(['x'], 'stuck.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await choose(2)
  expect(waiting()).toBe(0)
  attach(new File(['x'], 'quick.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
  const picture = { width: 4, height: 3 }
  await uploads[1]!.end({ status: 200, value: buildMessage(2, { kind: 'picture', text: '', picture }) })
  expect([waiting(), document.querySelectorAll('button.picture').length]).toEqual([0, 1])
  expect(uploads.map(({ body }) => body.chatId)).toEqual([1, 2])
  await choose(1)
  expect([waiting(), document.querySelectorAll('button.picture').length]).toEqual([1, 0])
  await uploads[0]!.end({ status: 200, value: buildMessage(2, { kind: 'picture', text: '', picture }) })
  expect([waiting(), document.querySelectorAll('button.picture').length]).toEqual([0, 1])
})

test('while the connection is lost the page says so, a chosen chat opens once it is back, and an end that did not arrive is told', async () => {
  platform.answer(listSupportChats, () => ({ status: 0 }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect([lost(), entries().length]).toEqual(['No connection. Trying again…', 2])
  platform.answer(listSupportChats, () => ({ value: desk }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(lost()).toBe('')
  platform.answer(readOperatorChat, () => ({ status: 503 }))
  await choose(2)
  expect([hint(), title(), typed().disabled]).toEqual(['No connection. Trying again…', 'Player 2', true])
  platform.answer(readOperatorChat, () => ({ value: { chat: chatOf(2), player: null, messages: [] } }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect([hint(), title(), typed().disabled]).toEqual(['', 'Player 2', false])
  platform.answer(updateOperatorChat, () => ({ status: 0 }))
  const end = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'End chat')!
  end.click()
  await settle()
  expect(hint()).toBe('Not sent')
  platform.answer(updateOperatorChat, () => ({}))
  end.click()
  await settle()
  expect(hint()).toBe('')
})

test('whoever chooses another chat during an outage is in the old one no more, and writes in the new one once it is read', async () => {
  const controls = () =>
    [...document.querySelectorAll<HTMLButtonElement>('main :is(button, textarea, select, input)')]
      .filter(({ disabled }) => !disabled)
      .map(({ className }) => className)
  await choose(1)
  typed().value = 'For the fir'
  platform.answer(readOperatorChat, ({ chatId }) => (chatId === 2 ? { status: 0 } : { status: 503 }))
  await choose(2)
  expect([title(), shown(), typed().value, controls()]).toEqual(['Player 2', [], '', ['round back']])
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual(['false', 'true'])
  const change = { type: 'message', message: buildMessage(2) }
  socket.hear({ type: 'supportChatChanged', room: desk.room, data: { chatId: 1, change } })
  await send()
  expect([shown(), platform.sent(sendOperatorMessage)]).toEqual([[], []])
  // They return to the first instead: the second does not come over it any more.
  await choose(1)
  platform.answer(readOperatorChat, ({ chatId }) => ({
    value: { chat: chatOf(chatId), player: null, messages: buildMessages(1, 1) },
  }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect([title(), typed().value, typed().disabled]).toEqual(['Player 1', 'For the fir', false])
  typed().value += 'st'
  await vi.advanceTimersByTimeAsync(9_000)
  await send()
  expect(platform.sent(sendOperatorMessage).map(({ chatId, text }) => [chatId, text])).toEqual([
    [1, 'For the first'],
  ])
})

test.each([
  [404, 'This chat no longer exists'],
  [429, 'The chat didn’t open. Press it again.'],
])(
  'a chat whose reading is refused with %i says so and is not asked for again by itself',
  async (status, words) => {
    platform.answer(readOperatorChat, () => ({ status }))
    await choose(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([hint(), typed().disabled, platform.sent(readOperatorChat).length]).toEqual([words, true, 1])
    document.querySelector<HTMLButtonElement>('.back')!.click()
    expect([document.querySelector('main')!.hidden, document.activeElement]).toEqual([true, entries()[1]])
    platform.answer(readOperatorChat, () => ({ value: { chat: chatOf(2), player: null, messages: [] } }))
    await choose(2)
    expect([hint(), typed().disabled]).toEqual(['', false])
  },
)

test('a link that was used before shows neither a chat nor a way in', async () => {
  vi.clearAllTimers()
  vi.resetModules()
  document.body.innerHTML = '<div id="chat"></div>'
  platform.answer(openOperatorSession, () => ({ status: 403 }))
  platform.answer(listSupportChats, () => ({ status: 401 }))
  history.replaceState(null, '', '#used')
  await import('./operator.ts')
  await settle()
  expect([document.body.textContent, document.querySelectorAll('button').length]).toEqual([
    'This link was used or has expired. npm run desk -- chat open gives you a new one',
    0,
  ])
})

test('an operator whose session has ended sees no chat any more', async () => {
  await choose(1)
  platform.answer(listSupportChats, () => ({ status: 401 }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(document.body.textContent).toBe(
    'This link was used or has expired. npm run desk -- chat open gives you a new one',
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(platform.sent(listSupportChats).length).toBe(2)
})

test('of two chats chosen quickly the later one is shown, whichever is answered first; one that was left stays closed', async () => {
  const arrivals = new Map<number, () => void>()
  platform.answer(readOperatorChat, async ({ chatId }) => {
    await new Promise<void>((resolve) => arrivals.set(chatId, resolve))
    return { value: { chat: chatOf(chatId), player: null, messages: [] } }
  })
  await choose(1)
  await choose(2)
  arrivals.get(2)!()
  await settle()
  arrivals.get(1)!()
  await settle()
  expect([title(), typed().disabled]).toEqual(['Player 2', false])
  await choose(1)
  document.querySelector<HTMLButtonElement>('.back')!.click()
  arrivals.get(1)!()
  await settle()
  expect(document.querySelector('main')!.hidden).toBe(true)
})

test('an outage while the page starts is told as one, and the key is tried again until it is answered', async () => {
  vi.clearAllTimers()
  vi.resetModules()
  document.body.innerHTML = '<div id="chat"></div>'
  platform.answer(openOperatorSession, () => ({ status: 503 }))
  history.replaceState(null, '', '#key')
  await import('./operator.ts')
  await settle()
  expect([document.body.textContent, location.hash]).toEqual(['No connection. Trying again…', ''])
  platform.answer(openOperatorSession, () => ({}))
  platform.answer(listSupportChats, () => ({ status: 0 }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(document.body.textContent).toBe('No connection. Trying again…')
  platform.answer(listSupportChats, () => ({ value: desk }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(entries()).toHaveLength(2)
  expect(platform.sent(openOperatorSession)).toEqual([{ key: 'key' }, { key: 'key' }])
})

test('what came while the tab was hidden is read when the operator returns to it', async () => {
  const read = () =>
    platform.sent(updateOperatorChat).flatMap(({ change }) => (change.type === 'read' ? [change.number] : []))
  await choose(1)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const change = { type: 'message', message: buildMessage(2) }
  socket.hear({ type: 'supportChatChanged', room: desk.room, data: { chatId: 1, change } })
  await settle()
  expect([shown(), read()]).toEqual([['text 1', 'text 2'], []])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(read()).toEqual([2])
})

test('a message that the list has and the opened chat has not is read from the platform', async () => {
  await choose(1)
  platform.answer(listSupportChats, () => ({
    value: { ...desk, chats: [{ ...chatOf(1), lastMessage: buildMessage(2) }, chatOf(2)] },
  }))
  platform.answer(readOperatorChat, ({ after }) => ({
    value: { chat: chatOf(1), player: null, messages: after === 1 ? [buildMessage(2)] : [] },
  }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(shown()).toEqual(['text 1', 'text 2'])
})

test('the title of the tab counts what nobody has read, and an address that a guest gives later is shown', async () => {
  expect(document.title).toBe('Chats')
  await choose(1)
  platform.answer(listSupportChats, () => ({
    value: {
      ...desk,
      chats: [
        { ...chatOf(1), email: 'guest@example.com' },
        { ...chatOf(2), unread: 3 },
      ],
    },
  }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect([document.title, document.querySelector('header .status')!.textContent]).toEqual([
    '(3) Chats',
    'Guest · guest@example.com',
  ])
})
