import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  getProfile,
  largestPicture,
  listNotifications,
  listVerifications,
  sendVerification,
  updateProfile,
  verificationChanged,
  type Verification,
  type VerificationKind,
} from '@yanta/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerDesk } from '../../../desk/desk.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { listAudit } from '../../site/audit/audit.service.ts'
import { makeJpeg, makePng, makePngHeader, padTo } from '../../../plugins/pictures/testing/pictures.ts'
import { createPictureStore } from '../../../plugins/pictures/picture-store.ts'
import { sweepDocuments } from './verifications.jobs.ts'

let platform: TestPlatform
let jpeg: Buffer
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
  jpeg = await makeJpeg()
})
afterAll(() => platform.close())

const send = (
  player: TestPlayer | null,
  file: Buffer | string,
  { id = 'identity', name = 'undecided.jpg' } = {},
) =>
  platform.as(player).put(sendVerification, {
    params: { id },
    body: { file: typeof file === 'string' ? file : file.toString('base64'), name },
  })
const list = async (player: TestPlayer) => (await platform.as(player).get(listVerifications)).body
const find = async (player: TestPlayer, kind: VerificationKind = 'identity') =>
  (await list(player)).items.find((item) => item.kind === kind)!
const storedFiles = () => {
  const { documentsDir } = platform.config
  return existsSync(documentsDir) ? readdirSync(documentsDir) : []
}
const readPicture = async (player: TestPlayer | null, id = 'identity') =>
  platform.app.inject({
    url: `/json-api/verifications/${id}/picture?platform=desktop`,
    headers: player ? { authorization: `Bearer ${player.token}` } : {},
  })
let keys = 0
const desk = async (words: string[], options?: Record<string, string>) => {
  const { db, clock, config, app } = platform
  return answerDesk(
    {
      db,
      clock,
      sessionSecret: config.sessionSecret,
      documentsDir: config.documentsDir,
      chatPicturesDir: config.chatPicturesDir,
      realtime: app.deps.realtime,
      addXp: () => Promise.reject(new Error('no experience here')),
      timeZone: 'Europe/Moscow',
      mostWager: null,
      messages: app.deps,
    },
    {
      words: ['document', ...words],
      operator: 'olga',
      reason: '',
      key: `key-${(keys += 1)}`,
      options,
      folder: config.dataDir,
    },
  )
}
const lettersTo = async ({ email }: TestPlayer) =>
  await platform.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .execute()

describe('a picture', () => {
  test('waits after it was sent, usually for two hours at most, and pages are told [3.49] [3.53] [7.20] [9.23]', async () => {
    const player = await platform.createPlayer()
    expect((await list(player)).items.map(({ kind, status }) => [kind, status])).toEqual([
      ['identity', 'none'],
      ['payment_card', 'none'],
      ['e_wallet', 'none'],
      ['additional', 'none'],
    ])
    const told: Verification[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === `user:${player.id}` && type === verificationChanged.type) told.push(data)
    })
    const { status, body } = await send(player, jpeg, { name: 'undecided \u202epassport.jpg' })
    end()
    expect(status).toBe(200)
    const [step] = body.steps
    expect(body).toEqual({
      id: 'identity',
      kind: 'identity',
      status: 'wait',
      reasons: [],
      expectedAt: new Date(Date.parse(step!.at) + 7_200_000).toISOString(),
      hasPicture: true,
      steps: [
        {
          at: expect.any(String),
          kind: 'sent',
          file: { name: 'undecided passport.jpg', bytes: jpeg.length },
          reasons: [],
          comment: null,
        },
      ],
    })
    expect(told).toEqual([body])
    expect((await list(player)).items[0]).toEqual(body)
    expect((await find(player, 'payment_card')).status).toBe('none')
  })

  test('is stored upright and without what the camera wrote into it, and unreadable on the disk [5.17]', async () => {
    const player = await platform.createPlayer()
    const before = new Set(storedFiles())
    const turned = await makeJpeg({ width: 90, height: 40, orientation: 6 })
    expect(turned.includes('secret-of-the-camera')).toBe(true)
    await send(player, turned)
    const answer = await readPicture(player)
    const picture = answer.rawPayload
    const { width, height, format, exif, icc } = await sharp(picture).metadata()
    expect({ width, height, format, exif, icc }).toEqual({
      width: 40,
      height: 90,
      format: 'jpeg',
      exif: undefined,
      icc: undefined,
    })
    const [file, ...others] = storedFiles().filter((name) => !before.has(name))
    expect([file, others]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), []])
    const path = join(platform.config.documentsDir, file!)
    const stored = readFileSync(path)
    for (const bytes of [picture.subarray(0, 20), picture.subarray(-20), turned.subarray(0, 20)])
      expect(stored.includes(bytes)).toBe(false)
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  })

  test('of more than 4096 dots on a side is stored smaller, a PNG as a JPEG without its transparency', async () => {
    const player = await platform.createPlayer()
    const large = await sharp({
      create: { width: 5_000, height: 2_500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await send(player, large)).status).toBe(200)
    const picture = sharp((await readPicture(player)).rawPayload)
    const { width, height, format } = await picture.metadata()
    expect({ width, height, format }).toEqual({ width: 4_096, height: 2_048, format: 'jpeg' })
    expect((await picture.stats()).dominant).toEqual({ r: 248, g: 248, b: 248 })
  })

  test('is read by its owner alone, as a file that is kept nowhere [7.19]', async () => {
    const player = await platform.createPlayer()
    await send(player, jpeg)
    const own = await readPicture(player)
    expect(own.statusCode).toBe(200)
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="identity.jpg"',
      'cache-control': 'no-store, private',
      'x-content-type-options': 'nosniff',
    })
    const other = await platform.createPlayer()
    for (const [who, id] of [
      [other, 'identity'],
      [player, 'payment_card'],
    ] as const) {
      const answer = await readPicture(who, id)
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [{ code: 'verification_not_found' }]])
    }
    expect((await readPicture(null)).statusCode).toBe(401)
  })

  test('without its right file on the disk is not shown as another one', async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    for (const each of [player, other]) await send(each, jpeg)
    const pictures = await platform.db
      .selectFrom('verifications')
      .select(['user_id', 'picture'])
      .where('user_id', 'in', [player.id, other.id])
      .execute()
    const pathOf = ({ id }: TestPlayer) =>
      join(platform.config.documentsDir, pictures.find(({ user_id }) => user_id === id)!.picture!)
    const store = createPictureStore(platform.config.documentsDir, platform.config.sessionSecret, 'documents')
    await store.remove(pictures.find(({ user_id }) => user_id === player.id)!.picture!)
    const { copyFileSync } = await import('node:fs')
    copyFileSync(pathOf(other), pathOf(player))
    expect((await readPicture(player)).statusCode).toBe(500)
    expect(platform.drainErrors()).toHaveLength(1)
  })
})

describe('a file that is refused leaves the document as it was, and nothing on the disk', () => {
  let player: TestPlayer
  beforeAll(async () => {
    player = await platform.createPlayer()
  })
  const html = '<!DOCTYPE html><script>alert(1)</script>'
  const files: [string, () => Buffer | string | Promise<Buffer>, number, string][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'invalid_mime_type'],
    ['HTML', () => Buffer.from(html), 415, 'invalid_mime_type'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'invalid_mime_type'],
    ['GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00'), 415, 'invalid_mime_type'],
    [
      'WebP',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
      415,
      'invalid_mime_type',
    ],
    ['nothing', () => Buffer.alloc(0), 415, 'invalid_mime_type'],
    ['three bytes of a JPEG', () => Buffer.from('ffd8ff', 'hex'), 422, 'unable_to_process_verification'],
    [
      'HTML behind the head of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)]),
      422,
      'unable_to_process_verification',
    ],
    [
      'a JPEG that ends in the middle',
      async () => {
        const whole = await makeJpeg({ width: 300, height: 300 })
        return whole.subarray(0, whole.length / 2)
      },
      422,
      'unable_to_process_verification',
    ],
    [
      'a PNG that ends in the middle',
      async () => {
        const whole = await makePng({ width: 300, height: 300 })
        return whole.subarray(0, whole.length / 2)
      },
      422,
      'unable_to_process_verification',
    ],
    [
      '50000 × 50000 by its header',
      () => makePngHeader(50_000, 50_000),
      422,
      'document_does_not_meet_requirements',
    ],
    ['40 megapixels and 8000', () => makePngHeader(8_000, 5_001), 422, 'document_does_not_meet_requirements'],
    ['no base64', () => 'ÿØÿ', 400, 'invalid_request'],
    ['base64 that is cut off', () => '/9j/4AA', 400, 'invalid_request'],
    ['exactly 32 MB', () => padTo(jpeg, largestPicture), 413, 'large_file'],
    ['45 MB', () => padTo(jpeg, 45_000_000), 413, 'large_file'],
  ]
  test.each(files)('%s [5.17] [8.35]', async (_what, make, status, code) => {
    const before = storedFiles()
    const answer = await send(player, await make())
    expect([answer.status, answer.errors.map((error) => error.code)]).toEqual([status, [code]])
    expect(await find(player)).toMatchObject({ status: 'none', steps: [], hasPicture: false })
    expect(storedFiles()).toEqual(before)
  })

  test('and another picture can be sent at once, of one byte less than 32 MB too [5.17]', async () => {
    const answer = await send(player, padTo(jpeg, largestPicture - 1))
    expect([answer.status, answer.body.steps[0]!.file!.bytes]).toEqual([200, largestPicture - 1])
  })

  test.each(['7', 'passport', 'IDENTITY', '__proto__'])(
    'the id %j is that of no document [7.20]',
    async (id) => {
      const { status, errors } = await send(player, jpeg, { id })
      expect([status, errors]).toEqual([404, [{ code: 'verification_not_found' }]])
    },
  )

  test('a guest sends nothing [7.20]', async () => {
    expect((await send(null, jpeg)).errors).toEqual([{ code: 'unauthorized' }])
  })
})

test('of a picture that is a web page or an archive as well, only the picture is stored [5.17]', async () => {
  const player = await platform.createPlayer()
  const tail = Buffer.from('PK\u0003\u0004<script>alert("polyglot")</script>')
  for (const [id, picture] of [
    ['identity', jpeg],
    ['payment_card', await makePng()],
  ] as const) {
    expect((await send(player, Buffer.concat([picture, tail]), { id })).status).toBe(200)
    expect((await readPicture(player, id)).rawPayload.includes('polyglot')).toBe(false)
  }
})

describe('one picture of a document at a time', () => {
  test('of two tabs one is taken, and other documents are taken beside it [8.35]', async () => {
    const player = await platform.createPlayer()
    const answers = await Promise.all([
      send(player, jpeg),
      send(player, jpeg),
      send(player, jpeg, { id: 'payment_card' }),
    ])
    const codes = answers.map(({ status, errors }) => errors[0]?.code ?? status)
    expect(codes[2]).toBe(200)
    expect(codes.slice(0, 2).map(String).toSorted()).toEqual(['200', 'verification_is_already_processing'])
    expect((await find(player)).steps).toHaveLength(1)
  })

  test('while one waits, and after one was accepted, none is taken [8.35]', async () => {
    const player = await platform.createPlayer()
    await send(player, jpeg)
    expect((await send(player, jpeg)).errors).toEqual([{ code: 'verification_is_already_processing' }])
    await desk(['approve', String(player.id), 'identity'])
    expect((await send(player, jpeg)).errors).toEqual([{ code: 'documents_already_sent' }])
    expect((await find(player)).steps.map(({ kind }) => kind)).toEqual(['sent', 'approved'])
  })

  test('one whose sender has left is forgotten: another is taken, and nothing is left on the disk', async () => {
    const player = await platform.createPlayer()
    const before = storedFiles()
    const { port } = platform.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `PUT /json-api/verifications/identity?platform=desktop HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${player.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n{"file":"${padTo(jpeg, 30_000).toString('base64')}`,
    )
    await expect.poll(storedFiles).toHaveLength(before.length + 1)
    expect((await send(player, jpeg)).errors).toEqual([{ code: 'verification_is_already_processing' }])
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(storedFiles).toEqual(before)
    await expect.poll(async () => (await send(player, jpeg)).status).toBe(200)
  })

  test('one of a process that was killed holds its document for half a minute, then its files are swept', async () => {
    const player = await platform.createPlayer()
    const store = createPictureStore(platform.config.documentsDir, platform.config.sessionSecret, 'documents')
    const name = 'ab'.repeat(20)
    async function* bytes() {
      yield jpeg
    }
    await store.writeIncoming(name, 'player', bytes())
    await store.write(name, 'player', bytes())
    const until = new Date(platform.clock.now().getTime() + 30_000)
    await platform.db
      .insertInto('verifications')
      .values({ user_id: player.id, kind: 'identity', upload: name, upload_until: until })
      .execute()
    const { deps } = platform.app
    expect((await send(player, jpeg)).errors).toEqual([{ code: 'verification_is_already_processing' }])
    await sweepDocuments(deps, store)
    expect(storedFiles()).toEqual(expect.arrayContaining([name, `${name}.incoming`]))
    platform.clock.advance({ seconds: 31 })
    await sweepDocuments(deps, store)
    expect(storedFiles().filter((file) => file.startsWith(name))).toEqual([])
    expect((await send(player, jpeg)).status).toBe(200)
    await sweepDocuments(deps, store)
    expect((await readPicture(player)).statusCode).toBe(200)
  })
})

test('a house that takes no documents says so before a file is sent, and refuses one [8.35]', async () => {
  const player = await platform.createPlayer()
  expect((await list(player)).isEnabled).toBe(true)
  platform.config.documents = false
  expect((await list(player)).isEnabled).toBe(false)
  expect((await send(player, jpeg)).errors).toEqual([{ code: 'verification_service_disabled' }])
  platform.config.documents = true
})

describe('the desk', () => {
  test('lists what waits, shows it in a file, and is on record for it [3.54]', async () => {
    const player = await platform.createPlayer({ nickName: 'Amber' })
    await send(player, jpeg, { name: 'undecided-passport.jpg' })
    expect((await desk(['list'])).text).toMatch(
      new RegExp(`player ${player.id} +identity +\\S+Z +0\\.0 MB +Amber +undecided-passport\\.jpg`),
    )
    const shown = await desk(['show', String(player.id), 'identity', 'shown.jpg'])
    const path = join(platform.config.dataDir, 'shown.jpg')
    expect([shown.exitCode, shown.text]).toEqual([0, expect.stringContaining(path)])
    expect(await readFile(path)).toEqual((await readPicture(player)).rawPayload)
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
    expect((await listAudit(platform.db, 1))[0]).toMatchObject({
      actor: 'olga',
      action: 'document show',
      subject: `player ${player.id}`,
      detail: { document: 'identity' },
    })
    expect(await desk(['show', String(player.id), 'identity', 'shown.jpg'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('exists'),
    })
    expect((await desk(['show', String(player.id), 'e_wallet', 'other.jpg'])).exitCode).toBe(1)
  })

  test('declines with reasons and words, and the next picture replaces the one before [8.36]', async () => {
    const player = await platform.createPlayer({ locale: 'en' })
    await send(player, jpeg, { id: 'payment_card' })
    const declined = await desk(['decline', String(player.id), 'payment_card', 'glare,card_number_hidden'], {
      comment: 'Cover the CVC, please.',
    })
    expect(declined.exitCode).toBe(0)
    expect(await find(player, 'payment_card')).toMatchObject({
      status: 'cancel',
      reasons: ['glare', 'card_number_hidden'],
      expectedAt: null,
      hasPicture: true,
      steps: [
        { kind: 'sent' },
        { kind: 'declined', reasons: ['glare', 'card_number_hidden'], comment: 'Cover the CVC, please.' },
      ],
    })
    const [letter] = await lettersTo(player)
    expect(letter!.subject).toContain('was not accepted')
    for (const words of [
      'Bank card',
      'Glare covers',
      'last four digits',
      'Cover the CVC, please.',
      '/profile/verification',
    ])
      expect(letter!.body).toContain(words)
    await expect
      .poll(
        async () =>
          (await platform.as(player).get(listNotifications, {}, { headers: { 'accept-language': 'en' } }))
            .body.items,
      )
      .toMatchObject([{ title: 'Document not accepted', button: { link: '/profile/verification' } }])
    expect((await listAudit(platform.db, 1))[0]).toMatchObject({
      action: 'document declined',
      detail: { document: 'payment_card', reasons: ['glare', 'card_number_hidden'] },
    })
    const before = storedFiles()
    expect((await send(player, jpeg, { id: 'payment_card' })).body).toMatchObject({
      status: 'wait',
      reasons: [],
    })
    expect(storedFiles()).toHaveLength(before.length)
  })

  test.each([
    [['decline', 'player', 'identity', 'ugly'], 'are no reasons'],
    [['decline', 'player', 'identity', ''], 'are no reasons'],
    [['decline', 'player', 'identity', 'glare'], 'does not wait'],
    [['approve', 'player', 'identity'], 'does not wait'],
    [['reopen', 'player', 'identity'], 'was not accepted'],
    [['approve', 'player', 'passport'], 'is no document'],
  ])('refuses %j', async (words, text) => {
    const player = await platform.createPlayer()
    const answer = await desk(words.map((word) => (word === 'player' ? String(player.id) : word)))
    expect([answer.exitCode, answer.text]).toEqual([1, expect.stringContaining(text)])
    expect((await find(player)).steps).toEqual([])
  })

  test('accepts an identity: the birthday is verified, and names that are known are fixed until it is reopened [3.9] [6.12]', async () => {
    const player = await platform.createPlayer({ locale: 'en' })
    const change = (body: object) => platform.as(player).put(updateProfile, { body })
    const profile = async () => (await platform.as(player).get(getProfile)).body
    await change({ firstname: 'Вера', lastname: 'Лебедева' })
    await send(player, jpeg)
    expect(await profile()).toMatchObject({ birthday_verified: false })
    await desk(['approve', String(player.id), 'identity'])
    expect(await profile()).toMatchObject({ birthday_verified: true, is_verified: false })
    expect((await lettersTo(player)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('document was accepted'),
    ])
    const refused = await change({ firstname: 'Анна', lastname: 'Лебедева', address: 'Riga' })
    expect([refused.status, refused.errors]).toEqual([400, [{ code: 'invalid_request', field: 'firstname' }]])
    expect((await change({ lastname: '' })).errors).toEqual([{ code: 'invalid_request', field: 'lastname' }])
    expect(await profile()).toMatchObject({ firstname: 'Вера', lastname: 'Лебедева', address: null })
    expect((await change({ firstname: 'Вера', address: 'Riga', middlename: 'Игоревна' })).body.success).toBe(
      true,
    )
    expect((await change({ middlename: 'Ивановна' })).status).toBe(400)
    await desk(['reopen', String(player.id), 'identity'])
    expect(await profile()).toMatchObject({ birthday_verified: false })
    expect(await find(player)).toMatchObject({ status: 'none', steps: [{}, {}, { kind: 'reopened' }] })
    expect((await change({ firstname: 'Анна' })).status).toBe(200)
    expect((await send(player, jpeg)).status).toBe(200)
  })

  test('decides once: of two at the same time one finds nothing that waits', async () => {
    const player = await platform.createPlayer()
    await send(player, jpeg)
    const answers = await Promise.all([
      desk(['approve', String(player.id), 'identity']),
      desk(['decline', String(player.id), 'identity', 'glare']),
    ])
    expect(answers.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1])
    expect((await find(player)).steps).toHaveLength(2)
  })
})

test('in the demo a decision comes after a minute, by the name of the file [7.20] [8.36]', async () => {
  const player = await platform.createPlayer()
  await send(player, jpeg, { name: 'passport.jpg' })
  await send(player, await makePng(), { id: 'payment_card', name: 'card-glare-hidden.png' })
  await send(player, jpeg, { id: 'additional', name: 'undecided.jpg' })
  platform.clock.advance({ seconds: 50 })
  expect((await list(player)).items.map(({ status }) => status)).toEqual(['wait', 'wait', 'none', 'wait'])
  platform.clock.advance({ seconds: 20 })
  await expect
    .poll(async () => (await list(player)).items.map(({ status, reasons }) => [status, ...reasons]), {
      timeout: 10_000,
    })
    .toEqual([['success'], ['cancel', 'glare', 'card_number_hidden'], ['none'], ['wait']])
})
