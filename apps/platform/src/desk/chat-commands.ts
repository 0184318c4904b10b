import type { SupportMessage } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import {
  listChatsOfDesk,
  openLink,
  readChatOfDesk,
  searchChats,
} from '../modules/site/support-chat/operators.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'

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
  takes: '<chat>',
  says: 'the latest messages of a chat',
  count: 1,
  async run({ db }, [wanted]) {
    if (!/^\d{1,15}$/.test(wanted!)) throw new DeskError(`'${wanted}' is no number of a chat.`)
    const { chat, messages } = await readChatOfDesk(db, Number(wanted)).catch((error: unknown) => {
      if (error instanceof Refusal) throw new DeskError(`There is no chat ${wanted}.`)
      throw error
    })
    const owner =
      chat.userId === null
        ? `a guest${chat.email ? `, ${oneLine(chat.email)}` : ''}`
        : `player ${chat.userId}`
    return [`Chat ${chat.id} of ${owner}`, ...messages.map(describe)].join('\n')
  },
}

function describe({ at, author, name, kind, text }: SupportMessage): string {
  return `${at}  ${(name ?? author).padEnd(10)}  ${kind === 'text' ? oneLine(text) : `(${`${kind} ${text}`.trimEnd()})`}`
}

const shorten = (text: string) => (text.length > 80 ? `${oneLine(text.slice(0, 79))}…` : oneLine(text))

/** A message is a stranger's: nothing of it moves the cursor or looks like another line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
