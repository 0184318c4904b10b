import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SupportMessage } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import {
  closeSession,
  listChatsOfDesk,
  listOperators,
  openLink,
  readChatOfDesk,
  searchChats,
} from '../modules/site/support-chat/operators.service.ts'
import {
  listPicturesOfDesk,
  readPictureOfDesk,
} from '../modules/site/support-chat/support-pictures.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { writeNew } from './write-new.ts'

export const openChatDesk: Command = {
  name: 'chat open',
  takes: '',
  says: "print a link to the operator's page of the chat: it works once, for ten minutes; --operator is the name that players see",
  count: 0,
  async run({ db, clock, messages }, _words, { operator, reason }) {
    const key = await openLink(db, clock.now(), operator)
    await recordAudit(db, { actor: operator, action: 'chat open', subject: 'support', reason, detail: {} })
    return `${messages.config.siteOrigin}/support-chat/operator#${key}`
  },
}

export const listChatOperators: Command = {
  name: 'chat operators',
  takes: '',
  says: 'who answers in the chat: open sessions, and links that are not opened yet',
  count: 0,
  async run({ db, clock }) {
    const operators = await listOperators(db, clock.now())
    if (operators.length === 0) return 'Nobody can answer in the chat.'
    return operators
      .map(({ id, name, isOpened, until, lastSeenAt }) =>
        [
          String(id).padStart(6),
          (isOpened ? 'open' : 'link').padEnd(4),
          `until ${until.toISOString()}`,
          `seen ${lastSeenAt?.toISOString() ?? '-'}`,
          name,
        ].join('  '),
      )
      .join('\n')
  },
}

export const closeChatSession: Command = {
  name: 'chat close',
  takes: '<session>',
  says: "end an operator's session or unopened link at once, by its number in `chat operators`",
  count: 1,
  async run({ db, clock }, [wanted], { operator, reason }) {
    const ended = await db.transaction().execute(async (trx) => {
      const session = /^\d{1,15}$/.test(wanted!)
        ? await closeSession(trx, clock.now(), Number(wanted))
        : undefined
      if (!session) throw new DeskError(`There is no session ${wanted}: \`chat operators\` lists those open.`)
      await recordAudit(trx, {
        actor: operator,
        action: 'chat close',
        subject: 'support',
        reason,
        detail: { session: session.id, name: session.name },
      })
      return session
    })
    return `The session ${ended.id} of ${ended.name} is closed.`
  },
}

export const listChats: Command = {
  name: 'chat list',
  takes: '',
  says: 'chats of the last week, VIP first',
  count: 0,
  async run({ db, clock }) {
    const chats = await listChatsOfDesk(db, clock.now())
    if (chats.length === 0) return 'There is no chat.'
    return chats
      .map(({ id, name, isVip, unread, isEnded, lastMessage }) =>
        [
          String(id).padStart(6),
          isVip ? 'VIP' : '   ',
          (isEnded ? 'ended' : `${unread} new`).padEnd(8),
          lastMessage.at,
          name ?? 'guest',
          shorten(lastMessage.text),
        ].join('  '),
      )
      .join('\n')
  },
}

export const searchChatMessages: Command = {
  name: 'chat search',
  takes: '<text>',
  says: 'messages with a text in them, the latest first',
  count: 1,
  async run({ db }, [wanted]) {
    const found = await searchChats(db, wanted!)
    if (found.length === 0) return 'No message has this text.'
    return found
      .map(({ chatId, author, sentAt, text }) =>
        [String(chatId).padStart(6), sentAt.toISOString(), author.padEnd(9), shorten(text)].join('  '),
      )
      .join('\n')
  },
}

export const showChat: Command = {
  name: 'chat show',
  takes: '<chat> [--pictures <folder>]',
  says: 'the latest messages of a chat; all of its pictures as new files, which only their owner can read',
  count: 1,
  extras: ['pictures'],
  async run(context, [wanted], request) {
    const { db } = context
    if (!/^\d{1,15}$/.test(wanted!)) throw new DeskError(`'${wanted}' is no number of a chat.`)
    const { chat, messages } = await readChatOfDesk(db, Number(wanted)).catch((error: unknown) => {
      if (error instanceof Refusal) throw new DeskError(`There is no chat ${wanted}.`)
      throw error
    })
    const owner =
      chat.userId === null
        ? `a guest${chat.email ? `, ${oneLine(chat.email)}` : ''}`
        : `player ${chat.userId}`
    const to = request.options?.pictures
    const written = to === undefined ? [] : [await writePictures(context, chat.id, to, request)]
    return [`Chat ${chat.id} of ${owner}`, ...messages.map(describe), ...written].join('\n')
  },
}

async function writePictures(
  context: DeskContext,
  chatId: number,
  to: string,
  { operator, reason, folder }: DeskRequest,
): Promise<string> {
  const path = resolve(folder ?? '', to)
  const numbers = await listPicturesOfDesk(context.db, chatId)
  if (numbers.length === 0) return 'There is no picture.'
  // Whoever has looked at pictures is known, even if a file could not be written.
  await recordAudit(context.db, {
    actor: operator,
    action: 'chat pictures',
    subject: `chat ${chatId}`,
    reason,
    detail: { pictures: numbers.length },
  })
  await mkdir(path, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new DeskError(`${path} can't be made (${code}).`)
  })
  const results = { written: 0, existing: 0, gone: 0 }
  for (const number of numbers) {
    const picture = await readPictureOfDesk(context, { chatId, number })
    const file = join(path, `chat-${chatId}-${number}.jpg`)
    if (!picture) results.gone += 1
    else if (await writeNew(file, picture)) results.written += 1
    else results.existing += 1
  }
  return [
    `${results.written} of ${numbers.length} pictures are new in ${path}: delete them when you have decided.`,
    ...(results.existing > 0
      ? [`${results.existing} had a file of their name there, which was left as it is.`]
      : []),
    ...(results.gone > 0 ? [`${results.gone} are gone from the disk of the site.`] : []),
  ].join('\n')
}

function describe({ at, author, name, kind, text }: SupportMessage): string {
  return `${at}  ${(name ?? author).padEnd(10)}  ${kind === 'text' ? oneLine(text) : `(${`${kind} ${text}`.trimEnd()})`}`
}

const shorten = (text: string) => (text.length > 80 ? `${oneLine(text.slice(0, 79))}…` : oneLine(text))

/** A message is a stranger's: nothing of it moves the cursor or looks like another line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
