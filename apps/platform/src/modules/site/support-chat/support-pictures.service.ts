// Pictures in messages of the chat. Promises: who sends one is known before it is taken; a stored picture is that of a message, and of
// one only; it is read by the visitor of its chat and by operators.
import { randomBytes } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import {
  largestSupportPicture,
  sendOperatorPicture,
  sendSupportPicture,
  type FileAnswer,
  type SupportMessage,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { readFile } from '../../../plugins/pictures/arriving-file.ts'
import { readJpegSize } from '../../../plugins/pictures/jpeg-size.rules.ts'
import {
  createPictureStore,
  isStorageFailure,
  type PictureStore,
} from '../../../plugins/pictures/picture-store.ts'
import type { PictureRules } from '../../../plugins/pictures/picture-work.ts'
import {
  createUploadParser,
  type UploadFields,
  type UploadValues,
} from '../../../plugins/pictures/upload-body.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { countGuestPicture } from './guest-pictures.service.ts'
import type { Operator } from './operators.repository.ts'
import { presentMessage } from './support-chat.present.ts'
import { findChat, type ChatRecord } from './support-chat.repository.ts'
import { readToken, type SupportContext } from './support-context.ts'
import {
  countVisitorPictures,
  findMessage,
  findPicture,
  listPictureNumbers,
  listPictures,
} from './support-messages.repository.ts'
import { addMessages, addVisitorMessage, countMessage, type Draft } from './support-messages.service.ts'

export const chatPictureRules: PictureRules = {
  formats: ['jpeg', 'png', 'webp'],
  longestSide: 2_048,
  codes: {
    noLibrary: 'temporarily_unavailable',
    unreadable: 'invalid_mime_type',
    tooManyPixels: 'large_file',
  },
}

const picture = { kind: 'picture', text: '' } as const
/** Of a visitor in a chat. */
const mostPicturesADay = 50
const nameOwner = (chatId: number) => `chat ${chatId}`

/** @throws Refusal not_found, too_many_requests, or one of a picture; InvalidRequest */
export async function sendVisitorPicture(
  context: SupportContext,
  body: AsyncIterable<Buffer>,
  address: string,
): Promise<SupportMessage> {
  const { token, key } = sendSupportPicture.body.entries
  return takeFile(body, { token, key }, async (values, file) => {
    const chatId = readToken(context, values.token)
    countMessage(context, chatId)
    const draft = { ...picture, key: values.key, author: 'visitor', name: null } as const
    return storePicture(context, chatId, draft, file, {
      count: (chat) => countPicture(context, chat, address),
      add: (stored) => addVisitorMessage(context, chatId, stored),
    })
  })
}

/** Returns how to take the count back, where there is one. @throws Refusal too_many_requests */
async function countPicture(
  { db, clock, hashNetworks }: SupportContext,
  { id, userId }: ChatRecord,
  address: string,
): Promise<TakeBack | null> {
  const since = addSeconds(clock.now(), -86_400)
  if ((await countVisitorPictures(db, id, since)) >= mostPicturesADay) throw new Refusal('too_many_requests')
  return userId === null ? countGuestPicture(db, clock.now(), hashNetworks(address)) : null
}

/** @throws Refusal not_found, or one of a picture; InvalidRequest */
export async function answerByPicture(
  context: SupportContext,
  { name }: Operator,
  body: AsyncIterable<Buffer>,
): Promise<SupportMessage> {
  const { chatId, key } = sendOperatorPicture.body.entries
  return takeFile(body, { chatId, key }, (values, file) => {
    const draft = { ...picture, key: values.key, author: 'operator', name } as const
    return storePicture(context, values.chatId, draft, file, {
      async add(stored) {
        const [message] = await addMessages(context, values.chatId, () => [stored])
        return message!
      },
    })
  })
}

/** Takes a file once its first bytes are there: the values have to stand before it. */
async function takeFile<Fields extends UploadFields>(
  body: AsyncIterable<Buffer>,
  fields: Fields,
  take: (values: UploadValues<Fields>, file: AsyncIterable<Buffer>) => Promise<SupportMessage>,
): Promise<SupportMessage> {
  const parser = createUploadParser(fields)
  const { formats } = chatPictureRules
  const pieces = readFile(body, parser, { mostBytes: largestSupportPicture, formats })
  async function* readOn(first: IteratorResult<Buffer, void>): AsyncGenerator<Buffer> {
    if (!first.done) yield first.value
    yield* pieces
  }
  try {
    const first = await pieces.next()
    return await take(parser.readValues(), readOn(first))
  } finally {
    await pieces.return()
  }
}

type TakeBack = () => Promise<void>

interface Storing {
  /** Refuses one more of the sender, before anything of it is stored. The count is taken back where nothing was stored. */
  count?: (chat: ChatRecord) => Promise<TakeBack | null>
  add: (stored: Draft) => Promise<SupportMessage>
}

async function storePicture(
  context: SupportContext,
  chatId: number,
  draft: Draft,
  file: AsyncIterable<Buffer>,
  { count, add }: Storing,
): Promise<SupportMessage> {
  const { db, pictures, pictureWork, log } = context
  const chat = await findChat(db, chatId)
  if (!chat) throw new Refusal('not_found')
  const known = await findMessage(db, chatId, draft)
  if (known) return presentMessage(known)
  const takeBack = await count?.(chat)
  const name = randomBytes(20).toString('hex')
  const owner = nameOwner(chatId)
  let isKept = false
  try {
    if (!(await pictures.hasRoom())) throw new Refusal('cannot_save')
    await pictures.writeIncoming(name, owner, file)
    const begin: Buffer[] = []
    await pictureWork.clean(pictures.readIncoming(name, owner), (cleaned) =>
      pictures.write(name, owner, copyBegin(cleaned, begin)),
    )
    const { width, height } = readJpegSize(Buffer.concat(begin))
    // A message may be stored although telling it failed; a file of none is swept.
    isKept = true
    const message = await add({ ...draft, picture: name, pictureWidth: width, pictureHeight: height })
    // The same message may have come twice at once.
    isKept = (await findPicture(db, chatId, message.number)) === name
    return message
  } catch (error) {
    if (error instanceof Refusal) isKept = false
    if (!isStorageFailure(error)) throw error
    log.error({ err: error }, 'a picture of the chat could not be stored')
    throw new Refusal('cannot_save')
  } finally {
    await (isKept ? pictures.removeUnfinished(name) : pictures.remove(name))
    if (!isKept) await takeBack?.()
  }
}

const mostBeginBytes = 4_096

/** Its size is in the first bytes of a JPEG. */
async function* copyBegin(cleaned: AsyncIterable<Buffer>, begin: Buffer[]): AsyncGenerator<Buffer> {
  let missing = mostBeginBytes
  for await (const piece of cleaned) {
    if (missing > 0) begin.push(piece.subarray(0, missing))
    missing -= piece.length
    yield piece
  }
}

/** @throws Refusal not_found */
export function readVisitorPicture(
  context: SupportContext,
  { token, number }: { token: string; number: number },
): Promise<FileAnswer> {
  return readPicture(context, { chatId: readToken(context, token), number })
}

/** The picture of a message, a JPEG. @throws Refusal not_found */
export async function readPicture(
  { db, pictures }: Pick<SupportContext, 'db' | 'pictures'>,
  { chatId, number }: { chatId: number; number: number },
): Promise<FileAnswer> {
  const name = await findPicture(db, chatId, number)
  if (name === null) throw new Refusal('not_found')
  const content = await pictures.read(name, nameOwner(chatId)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal('not_found') : error
  })
  return { name: `picture-${number}.jpg`, type: 'image/jpeg', content }
}

/** The numbers of a chat's messages that are pictures. */
export function listPicturesOfDesk(db: PlatformDatabase, chatId: number): Promise<number[]> {
  return listPictureNumbers(db, chatId)
}

/** A JPEG; null: its file is gone. */
export async function readPictureOfDesk(
  {
    db,
    chatPicturesDir,
    sessionSecret,
  }: { db: PlatformDatabase; chatPicturesDir: string; sessionSecret: string },
  message: { chatId: number; number: number },
): Promise<Buffer | null> {
  const pictures = openPictures(chatPicturesDir, sessionSecret)
  try {
    const { content } = await readPicture({ db, pictures }, message)
    return Buffer.from(content)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The folder of the chat's pictures. */
export function openPictures(folder: string, secret: string): PictureStore {
  return createPictureStore(folder, secret, 'support-chat')
}

/** Removes the files of messages that are gone, and what a stopped process has left; `before` nothing was written to them. */
export async function sweepPictures(
  db: PlatformDatabase,
  pictures: PictureStore,
  before: Date,
): Promise<void> {
  const files = await pictures.listOlder(before)
  if (files.length === 0) return
  const used = await listPictures(db)
  for (const { name, isComplete } of files)
    if (!isComplete) await pictures.removeUnfinished(name)
    else if (!used.has(name)) await pictures.remove(name)
}
