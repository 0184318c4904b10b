import * as contract from '@yanta/contract'
import { proveChatVisitor } from '@yanta/contract/chat-visitor-signature'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeSession, listOperators, openLink, openSession } from './operators.service.ts'
import { deleteForgotten } from './support-chat.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'

const webimKey = 'e64e35642555f3ecd64ae7dbb600dca8'
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ WEBIM_KEY: webimKey, RATE_LIMITS: 'on' })
})
afterAll(() => platform.close())

let count = 0
const drawKey = () => `message-${(count += 1)}`
const guest = () => platform.as(null)

function signVisitor({ id }: Pick<TestPlayer, 'id'>, more: Record<string, string> = {}) {
  const fields = { id: String(id), display_name: `Player ${id}`, info: '', ...more }
  const expires = String(Math.floor(platform.clock.now().getTime() / 1000) + 3600)
  return { fields, expires, proof: proveChatVisitor(webimKey, { fields, expires }) }
}
type Visitor = contract.ProvidedVisitor
const open = (
  body: {
    visitor?: Visitor
    token?: string
    language?: 'ru' | 'en'
    reason?: contract.SupportReason
  } = {},
) => guest().post(contract.openSupportChat, { body: { language: 'ru', ...body } })
const openToken = async (body?: Parameters<typeof open>[0]) => (await open(body)).body.token
const send = (token: string, text: string, key = drawKey()) =>
  guest().post(contract.sendSupportMessage, { body: { token, key, text } })
type Range = { after?: number; before?: number }
const read = (token: string, range: Range = {}) =>
  guest().post(contract.readSupportChat, { body: { token, ...range } })
/** Messages that were written without the limit of a visitor. */
const writeMany = async (token: string, texts: string[]) => {
  const { db, clock } = platform
  const chatId = Number(token.split('.')[0])
  await db
    .insertInto('support_messages')
    .values(
      texts.map((text, index) => ({
        chat_id: chatId,
        number: index + 1,
        key: drawKey(),
        author: 'visitor' as const,
        kind: 'text' as const,
        text,
        sent_at: clock.now(),
      })),
    )
    .execute()
  await db.updateTable('support_chats').set({ last_number: texts.length }).where('id', '=', chatId).execute()
  return chatId
}
const textsOf = ({ body }: { body: { messages: contract.SupportMessage[] } }) =>
  body.messages.map(({ number, author, text }) => [number, author, text])

/** An operator who is there; `leave` ends that. */
async function openOperator(name = 'Marina') {
  const key = await openLink(platform.db, platform.clock.now(), name)
  const { token } = await openSession(platform, key)
  const headers = { [contract.operatorHeader]: token }
  const ask = <C extends contract.CallDeclaration & { method: 'POST' }>(
    call: C,
    input?: contract.CallInput<C>,
  ) => guest().post(call, input, { headers })
  const leave = () =>
    platform.db
      .updateTable('support_operators')
      .set({ last_seen_at: null, expires_at: platform.clock.now() })
      .where('name', '=', name)
      .execute()
  return { ask, leave }
}

test.each([2_147_483_648, 9_007_199_254_740_991])(
  'the number %s is beyond any message: it is refused wherever a number of a message is asked for',
  async (number) => {
    const token = await openToken()
    const answers = await Promise.all([
      read(token, { after: number }),
      read(token, { before: number }),
      guest().post(contract.updateSupportChat, { body: { token, change: { type: 'read', number } } }),
      guest().post(contract.readSupportPicture, { body: { token, number } }),
    ])
    expect(answers.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      answers.map(() => [400, 'invalid_request']),
    )
    expect((await read(token, { after: 2_147_483_647 })).status).toBe(200)
  },
)

test('messages sent at once are numbered without gaps, and each arrives in the room once', async () => {
  const published: { room: string; number: number }[] = []
  const stop = platform.watchPublished((room, type, { change }) => {
    if (type === 'supportChatChanged' && change.type === 'message')
      published.push({ room, number: change.message.number })
  })
  const operator = await openOperator('Olga')
  const { token, chat } = (await open()).body
  const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => send(token, `text ${index}`)))
  expect(sent.map(({ body }) => body.number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
  expect((await read(token, { after: 0 })).body.messages.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
  const arrived = published.filter(({ room }) => room === chat.room).map(({ number }) => number)
  expect(arrived.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  stop()
  await operator.leave()
})

test('a message that is sent again by its key is stored and published once', async () => {
  const token = await openToken()
  const key = drawKey()
  const answers = await Promise.all([
    send(token, 'вывод', key),
    send(token, 'вывод', key),
    send(token, 'вывод', key),
  ])
  expect(answers.map(({ body }) => body.number)).toEqual([1, 1, 1])
  expect(textsOf(await read(token))).toEqual([
    [1, 'visitor', 'вывод'],
    [2, 'automatic', 'Про вывод'],
  ])
})

test('after a lost connection the messages after the last number come, and no others', async () => {
  const operator = await openOperator('Rita')
  const token = await openToken()
  for (const text of ['one', 'two', 'three']) await send(token, text)
  expect(textsOf(await read(token, { after: 1 }))).toEqual([
    [2, 'visitor', 'two'],
    [3, 'visitor', 'three'],
  ])
  await operator.leave()
})

test.each<[string, Range, number, number]>([
  ['of a long chat the latest are answered', {}, 71, 120],
  ['before the first of them', { before: 71 }, 21, 70],
  ['before the twenty-first', { before: 21 }, 1, 20],
  ['between two', { after: 100, before: 103 }, 101, 102],
])(
  'messages are paged by their numbers, for the visitor and for the operator: %s',
  async (_name, range, first, last) => {
    const token = await openToken()
    const chatId = await writeMany(
      token,
      Array.from({ length: 120 }, (_, index) => `text ${index + 1}`),
    )
    const operator = await openOperator('Vera')
    const expected = Array.from({ length: last - first + 1 }, (_, index) => [
      first + index,
      'visitor',
      `text ${first + index}`,
    ])
    expect(textsOf(await read(token, range))).toEqual(expected)
    expect(textsOf(await operator.ask(contract.readOperatorChat, { body: { chatId, ...range } }))).toEqual(
      expected,
    )
    await operator.leave()
  },
)

test('before the first message there is nothing', async () => {
  const token = await openToken()
  await writeMany(token, ['first', 'second'])
  expect((await read(token, { before: 1 })).body.messages).toEqual([])
})

test('a player finds their chat again by the signature, in any browser; a guest by the token', async () => {
  const player = await platform.createPlayer()
  await send(await openToken({ visitor: signVisitor(player) }), 'мой вопрос')
  const again = await open({ visitor: signVisitor(player) })
  expect(again.body.messages[0]!.text).toBe('мой вопрос')
  const token = await openToken()
  await send(token, 'a guest asks')
  expect((await open({ token })).body.messages[0]!.text).toBe('a guest asks')
  expect((await open()).body.messages).toEqual([])
})

test('after half a day the session of a player ends for reading and writing; signed anew they go on in the same chat', async () => {
  const player = await platform.createPlayer()
  const sign = async (signedIn = player) => {
    const { fields, expires, proof } = (await platform.as(signedIn).get(contract.getWebimVisitor, {})).body
    return { fields, expires, proof }
  }
  const visitor = await sign()
  const token = await openToken({ visitor })
  await send(token, 'my question')
  platform.clock.advance({ hours: 13 })
  const ended = [await read(token), await send(token, 'lost'), await open({ visitor })]
  expect(ended.map(({ status, errors }) => [status, errors[0]!.code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
    [403, 'forbidden'],
  ])
  const { body: refreshed } = await guest().post(contract.refreshToken, {
    body: { refreshToken: player.refreshToken },
  })
  const again = (await open({ visitor: await sign({ ...player, token: refreshed.token }) })).body
  expect(again.messages[0]!.text).toBe('my question')
  expect((await send(again.token, 'once more')).body.number).toBe(again.messages.at(-1)!.number + 1)
})

test.each<[string, (visitor: Visitor) => Visitor]>([
  ['of another player', (visitor) => ({ ...visitor, fields: { ...visitor.fields, id: '1' } })],
  ['that makes itself VIP', (visitor) => ({ ...visitor, fields: { ...visitor.fields, info: 'VIP' } })],
  ['with a later end', (visitor) => ({ ...visitor, expires: String(Number(visitor.expires) + 1) })],
  ['without a proof', (visitor) => ({ ...visitor, proof: '' })],
  [
    'whose text is cut into other fields, among them the number of another player',
    ({ fields: { id, display_name, info }, ...signed }) => ({
      ...signed,
      fields: { a: `${display_name}${id!.slice(0, -1)}`, id: id!.slice(-1), info: info! },
    }),
  ],
])('a visitor %s is refused', async (_name, change) => {
  const answer = await open({ visitor: change(signVisitor(await platform.createPlayer())) })
  expect([answer.status, answer.errors]).toEqual([403, [{ code: 'forbidden' }]])
})

test("another's chat answers as one that is absent, and a guest's token opens no player's chat", async () => {
  const token = await openToken({ visitor: signVisitor(await platform.createPlayer()) })
  const [chatId, expires, signature] = token.split('.') as [string, string, string]
  for (const forged of [
    `${Number(chatId) + 1}.${expires}.${signature}`,
    `${chatId}.${Number(expires) + 1}.${signature}`,
    `${chatId}.${expires}.${'0'.repeat(40)}`,
    '999999.1.x',
    '',
  ])
    for (const { status, errors } of [await read(forged), await send(forged, 'hello')])
      expect([status, errors]).toEqual([404, [{ code: 'not_found' }]])
  await send(token, 'a secret')
  expect((await open({ token })).body.messages).toEqual([])
})

test('only rooms whose names are signed can be joined', async () => {
  const { chat } = (await open()).body
  const { realtime } = platform.app.deps
  expect(realtime.isAllowed(chat.room)).toBe(true)
  const [, id, day, signature] = chat.room.split(':') as [string, string, string, string]
  for (const room of [
    `chat:${Number(id) + 1}:${day}:${signature}`,
    `chat:${id}:${Number(day) + 1}:${signature}`,
    `operator:${id}:${signature}`,
    `chat:${id}:${signature}`,
    `chat:${id}`,
  ])
    expect(realtime.isAllowed(room), room).toBe(false)
})

test('the room of a chat has another name each day; that of yesterday is still told, and then ends', async () => {
  const { token, chat } = (await open()).body
  const { realtime } = platform.app.deps
  const told = new Set<string>()
  const stop = platform.watchPublished((room) => void told.add(room))
  platform.clock.advance({ days: 1 })
  const { room } = (await read(token)).body.chat
  await send(token, 'Hello')
  expect([room === chat.room, told.has(room), told.has(chat.room)]).toEqual([false, true, true])
  expect(realtime.isAllowed(chat.room)).toBe(true)
  told.clear()
  platform.clock.advance({ days: 1 })
  await send(token, 'Hello again')
  stop()
  expect([told.has(room), told.has(chat.room), realtime.isAllowed(chat.room)]).toEqual([true, false, false])
})

test('a message of 100 KB is refused, and so are empty ones; the next one arrives', async () => {
  const token = await openToken()
  expect((await send(token, 'x'.repeat(100_000))).status).toBe(413)
  for (const text of ['', '   ', 'x'.repeat(contract.longestSupportMessage + 1)])
    expect((await send(token, text)).status).toBe(400)
  expect((await send(token, 'вывод')).status).toBe(200)
  const operator = await openOperator('Fenya')
  const body = { chatId: Number(token.split('.')[0]), key: drawKey(), text: 'x'.repeat(100_000) }
  expect((await operator.ask(contract.sendOperatorMessage, { body })).status).toBe(413)
  await operator.leave()
})

test('of a thousand messages at once twenty are taken; another visitor writes on, and the operator too', async () => {
  const operator = await openOperator('Toma')
  const flooding = await openToken()
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () =>
      guest().post(
        contract.sendSupportMessage,
        { body: { token: flooding, key: drawKey(), text: 'flood' } },
        { headers },
      ),
    ),
  )
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([count(200), count(429)]).toEqual([20, 980])
  expect((await send(await openToken(), 'another visitor')).status).toBe(200)
  const chatId = Number(flooding.split('.')[0])
  const body = { chatId, key: drawKey(), text: 'One at a time, please' }
  expect((await operator.ask(contract.sendOperatorMessage, { body })).body.number).toBe(21)
  await operator.leave()
})

test('markup stays the text that it is, for the visitor and for the operator', async () => {
  const operator = await openOperator('Ulya')
  const token = await openToken()
  const text = '<img src=x onerror=alert(1)> <b>вывод</b>'
  await send(token, text)
  expect((await read(token)).body.messages[0]!.text).toBe(text)
  const { chats } = (await operator.ask(contract.listSupportChats)).body
  expect(chats.find(({ id }) => id === Number(token.split('.')[0]))!.lastMessage.text).toBe(text)
  await operator.leave()
})

test('a link of the desk opens one session; forged, used again or late it is refused', async () => {
  const use = (key: string) => guest().post(contract.openOperatorSession, { body: { key } })
  const key = await openLink(platform.db, platform.clock.now(), 'Nina')
  const headers = { [contract.operatorHeader]: (await use(key)).body.token }
  expect((await guest().post(contract.listSupportChats, {}, { headers })).status).toBe(200)
  const late = await openLink(platform.db, platform.clock.now(), 'Nina')
  platform.clock.advance({ minutes: 11 })
  for (const wrong of [key, late, 'forged', ''])
    expect((await use(wrong)).errors).toEqual([{ code: 'forbidden' }])
  for (const token of ['', 'forged', key]) {
    const answer = await guest().post(
      contract.listSupportChats,
      {},
      { headers: { [contract.operatorHeader]: token } },
    )
    expect(answer.errors).toEqual([{ code: 'unauthorized' }])
  }
})

test('an operator sees VIP chats first, and of a player no contact, balance or secret [6.11]', async () => {
  const operator = await openOperator()
  const [usual, vip] = [await platform.createPlayer({ balance: 12_345 }), await platform.createPlayer()]
  await send(await openToken({ visitor: signVisitor(vip, { info: 'VIP' }) }), 'I am VIP')
  await send(await openToken({ visitor: signVisitor(usual, { email: usual.email }) }), 'I am not')
  const { chats } = (await operator.ask(contract.listSupportChats)).body
  expect(chats[0]).toMatchObject({ isVip: true, name: `Player ${vip.id}`, unread: 1 })
  const other = chats.find(({ name }) => name === `Player ${usual.id}`)!
  const card = (await operator.ask(contract.readOperatorChat, { body: { chatId: other.id } })).body
  expect(card.player).toEqual({
    id: usual.id,
    nickname: expect.any(String),
    level: 1,
    currency: 'RUB',
    registeredAt: expect.any(String),
  })
  expect(JSON.stringify(card)).not.toContain(usual.email)
  await operator.leave()
})

test('a session that the desk closes reads, writes and is told nothing any more; a link that it closes opens none', async () => {
  const told = new Set<string>()
  const stop = platform.watchPublished((room) => void told.add(room))
  const [closed, other] = [await openOperator('Klara'), await openOperator('Lida')]
  const rooms: string[] = []
  for (const { ask } of [closed, other]) rooms.push((await ask(contract.listSupportChats)).body.room)
  const token = await openToken()
  await send(token, 'one')
  expect(rooms.map((room) => told.has(room))).toEqual([true, true])
  const { db, clock } = platform
  const link = await openLink(db, clock.now(), 'Mira')
  const live = await listOperators(db, clock.now())
  const find = (name: string) => live.find((operator) => operator.name === name)!
  expect(['Klara', 'Mira'].map((name) => find(name).isOpened)).toEqual([true, false])
  for (const name of ['Klara', 'Mira']) {
    expect(await closeSession(db, clock.now(), find(name).id)).toMatchObject({ name })
    expect(await closeSession(db, clock.now(), find(name).id)).toBeUndefined()
  }
  told.clear()
  await send(token, 'two')
  stop()
  expect(rooms.map((room) => told.has(room))).toEqual([false, true])
  const chatId = Number(token.split('.')[0])
  const body = { chatId, key: drawKey(), text: 'three' }
  expect((await closed.ask(contract.listSupportChats)).status).toBe(401)
  expect((await closed.ask(contract.readOperatorChat, { body: { chatId } })).status).toBe(401)
  expect((await closed.ask(contract.sendOperatorMessage, { body })).status).toBe(401)
  expect((await guest().post(contract.openOperatorSession, { body: { key: link } })).status).toBe(403)
  expect((await other.ask(contract.readOperatorChat, { body: { chatId } })).status).toBe(200)
  expect((await listOperators(db, clock.now())).map(({ name }) => name)).toEqual(
    live.map(({ name }) => name).filter((name) => name !== 'Klara' && name !== 'Mira'),
  )
  await other.leave()
})

test('an operator whose page asks is there for two minutes from then, and is written down once in 15 seconds', async () => {
  const operator = await openOperator('Inga')
  const token = await openToken()
  const isStaffed = async () => (await read(token)).body.chat.isStaffed
  const readSeenAt = async () =>
    (
      await platform.db
        .selectFrom('support_operators')
        .select('last_seen_at')
        .where('name', '=', 'Inga')
        .executeTakeFirstOrThrow()
    ).last_seen_at!.getTime()
  await operator.ask(contract.listSupportChats)
  const first = await readSeenAt()
  platform.clock.advance({ seconds: 5 })
  await operator.ask(contract.listSupportChats)
  expect(await readSeenAt()).toBe(first)
  platform.clock.advance({ seconds: 10 })
  await operator.ask(contract.listSupportChats)
  expect(await readSeenAt()).toBeGreaterThanOrEqual(first + 15_000)
  platform.clock.advance({ seconds: 120 })
  expect(await isStaffed()).toBe(true)
  platform.clock.advance({ seconds: 11 })
  expect(await isStaffed()).toBe(false)
  await operator.leave()
})

test('who waits for an answer stands first, and among them VIP, then who has waited for longest [6.11]', async () => {
  const operator = await openOperator('Vlada')
  const write = async (name: string, info = '') => {
    const player = await platform.createPlayer()
    await send(await openToken({ visitor: signVisitor(player, { display_name: name, info }) }), name)
    platform.clock.advance({ seconds: 5 })
  }
  for (const name of ['answered', 'first', 'second']) await write(name)
  await write('important', 'VIP')
  const list = async () => (await operator.ask(contract.listSupportChats)).body.chats
  const answered = (await list()).find(({ name }) => name === 'answered')!
  const body = { chatId: answered.id, key: drawKey(), text: 'An answer' }
  await operator.ask(contract.sendOperatorMessage, { body })
  const wanted = ['important', 'first', 'second', 'answered']
  const names = (await list()).map(({ name }) => name)
  expect(names.filter((name) => wanted.includes(name!))).toEqual(wanted)
  await operator.leave()
})

test('a line of the list has the last message and the number of unread ones, also when only the latest are paged', async () => {
  const operator = await openOperator('Zoya')
  const token = await openToken()
  const chatId = await writeMany(
    token,
    Array.from({ length: 70 }, (_, index) => `question ${index + 1}`),
  )
  const find = async () =>
    (await operator.ask(contract.listSupportChats)).body.chats.find(({ id }) => id === chatId)!
  expect(await find()).toMatchObject({ unread: 70, lastMessage: { number: 70, text: 'question 70' } })
  const body = { chatId, change: { type: 'read' as const, number: 65 } }
  await operator.ask(contract.updateOperatorChat, { body })
  expect(await find()).toMatchObject({ unread: 5, operatorRead: 65 })
  const opened = (await operator.ask(contract.readOperatorChat, { body: { chatId, after: 69 } })).body.chat
  expect(opened).toEqual({
    id: chatId,
    name: null,
    isVip: false,
    language: 'ru',
    email: null,
    reason: null,
    visitorRead: 0,
    operatorRead: 65,
    isEnded: false,
  })
  await operator.leave()
})

test("a guest's language is that of their latest visit, and an address that is given after the message is the operator's to see", async () => {
  const operator = await openOperator('Zarina')
  const token = await openToken()
  await send(token, 'When will it be paid?')
  await open({ token, language: 'en' })
  const give = (email: string) =>
    guest().post(contract.updateSupportChat, { body: { token, change: { type: 'email', email } } })
  expect((await give('guest')).status).toBe(400)
  expect((await give('guest@example.com')).status).toBe(200)
  const chatId = Number(token.split('.')[0])
  const { chat } = (await operator.ask(contract.readOperatorChat, { body: { chatId } })).body
  expect(chat).toMatchObject({ language: 'en', email: 'guest@example.com' })
  await operator.leave()
})

describe('what led to support is shown to the operator', () => {
  let operator: Awaited<ReturnType<typeof openOperator>>
  beforeAll(async () => {
    operator = await openOperator('Raya')
  })
  afterAll(() => operator.leave())
  const findReasons = async (token: string) => {
    const chatId = Number(token.split('.')[0])
    const { chats } = (await operator.ask(contract.listSupportChats)).body
    const { chat } = (await operator.ask(contract.readOperatorChat, { body: { chatId } })).body
    return [chats.find(({ id }) => id === chatId)?.reason, chat.reason]
  }

  test('of a guest as the page says it, until the conversation has ended', async () => {
    const token = await openToken({ reason: 'codes' })
    await send(token, 'no code comes')
    expect(await findReasons(token)).toEqual(['codes', 'codes'])
    await openToken({ token })
    expect(await findReasons(token)).toEqual(['codes', 'codes'])
    await openToken({ token, reason: 'login' })
    expect(await findReasons(token)).toEqual(['login', 'login'])
    await guest().post(contract.updateSupportChat, { body: { token, change: { type: 'end' } } })
    await openToken({ token })
    expect(await findReasons(token)).toEqual([null, null])
  })

  test('of a player only as it is signed', async () => {
    const player = await platform.createPlayer()
    const token = await openToken({ visitor: signVisitor(player, { reason: 'payout' }), reason: 'gift' })
    await send(token, 'where is my money')
    expect(await findReasons(token)).toEqual(['payout', 'payout'])
    await openToken({ visitor: signVisitor(player, { reason: '<b>other</b>' }) })
    expect(await findReasons(token)).toEqual(['payout', 'payout'])
  })

  test('and another one than the site has is refused', async () => {
    const answer = await open({ reason: 'other' as contract.SupportReason })
    expect([answer.status, answer.errors]).toEqual([400, [{ code: 'invalid_request', field: 'reason' }]])
  })
})

test('both sides talk, read and end; an end is rated once, and another message begins anew', async () => {
  const operator = await openOperator()
  const token = await openToken()
  const { number } = (await send(token, 'Hello')).body
  const { chats } = (await operator.ask(contract.listSupportChats)).body
  const chatId = chats.find(({ lastMessage }) => lastMessage?.text === 'Hello')!.id
  const update = (change: contract.CallBody<typeof contract.updateOperatorChat>['change']) =>
    operator.ask(contract.updateOperatorChat, { body: { chatId, change } })
  const rate = (rating: number) =>
    guest().post(contract.updateSupportChat, { body: { token, change: { type: 'rate', rating } } })
  await update({ type: 'read', number })
  await rate(1)
  await operator.ask(contract.sendOperatorMessage, { body: { chatId, key: drawKey(), text: 'Good day' } })
  await update({ type: 'end' })
  await rate(5)
  await rate(2)
  const page = (await read(token)).body
  expect(page.chat).toMatchObject({
    operatorRead: 1,
    visitorRead: 0,
    isStaffed: true,
    isEnded: true,
    isRated: true,
  })
  expect(page.messages.map(({ author, kind, name, text }) => [author, kind, name, text])).toEqual([
    ['visitor', 'text', null, 'Hello'],
    ['operator', 'text', 'Marina', 'Good day'],
    ['operator', 'end', 'Marina', ''],
    ['visitor', 'rating', null, '5'],
  ])
  await send(token, 'One more thing')
  expect((await read(token)).body.chat).toMatchObject({ isEnded: false, isRated: false })
  await operator.leave()
})

test('while nobody is there the demo answers by the words of the question, no answer twice in a row, and a guest leaves an e-mail', async () => {
  const token = await openToken()
  await send(token, 'Где мой ВЫВОД?')
  await guest().post(contract.sendSupportMessage, {
    body: { token, key: drawKey(), text: 'Погода', email: 'guest@example.com' },
  })
  await send(token, 'И ещё')
  const page = (await read(token)).body
  expect(page.chat).toMatchObject({ email: 'guest@example.com', isStaffed: false })
  expect(page.messages.map(({ author, text }) => [author, text])).toEqual([
    ['visitor', 'Где мой ВЫВОД?'],
    ['automatic', 'Про вывод'],
    ['visitor', 'Погода'],
    ['automatic', 'Ответим позже'],
    // The same answer is not given twice in a row.
    ['visitor', 'И ещё'],
  ])
})

test("a guest's chat is deleted with its messages when no token leads to it any more, a player's is not", async () => {
  const [forgotten, opened] = [await openToken(), await openToken()]
  const player = await openToken({ visitor: signVisitor(await platform.createPlayer()) })
  for (const token of [forgotten, opened, player]) await send(token, 'my address is a secret')
  platform.clock.advance({ days: 29 })
  const again = await openToken({ token: opened })
  platform.clock.advance({ days: 2 })
  const ids = [forgotten, opened, player].map((token) => Number(token.split('.')[0]))
  await deleteForgotten(platform.db, platform.clock.now())
  const left = await platform.db
    .selectFrom('support_chats')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1))
  expect(textsOf(await read(again)).length).toBeGreaterThan(0)
})
