import type { OperatorChat, SupportChat, SupportMessage } from '@yanta/contract'
import type { ChatRecord, MessageRecord, OperatorChatRecord } from './support-chat.repository.ts'

export function presentMessage({ sentAt, ...message }: MessageRecord): SupportMessage {
  return { ...message, at: sentAt.toISOString() }
}

export function presentChat(
  chat: ChatRecord,
  { room, isStaffed }: Pick<SupportChat, 'room' | 'isStaffed'>,
): SupportChat {
  return {
    room,
    isStaffed,
    visitorName: chat.name,
    email: chat.email,
    visitorRead: chat.visitorRead,
    operatorRead: chat.operatorRead,
    isEnded: chat.endedAt !== null,
    isRated: chat.ratedAt !== null,
  }
}

export function presentOperatorChat(chat: OperatorChatRecord): OperatorChat {
  const { number, key, author, kind, authorName, text, sentAt } = chat
  return {
    id: chat.id,
    name: chat.name,
    isVip: chat.isVip,
    language: chat.language,
    email: chat.email,
    lastMessage: presentMessage({ number, key, author, kind, name: authorName, text, sentAt }),
    unread: chat.unread ?? 0,
    visitorRead: chat.visitorRead,
    operatorRead: chat.operatorRead,
    isEnded: chat.endedAt !== null,
  }
}
