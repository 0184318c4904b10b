import {
  openSupportChat,
  readSupportChat,
  readSupportPicture,
  sendSupportMessage,
  sendSupportPicture,
  updateSupportChat,
  type SupportMessage,
} from '@yanta/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

function choose(file: File) {
  const chosen = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(chosen, 'files', { value: [file], configurable: true })
  chosen.dispatchEvent(new Event('change'))
}
const refused = () => find('.refused')?.textContent
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()

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
  vi.spyOn(document, 'addEventListener')
  await import('./window.ts')
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  for (const [type, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener)
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
  expect([typed().value, shown()]).toEqual(['', ['Hello! Tell us what happened.']])
})

/** The platform knows tokens no longer, until the chat is opened anew. */
function endSession() {
  const ended = { status: 404, value: { errors: [{ code: 'not_found' }] } }
  const tokens = new Set(['of 1', 'of a guest'])
  const isKnown = (token: string) => !tokens.has(token)
  platform.answer(readSupportChat, ({ token }) =>
    isKnown(token) ? { value: { chat, messages: [] } } : ended,
  )
  platform.answer(sendSupportMessage, ({ token, key, text }) =>
    isKnown(token) ? { value: buildMessage(101, { key, text }) } : ended,
  )
  platform.answer(updateSupportChat, ({ token }) => (isKnown(token) ? {} : ended))
  platform.answer(openSupportChat, ({ visitor }) =>
    visitor?.hash === vera.hash
      ? { status: 403 }
      : { value: { token: visitor ? `again ${visitor.fields.id}` : 'another guest', chat, messages: [] } },
  )
}
const watchPage = () => {
  const asked: string[] = []
  vi.spyOn(parent, 'postMessage').mockImplementation(({ type }: { type: string }) => void asked.push(type))
  return () => asked.filter((type) => type === 'expired').length
}

test('a player whose session has ended is signed anew by the page, and what was written, asked for and read stays', async () => {
  const askings = watchPage()
  answerOpening(buildMessages(51, 100))
  platform.answer(readSupportChat, () => ({ value: { chat, messages: buildMessages(1, 50) } }))
  await tell({ type: 'visitor', visitor: vera })
  find('.log').dispatchEvent(new Event('scroll'))
  await settle()
  const first = find('li.message')
  expect(first.textContent).toContain('text 1')
  endSession()
  await write('Still here?')
  typed().value = 'And more'
  press('End chat')
  await settle()
  expect([askings(), refused(), shown().at(-1)]).toEqual([1, undefined, 'Still here?'])
  await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
  expect([find('li.message') === first, shown().length, shown().at(-1)]).toEqual([true, 101, 'Still here?'])
  expect([document.querySelector('.unsent'), typed().value, hint(), askings()]).toEqual([
    null,
    'And more',
    '',
    1,
  ])
  const sent = platform.sent(sendSupportMessage)
  expect(sent.map(({ token }) => token)).toEqual(['of 1', 'again 1'])
  expect(sent[0].key).toBe(sent[1].key)
  expect(platform.sent(updateSupportChat)).toEqual([{ token: 'again 1', change: { type: 'end' } }])
})

test('a page that can’t sign its player now is asked again every ten seconds, and the window says why it waits', async () => {
  const askings = watchPage()
  await tell({ type: 'visitor', visitor: vera })
  endSession()
  await write('Still here?')
  expect([askings(), hint()]).toEqual([1, ''])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([askings(), hint(), shown()]).toEqual([3, expect.stringContaining('No connection'), ['Still here?']])
  await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([askings(), hint(), document.querySelector('.unsent')]).toEqual([3, '', null])
})

test('a signature that has expired before the chat could be opened is asked for anew at once, one that is refused again after a minute', async () => {
  const askings = watchPage()
  endSession()
  await tell({ type: 'visitor', visitor: vera })
  expect([askings(), hint()]).toEqual([1, ''])
  await tell({ type: 'visitor', visitor: vera })
  expect([askings(), hint()]).toEqual([1, expect.stringContaining('can’t be opened')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(askings()).toBe(2)
  await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
  expect(hint()).toBe('')
})

test('a guest whose chat has ended with its token goes on in a new one, with what is unsent, and the page is not asked', async () => {
  const askings = watchPage()
  answerOpening(buildMessages(1, 3))
  await tell({ type: 'visitor', visitor: null })
  endSession()
  await write('Still here?')
  expect([askings(), shown(), localStorage.getItem('support-chat')]).toEqual([
    0,
    ['Still here?'],
    'another guest',
  ])
  expect(document.querySelector('.unsent')).toBeNull()
})

test('a picture that came after the session had ended is read in the next one', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  await tell({ type: 'visitor', visitor: vera })
  endSession()
  platform.answer(readSupportPicture, ({ token }) => (token === 'again 1' ? { value: {} } : { status: 404 }))
  const message = buildMessage(1, {
    author: 'operator',
    kind: 'picture',
    text: '',
    picture: { width: 4, height: 3 },
  })
  socket.hear({ type: 'supportChatChanged', room, data: { chatId: 1, change: { type: 'message', message } } })
  await settle()
  await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
  expect(find<HTMLImageElement>('.message img').src).toBe('blob:picture')
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
  const listed = () => [...document.querySelectorAll('li.message')]
  const before = listed()
  await tell({ type: 'shown' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(platform.sent(readSupportChat)).toHaveLength(1)
  const change = { type: 'message', message: buildMessage(3) }
  socket.hear({ type: 'supportChatChanged', room, data: { chatId: 1, change } })
  const after = listed()
  expect([after.length, after[0] === before[0], after[1] === before[1]]).toEqual([3, true, true])
})

test('a refused message stays where it was written, with the ways on, and what was typed meanwhile stays in its field', async () => {
  await tell({ type: 'visitor', visitor: null })
  let answerNow = (_answer: { status: number; value: object }) => {}
  const answer = new Promise<{ status: number; value: object }>((resolve) => (answerNow = resolve))
  platform.answer(sendSupportMessage, () => answer)
  await write('First')
  typed().value = 'Second'
  answerNow({ status: 400, value: { errors: [{ code: 'invalid_request' }] } })
  await settle()
  expect([typed().value, shown(), refused()]).toEqual(['Second', ['First'], 'Not sent'])
  platform.answer(sendSupportMessage, ({ key, text }) => ({ value: buildMessage(1, { key, text }) }))
  press('Try again')
  await settle()
  const sent = platform.sent(sendSupportMessage)
  expect(sent.map(({ text }) => text)).toEqual(['First', 'First'])
  expect(sent[0].key).toBe(sent[1].key)
  expect([shown(), refused(), typed().value]).toEqual([['First'], undefined, 'Second'])
})

test('a message that the socket brings before the call that sends it is answered stands there once', async () => {
  await tell({ type: 'visitor', visitor: null })
  platform.answer(sendSupportMessage, () => new Promise(() => {}))
  await write('First')
  expect(shown()).toEqual(['First'])
  const [{ key }] = platform.sent(sendSupportMessage)
  const message = buildMessage(1, { key, text: 'First' })
  socket.hear({ type: 'supportChatChanged', room, data: { chatId: 1, change: { type: 'message', message } } })
  await settle()
  expect([shown(), document.querySelector('.unsent')]).toEqual([['First'], null])
})

test('a refused message holds no later one back, and can be removed', async () => {
  await tell({ type: 'visitor', visitor: null })
  platform.answer(sendSupportMessage, ({ key, text }) =>
    text === 'First' ? { status: 400 } : { value: buildMessage(1, { key, text }) },
  )
  await write('First')
  await write('Second')
  expect(shown()).toEqual(['Second', 'First'])
  find<HTMLButtonElement>('.unsent button:last-of-type').focus()
  press('Remove')
  expect(shown()).toEqual(['Second'])
  // Whoever goes by keyboard goes on from the log.
  expect(document.activeElement).toBe(find('[role=log]'))
})

test('a chosen picture is shown while it is sent, with how far it is, and then as the message that has arrived', async () => {
  const uploads = standInUpload()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  platform.answer(readSupportPicture, () => ({ value: {} }))
  await tell({ type: 'visitor', visitor: null })
  choose(new File(['picture'], 'receipt.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  const { path, body, progress, end } = uploads[0]!
  expect([path, body.token, body.file]).toEqual([
    sendSupportPicture.path,
    'of a guest',
    `data:image/png;base64,${btoa('picture')}`,
  ])
  expect(find<HTMLImageElement>('.unsent img').src).toBe('blob:preview')
  progress(0.4)
  expect(find<HTMLProgressElement>('progress').value).toBe(0.4)
  const picture = { width: 640, height: 480 }
  await end({ status: 200, value: buildMessage(1, { kind: 'picture', text: '', picture, key: body.key }) })
  expect(document.querySelector('.unsent')).toBeNull()
  const arrived = find<HTMLImageElement>('.message img')
  expect([arrived.width, arrived.height, arrived.alt]).toEqual([
    640,
    480,
    expect.stringMatching(/^Picture, /),
  ])
  expect(platform.sent(readSupportPicture)).toEqual([{ token: 'of a guest', number: 1 }])
})

test.each([
  ['a text', { type: 'text/plain', bytes: 10 }, 'Not a JPEG, PNG or WebP, or the file is damaged'],
  [
    'a picture of 8 MB and a byte',
    { type: 'image/png', bytes: 8 * 1024 * 1024 + 1 },
    'The picture is over 8 MB',
  ],
])('%s is refused before it is sent', async (_what, { type, bytes }, reason) => {
  const uploads = standInUpload()
  await tell({ type: 'visitor', visitor: null })
  choose(new File([new Uint8Array(bytes)], 'receipt', { type }))
  await settle()
  expect([shown(), refused(), uploads]).toEqual([['receipt'], reason, []])
  press('Remove')
  expect(document.querySelector('.unsent')).toBeNull()
})

test('a damaged picture that the platform can’t read is told, and not sent again by itself', async () => {
  const uploads = standInUpload()
  await tell({ type: 'visitor', visitor: null })
  choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.end({ status: 415, value: { errors: [{ code: 'invalid_mime_type' }] } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([refused(), uploads.length]).toEqual(['Not a JPEG, PNG or WebP, or the file is damaged', 1])
})

test('a picture that the platform could not save is told so, and can be sent again', async () => {
  const uploads = standInUpload()
  await tell({ type: 'visitor', visitor: null })
  choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.end({ status: 500, value: { errors: [{ code: 'cannot_save' }] } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([refused(), uploads.length]).toEqual(['Couldn’t be saved, try again later', 1])
  press('Try again')
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]!.body.key).toBe(uploads[0]!.body.key)
})

test('a picture that is not answered holds no text back, is sent again after three seconds once, and can be removed', async () => {
  const uploads = standInUpload()
  await tell({ type: 'visitor', visitor: null })
  choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await write('First')
  expect(platform.sent(sendSupportMessage)).toEqual([])
  await uploads[0]!.end({ status: 0 })
  await write('Second')
  expect(platform.sent(sendSupportMessage).map(({ text }) => text)).toEqual(['First', 'Second'])
  expect(uploads).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
  await uploads[1]!.end({ status: 0 })
  press('Remove')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([document.querySelector('.unsent'), uploads.length]).toEqual([null, 2])
})

test.each([
  [503, { code: 'unavailable' }, 'Not sent'],
  [
    429,
    { code: 'too_many_requests' },
    'That’s too many pictures for now. Describe it in words, or try again later.',
  ],
  [
    429,
    { code: 'too_many_requests', params: { retryAfter: 7 } },
    'Too fast. Wait a moment, then send it again.',
  ],
])('a picture that is refused with %i %j says so and waits for a person', async (status, error, reason) => {
  const uploads = standInUpload()
  await tell({ type: 'visitor', visitor: null })
  choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]!.end({ status, value: { errors: [error] } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([refused(), uploads.length]).toEqual([reason, 1])
  press('Try again')
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
})

test('texts that come too quickly are sent after the time that the platform asks for, in their order', async () => {
  await tell({ type: 'visitor', visitor: null })
  platform.answer(sendSupportMessage, () => ({ status: 429, headers: { 'retry-after': '7' } }))
  for (const text of ['First', 'Second', 'Third']) await write(text)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(platform.sent(sendSupportMessage).map(({ text }) => text)).toEqual(['First'])
  let number = 0
  platform.answer(sendSupportMessage, ({ key, text }) => ({
    value: buildMessage((number += 1), { key, text }),
  }))
  await vi.advanceTimersByTimeAsync(200)
  const sent = platform.sent(sendSupportMessage).map(({ text }) => text)
  expect(sent).toEqual(['First', 'First', 'Second', 'Third'])
})

test('a picture that is open large is closed when the visitor changes', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  platform.answer(readSupportPicture, () => ({ value: {} }))
  answerOpening([buildMessage(1, { kind: 'picture', text: '', picture: { width: 4, height: 3 } })])
  await tell({ type: 'visitor', visitor: vera })
  find<HTMLButtonElement>('button.picture').click()
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  await tell({ type: 'visitor', visitor: oleg })
  expect(document.querySelectorAll('dialog')).toHaveLength(0)
})

test('an answer that comes while the tab is hidden is read when the visitor returns to it', async () => {
  const read = () =>
    platform.sent(updateSupportChat).flatMap(({ change }) => (change.type === 'read' ? [change.number] : []))
  await tell({ type: 'visitor', visitor: vera })
  await tell({ type: 'shown' })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const change = { type: 'message', message: buildMessage(1, { author: 'operator' }) }
  socket.hear({ type: 'supportChatChanged', room, data: { chatId: 1, change } })
  await settle()
  expect([shown(), read()]).toEqual([['text 1'], []])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(read()).toEqual([1])
})

test('earlier messages are fetched by the number of the first one when the log is scrolled to it, until the first of the chat is there', async () => {
  answerOpening(buildMessages(51, 100))
  platform.answer(readSupportChat, ({ before }) => ({
    value: { chat, messages: before === 51 ? buildMessages(1, 50) : [] },
  }))
  await tell({ type: 'visitor', visitor: vera })
  find('.log').dispatchEvent(new Event('scroll'))
  find('.log').dispatchEvent(new Event('scroll'))
  await settle()
  expect(platform.sent(readSupportChat)).toEqual([{ token: 'of 1', before: 51 }])
  expect(shown()).toEqual(buildMessages(1, 100).map(({ text }) => text))
  find('.log').dispatchEvent(new Event('scroll'))
  await settle()
  expect(platform.sent(readSupportChat)).toHaveLength(1)
})

test('what led a guest to support is told to the platform', async () => {
  await tell({ type: 'visitor', visitor: null, reason: 'codes' })
  expect(platform.sent(openSupportChat)).toEqual([{ language: 'en', reason: 'codes' }])
})

test('a room that has another name the next day is joined by it, also while the window is closed', async () => {
  await tell({ type: 'visitor', visitor: null })
  socket.open()
  const next = { ...chat, room: 'support-2' }
  platform.answer(readSupportChat, () => ({ value: { chat: next, messages: [] } }))
  await vi.advanceTimersByTimeAsync(3_600_000)
  socket.open()
  expect(socket.sent).toEqual(
    ['support-1', 'support-2'].map((name) => ({ type: 'jointoroom', rooms: [name] })),
  )
  const change = { type: 'message', message: buildMessage(1) }
  socket.hear({ type: 'supportChatChanged', room: 'support-2', data: { chatId: 1, change } })
  expect(shown()).toEqual(['text 1'])
})

test('an end that is pressed is seen without the socket, its rating too, and one that could not be sent says so', async () => {
  const stars = () => find<HTMLElement>('.rate').hidden
  const end = () => find<HTMLElement>('header .small').hidden
  answerOpening([buildMessage(1)])
  const later: SupportMessage[] = []
  platform.answer(readSupportChat, ({ after }) => ({
    value: { chat, messages: later.filter(({ number }) => number > after) },
  }))
  await tell({ type: 'visitor', visitor: vera })
  platform.answer(updateSupportChat, () => ({ status: 0 }))
  press('End chat')
  await settle()
  expect([hint(), end(), stars()]).toEqual(['Not sent', false, true])
  platform.answer(updateSupportChat, ({ change }) => {
    later.push(buildMessage(later.length + 2, { kind: change.type === 'end' ? 'end' : 'rating', text: '5' }))
    return {}
  })
  find<HTMLButtonElement>('header .small').focus()
  press('End chat')
  await settle()
  expect([hint(), end(), stars()]).toEqual(['', true, false])
  expect(document.activeElement).toBe(find('.rate button'))
  find<HTMLButtonElement>('.rate button').click()
  await settle()
  expect([end(), stars(), document.activeElement]).toEqual([true, true, typed()])
})

test('a conversation that goes on after its end can be ended again, and its end is not rated any more', async () => {
  answerOpening([buildMessage(1), buildMessage(2, { kind: 'end', author: 'operator', text: '' })])
  await tell({ type: 'visitor', visitor: vera })
  expect([find<HTMLElement>('.rate').hidden, find<HTMLElement>('header .small').hidden]).toEqual([
    false,
    true,
  ])
  platform.answer(sendSupportMessage, ({ key, text }) => ({ value: buildMessage(3, { key, text }) }))
  await write('One more thing')
  expect([find<HTMLElement>('.rate').hidden, find<HTMLElement>('header .small').hidden]).toEqual([
    true,
    false,
  ])
})

test('an address that a guest gives after the message is sent by itself, and then asked for no more; one that is none is not', async () => {
  const given = () => platform.sent(updateSupportChat).filter(({ change }) => change.type === 'email')
  const give = async (address: string) => {
    email().value = address
    email().dispatchEvent(new Event('change'))
    await settle()
  }
  await tell({ type: 'visitor', visitor: null })
  await give('guest@example.com')
  expect(given()).toEqual([])
  email().value = ''
  await write('Hello')
  await give('guest')
  expect(given()).toEqual([])
  await give('guest@example.com')
  expect(given()).toEqual([{ token: 'of a guest', change: { type: 'email', email: 'guest@example.com' } }])
  expect([find<HTMLElement>('.email').hidden, hint()]).toEqual([
    true,
    'Address saved. If you leave, we’ll answer there.',
  ])
})

describe('another language of the page', () => {
  let loaded: string[]
  beforeEach(() => {
    loaded = []
    vi.spyOn(location, 'replace').mockImplementation((address) => void loaded.push(String(address)))
  })
  const change = () => tell({ type: 'language', language: 'ru' })

  test('begins the window anew, with what its visitor has typed, once', async () => {
    await tell({ type: 'language', language: 'en' })
    await tell({ type: 'visitor', visitor: vera })
    typed().value = 'My payout'
    await change()
    expect(loaded).toEqual(['?language=ru'])
    typed().value = ''
    await tell({ type: 'visitor', visitor: { ...vera, hash: 'c' } })
    expect(typed().value).toBe('My payout')
    typed().value = ''
    await tell({ type: 'visitor', visitor: vera })
    expect(typed().value).toBe('')
  })

  test('waits until what is sent has arrived, and hands no draft to another visitor', async () => {
    await tell({ type: 'visitor', visitor: vera })
    platform.answer(sendSupportMessage, () => ({ status: 0 }))
    await write('Hello')
    typed().value = 'My payout'
    await change()
    expect(loaded).toEqual([])
    platform.answer(sendSupportMessage, ({ key, text }) => ({ value: buildMessage(1, { key, text }) }))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(loaded).toEqual(['?language=ru'])
    await tell({ type: 'visitor', visitor: oleg })
    expect(typed().value).toBe('')
  })
})

test('hours and days are written as on the site, of another year with it', async () => {
  vi.setSystemTime(new Date(2026, 10, 27, 18))
  answerOpening([
    buildMessage(1, { at: new Date(2025, 11, 31, 17, 5).toISOString() }),
    buildMessage(2, { at: new Date(2026, 10, 20, 9, 5).toISOString() }),
    buildMessage(3, { at: new Date(2026, 10, 27, 17, 5).toISOString() }),
  ])
  await tell({ type: 'visitor', visitor: vera })
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ firstChild }) => firstChild!.textContent)
  expect(read('.note')).toEqual(['31 December 2025', '20 November', 'Today'])
  expect(read('.when')).toEqual(['17:05', '09:05', '17:05'])
})
