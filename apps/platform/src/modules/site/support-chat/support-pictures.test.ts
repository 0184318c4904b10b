import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@yanta/contract'
import { proveChatVisitor } from '@yanta/contract/chat-visitor-signature'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerDesk } from '../../../desk/desk.ts'
import { makeJpeg, makePng, makePngHeader, padTo } from '../../../plugins/pictures/testing/pictures.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { listAudit } from '../audit/audit.service.ts'
import { eraseClosedAccounts } from '../../identity/own-data/erasure.service.ts'
import { countGuestPicture, deleteGuestPictureCounts, mostGuestPictures } from './guest-pictures.service.ts'
import { openLink } from './operators.service.ts'
import { deleteForgotten } from './support-chat.service.ts'
import { openPictures, sweepPictures } from './support-pictures.service.ts'

const webimKey = 'e64e35642555f3ecd64ae7dbb600dca8'
let platform: TestPlatform
let jpeg: Buffer
let operator: Record<string, string>
beforeAll(async () => {
  platform = await createTestPlatform({ WEBIM_KEY: webimKey })
  jpeg = await makeJpeg()
  const key = await openLink(platform.db, platform.clock.now(), 'Marina')
  const { body } = await guest().post(contract.openOperatorSession, { body: { key } })
  operator = { [contract.operatorHeader]: body.token }
})
afterAll(() => platform.close())

let count = 0
const drawKey = () => `picture-${(count += 1)}`
const guest = () => platform.as(null)
const openToken = async (visitor?: contract.ProvidedVisitor) =>
  (await guest().post(contract.openSupportChat, { body: { language: 'ru', ...(visitor && { visitor }) } }))
    .body.token
function signVisitor({ id }: { id: number }): contract.ProvidedVisitor {
  const fields = { id: String(id), display_name: 'A player', info: '' }
  const expires = String(Math.floor(platform.clock.now().getTime() / 1000) + 3600)
  return { fields, expires, proof: proveChatVisitor(webimKey, { fields, expires }) }
}
const chatOf = (token: string) => Number(token.split('.')[0])
const send = (token: string, file: Buffer, key = drawKey()) =>
  guest().post(contract.sendSupportPicture, { body: { token, key, file: file.toString('base64') } })
const answer = (chatId: number, file: Buffer, key = drawKey(), headers = operator) =>
  guest().post(
    contract.sendOperatorPicture,
    { body: { chatId, key, file: file.toString('base64') } },
    { headers },
  )
const show = ({ path }: contract.CallDeclaration, body: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: path, payload: body, headers })
const listMessages = async (token: string) =>
  (await guest().post(contract.readSupportChat, { body: { token } })).body.messages
const listFiles = () => {
  try {
    return readdirSync(platform.config.chatPicturesDir).toSorted()
  } catch {
    return []
  }
}

test('a picture is a message that both sides see, each once, and the chat goes on by number', async () => {
  const published: number[] = []
  const token = await openToken()
  const { chat } = (await guest().post(contract.readSupportChat, { body: { token } })).body
  const stop = platform.watchPublished((room, type, { change }) => {
    if (type === 'supportChatChanged' && room === chat.room && change.type === 'message')
      published.push(change.message.number)
  })
  const key = drawKey()
  const sent = await Promise.all([send(token, jpeg, key), send(token, jpeg, key)])
  expect(sent.map(({ status, body }) => [status, body.number])).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect((await send(token, Buffer.from('another file'.repeat(2)), key)).status).toBe(415)
  expect((await send(token, jpeg, key)).body).toEqual(sent[0]!.body)
  await answer(chatOf(token), await makePng({ width: 20, height: 30 }))
  const shown = {
    author: 'visitor',
    kind: 'picture',
    name: null,
    text: '',
    picture: { width: 64, height: 48 },
  }
  expect(await listMessages(token)).toMatchObject([
    { number: 1, key, ...shown },
    { number: 2, ...shown, author: 'operator', name: 'Marina', picture: { width: 20, height: 30 } },
  ])
  expect(published).toEqual([1, 2])
  expect(listFiles()).toHaveLength(2)
  stop()
})

describe('a stored picture', () => {
  test.each<[string, () => Promise<Buffer>, number, number]>([
    ['a JPEG turned by its camera', () => makeJpeg({ width: 90, height: 40, orientation: 6 }), 40, 90],
    ['a PNG', () => makePng({ width: 30, height: 20 }), 30, 20],
    [
      'a WebP',
      async () =>
        sharp(await makePng({ width: 25, height: 35 }))
          .webp()
          .toBuffer(),
      25,
      35,
    ],
    ['a large one', () => makePng({ width: 2_500, height: 50 }), 2_048, 41],
  ])('of %s is an upright JPEG of pixels alone', async (_what, make, width, height) => {
    const token = await openToken()
    const { number, picture } = (await send(token, await make())).body
    expect(picture).toEqual({ width, height })
    const shown = await show(contract.readSupportPicture, { token, number })
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      'image/jpeg',
      'no-store, private',
    ])
    const { format, exif, icc, ...size } = await sharp(shown.rawPayload).metadata()
    expect({ format, exif, icc, width: size.width, height: size.height }).toEqual({
      format: 'jpeg',
      exif: undefined,
      icc: undefined,
      width,
      height,
    })
    expect(shown.rawPayload.includes('secret-of-the-camera')).toBe(false)
  })

  test('is unreadable on the disk, under a name that nobody can guess', async () => {
    const before = new Set(listFiles())
    const token = await openToken()
    const { number } = (await send(token, jpeg)).body
    const [file, ...others] = listFiles().filter((name) => !before.has(name))
    expect([file, others]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), []])
    const { rawPayload } = await show(contract.readSupportPicture, { token, number })
    const stored = readFileSync(join(platform.config.chatPicturesDir, file!))
    for (const bytes of [rawPayload.subarray(0, 20), rawPayload.subarray(-20)])
      expect(stored.includes(bytes)).toBe(false)
  })

  test('is read by its visitor and by operators, and by nobody else', async () => {
    const [own, other] = [await openToken(), await openToken()]
    const { number } = (await send(own, jpeg)).body
    const chatId = chatOf(own)
    expect((await show(contract.readSupportPicture, { token: own, number })).statusCode).toBe(200)
    expect((await show(contract.readOperatorPicture, { chatId, number }, operator)).statusCode).toBe(200)
    const readings = [
      show(contract.readSupportPicture, { token: other, number }),
      show(contract.readSupportPicture, { token: own.replace(/^\d+/, String(chatOf(other))), number }),
      show(contract.readSupportPicture, { token: own, number: 2 }),
      show(contract.readOperatorPicture, { chatId, number: 2 }, operator),
      show(contract.readOperatorPicture, { chatId, number }),
      show(contract.readOperatorPicture, { chatId, number }, { [contract.operatorHeader]: 'forged' }),
    ]
    expect((await Promise.all(readings)).map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 404, 401, 401,
    ])
  })
})

describe('refused, nothing is stored and no message comes', () => {
  let token: string
  let before: string[]
  beforeAll(async () => {
    token = await openToken()
    before = listFiles()
  })
  afterEach(async () => {
    expect(listFiles()).toEqual(before)
    expect(await listMessages(token)).toEqual([])
  })
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(40)])
  const most = contract.largestSupportPicture

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['nothing', () => Buffer.alloc(0), 415, 'invalid_mime_type'],
    ['a GIF', () => gif, 415, 'invalid_mime_type'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg><script>alert(1)</script></svg>'),
      415,
      'invalid_mime_type',
    ],
    [
      'a page behind the head of a JPEG',
      () => Buffer.from('\xff\xd8\xff<html></html>', 'latin1'),
      415,
      'invalid_mime_type',
    ],
    ['a sound in a RIFF', () => Buffer.from('RIFF\0\0\0\0WAVEfmt '), 415, 'invalid_mime_type'],
    ['a WebP without a picture', () => Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 415, 'invalid_mime_type'],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), 415, 'invalid_mime_type'],
    ['50000 × 50000 by its header', () => makePngHeader(50_000, 50_000), 413, 'large_file'],
    ['a byte more than 8 MB', () => padTo(jpeg, most + 1), 413, 'large_file'],
    ['12 MB', () => padTo(jpeg, 12 * 1024 * 1024), 413, 'large_file'],
  ])('%s', async (_what, make, status, code) => {
    const refused = await send(token, await make())
    expect([refused.status, refused.errors]).toEqual([status, [{ code }]])
  })

  test.each<[string, object, number, object]>([
    ['a forged token', { token: '1.9999999999.'.padEnd(53, '0') }, 404, { code: 'not_found' }],
    ['no key', { key: undefined }, 400, { code: 'invalid_request', field: 'key' }],
    ['a key that is none', { key: '<b>' }, 400, { code: 'invalid_request', field: 'key' }],
    ['no file', { file: undefined }, 400, { code: 'invalid_request', field: 'file' }],
    ['a file that is no base64', { file: '<img>' }, 400, { code: 'invalid_request', field: 'file' }],
    ['another value', { file: 'AAAA', url: 'x' }, 400, { code: 'invalid_request', field: 'body' }],
  ])('%s', async (_what, change, status, error) => {
    const body = { token, key: drawKey(), file: jpeg.toString('base64'), ...change }
    const refused = await show(contract.sendSupportPicture, body)
    expect([refused.statusCode, refused.json<{ errors: unknown }>().errors]).toEqual([status, [error]])
  })

  test('an operator without a session, and one who answers a chat that is absent', async () => {
    const refused = [
      await answer(chatOf(token), jpeg, drawKey(), {}),
      await answer(chatOf(token), jpeg, drawKey(), { [contract.operatorHeader]: 'forged' }),
      await answer(999_999, jpeg),
    ]
    expect(refused.map(({ errors }) => errors)).toEqual([
      [{ code: 'unauthorized' }],
      [{ code: 'unauthorized' }],
      [{ code: 'not_found' }],
    ])
  })
})

test('a picture of 8 MB is taken', async () => {
  const { status, body } = await send(await openToken(), padTo(jpeg, contract.largestSupportPicture))
  expect([status, body.picture]).toEqual([200, { width: 64, height: 48 }])
})

test('a visitor sends fifty pictures a day in a chat, and operators as many as they like', async () => {
  const token = await openToken()
  const { db, clock } = platform
  const rows = Array.from({ length: 50 }, (_, index) => ({
    chat_id: chatOf(token),
    number: index + 1,
    key: drawKey(),
    author: 'visitor' as const,
    kind: 'picture' as const,
    text: '',
    picture: randomBytes(20).toString('hex'),
    picture_width: 1,
    picture_height: 1,
    sent_at: clock.now(),
  }))
  await db.insertInto('support_messages').values(rows).execute()
  await db.updateTable('support_chats').set({ last_number: 50 }).where('id', '=', chatOf(token)).execute()
  const refused = await send(token, jpeg)
  expect([refused.status, refused.errors.map(({ code }) => code)]).toEqual([429, ['too_many_requests']])
  expect((await answer(chatOf(token), jpeg)).status).toBe(200)
  await db
    .updateTable('support_messages')
    .set({ sent_at: new Date(clock.now().getTime() - 86_401_000) })
    .where('chat_id', '=', chatOf(token))
    .where('number', '=', 1)
    .execute()
  expect((await send(token, jpeg)).status).toBe(200)
})

describe('guests have a total of pictures a day', () => {
  const { network, wide, all } = mostGuestPictures
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const sendFrom = async (address: string, token?: string, key = drawKey(), file = jpeg) => {
    const body = { token: token ?? (await openToken()), key, file: file.toString('base64') }
    return (await show(contract.sendSupportPicture, body, from(address))).statusCode
  }
  /** As if so many had been sent today. */
  const recordSent = (sent: number, of: 'network' | 'all') =>
    platform.db
      .updateTable('support_guest_pictures')
      .set({ sent })
      .where('network', of === 'all' ? '=' : '!=', '')
      .execute()
  const listCounts = async () =>
    (await platform.db.selectFrom('support_guest_pictures').select('network').execute()).map(
      (row) => row.network,
    )
  const listSent = async () =>
    (await platform.db.selectFrom('support_guest_pictures').select('sent').orderBy('sent').execute()).map(
      (row) => row.sent,
    )
  beforeEach(async () => {
    await platform.db.deleteFrom('support_guest_pictures').execute()
  })

  test('from one network, however many chats they begin; another network, and a player, go on', async () => {
    const token = await openToken()
    const key = drawKey()
    expect(await sendFrom('203.0.113.7', token, key)).toBe(200)
    await recordSent(network - 1, 'network')
    expect(await sendFrom('203.0.113.7')).toBe(200)
    const known = new Set(listFiles())
    expect([await sendFrom('203.0.113.7'), await sendFrom('203.0.113.7')]).toEqual([429, 429])
    expect(listFiles().filter((name) => !known.has(name))).toEqual([])
    // One that has arrived is no second one.
    expect(await sendFrom('203.0.113.7', token, key)).toBe(200)
    expect(await sendFrom('203.0.113.8')).toBe(200)
    const player = await openToken(signVisitor(await platform.createPlayer()))
    expect(await sendFrom('203.0.113.7', player)).toBe(200)
  })

  test('from all of them together, of which a network that has used its own takes nothing', async () => {
    expect(await sendFrom('203.0.113.7')).toBe(200)
    await recordSent(network, 'network')
    await recordSent(all - 1, 'all')
    expect(await sendFrom('203.0.113.7')).toBe(429)
    expect(await sendFrom('203.0.113.8')).toBe(200)
    expect(await sendFrom('203.0.113.9')).toBe(429)
  })

  test('of which one that is refused, or that came twice, takes nothing', async () => {
    const [token, key] = [await openToken(), drawKey()]
    expect(await sendFrom('203.0.113.7', token, key)).toBe(200)
    const half = jpeg.subarray(0, jpeg.length / 2)
    const tries = await Promise.all([1, 2, 3].map(() => sendFrom('203.0.113.7', undefined, undefined, half)))
    expect([tries, await listSent()]).toEqual([
      [415, 415, 415],
      [1, 1],
    ])
    const twin = drawKey()
    await Promise.all([sendFrom('203.0.113.7', token, twin), sendFrom('203.0.113.7', token, twin)])
    expect(await listSent()).toEqual([2, 2])
    await recordSent(all, 'all')
    expect([await sendFrom('203.0.113.7'), await sendFrom('203.0.113.8')]).toEqual([429, 429])
    expect(await listSent()).toEqual([2, all])
  })

  test('from all networks of IPv6 that one customer may have', async () => {
    expect(await sendFrom('2001:db8:1:1::7')).toBe(200)
    await recordSent(wide, 'network')
    expect([await sendFrom('2001:db8:1:2::7'), await sendFrom('2001:db8:2:1::7')]).toEqual([429, 200])
  })

  test('which is told of no address, begins anew with the day, and is forgotten two days later', async () => {
    expect(await sendFrom('203.0.113.7')).toBe(200)
    await recordSent(network, 'network')
    const [hash] = (await listCounts()).filter((name) => name !== '')
    expect(hash).toMatch(/^[\w-]{43}$/)
    const { db, clock } = platform
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    const own = [{ name: hash!, most: network }]
    await expect(countGuestPicture(db, inDays(0), own)).rejects.toMatchObject({ code: 'too_many_requests' })
    await countGuestPicture(db, inDays(1), own)
    expect(await listCounts()).toHaveLength(4)
    await deleteGuestPictureCounts(db, inDays(2))
    expect(await listCounts()).toHaveLength(2)
  })
})

test("the desk writes a chat's pictures as new files that only their owner can read, and changes none that is there", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chat-show-'))
  const desk = async (...words: string[]) => {
    const { db, clock, config, app } = platform
    const { exitCode, text } = await answerDesk(
      {
        db,
        clock,
        sessionSecret: config.sessionSecret,
        documentsDir: config.documentsDir,
        chatPicturesDir: config.chatPicturesDir,
        realtime: app.deps.realtime,
        addXp: async () => undefined as never,
        timeZone: 'Europe/Moscow',
        mostWager: null,
        messages: app.deps,
      },
      {
        words: ['chat', 'show', ...words],
        operator: 'olga',
        reason: 'a complaint',
        key: drawKey(),
        folder,
        options: { pictures: 'out/of chat' },
      },
    )
    return { exitCode, lines: text.split('\n') }
  }
  const token = await openToken()
  const chatId = String(chatOf(token))
  expect((await desk(chatId)).lines.at(-1)).toBe('There is no picture.')
  await send(token, jpeg)
  await answer(chatOf(token), await makePng({ width: 20, height: 30 }))
  await send(await openToken(), jpeg)
  const to = join(folder, 'out/of chat')
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, `chat-${chatId}-1.jpg`), 'mine')
  expect((await desk(chatId)).lines.slice(-2)).toEqual([
    `1 of 2 pictures are new in ${to}: delete them when you have decided.`,
    '1 had a file of their name there, which was left as it is.',
  ])
  expect(readdirSync(to).toSorted()).toEqual([`chat-${chatId}-1.jpg`, `chat-${chatId}-2.jpg`])
  expect(readFileSync(join(to, `chat-${chatId}-1.jpg`), 'utf8')).toBe('mine')
  const second = join(to, `chat-${chatId}-2.jpg`)
  const { format, width } = await sharp(second).metadata()
  expect([format, width, statSync(second).mode & 0o077]).toEqual(['jpeg', 20, 0])
  expect((await listAudit(platform.db, 1))[0]).toMatchObject({
    actor: 'olga',
    action: 'chat pictures',
    subject: `chat ${chatId}`,
    reason: 'a complaint',
  })
  expect((await desk('../1')).exitCode).toBe(1)
  rmSync(folder, { recursive: true })
})

test('a message whose file is gone has no picture', async () => {
  const token = await openToken()
  const known = new Set(listFiles())
  const { body } = await send(token, jpeg)
  const [file] = listFiles().filter((name) => !known.has(name))
  rmSync(join(platform.config.chatPicturesDir, file!))
  const gone = await show(contract.readSupportPicture, { token, number: body.number })
  expect([gone.statusCode, gone.json<{ errors: unknown }>().errors]).toEqual([404, [{ code: 'not_found' }]])
})

test('the files of an erased player and of a forgotten guest are removed, others stay, also one that is under way', async () => {
  const player = await platform.createPlayer()
  const ofPlayer = await openToken(signVisitor(player))
  const [ofGuest, ofOther] = [await openToken(), await openToken()]
  const before = new Set(listFiles())
  const fileOf = async (token: string) => {
    const known = new Set(listFiles())
    await send(token, jpeg)
    return listFiles().find((name) => !known.has(name))!
  }
  const [erased, forgotten, kept] = [await fileOf(ofPlayer), await fileOf(ofGuest), await fileOf(ofOther)]
  const store = openPictures(platform.config.chatPicturesDir, platform.config.sessionSecret)
  async function* bytes() {
    yield jpeg
  }
  await store.writeIncoming('ab'.repeat(20), 'chat 1', bytes())
  const { db, clock } = platform
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await db
    .updateTable('users')
    .set({ closed_at: daysAgo(6 * 366) })
    .where('id', '=', player.id)
    .execute()
  await db
    .updateTable('support_chats')
    .set({ opened_at: daysAgo(31) })
    .where('id', '=', chatOf(ofGuest))
    .execute()
  await deleteForgotten(db, clock.now())
  await eraseClosedAccounts(platform.app.deps, 5, (error) => {
    throw error
  })
  const listNew = () => listFiles().filter((name) => !before.has(name))
  await sweepPictures(db, store, new Date(0))
  expect(listNew()).toHaveLength(4)
  const later = new Date(Date.now() + 60_000)
  await sweepPictures(db, store, later)
  expect(listNew()).toEqual([kept])
  expect([erased, forgotten]).not.toContain(kept)
})
