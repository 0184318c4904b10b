import type { OpenedChat, OperatorChat, SupportChat, SupportMessage } from '@yanta/contract'
import type { ChatRecord, OperatorChatRecord } from './support-chat.repository.ts'
import type { MessageRecord } from './support-messages.repository.ts'

export function presentMessage({
  sentAt,
  picture,
  pictureWidth,
  pictureHeight,
  ...message
}: MessageRecord): SupportMessage {
  return {
    ...message,
    picture: picture === null ? null : { width: pictureWidth!, height: pictureHeight! },
    at: sentAt.toISOString(),
  }
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

export function presentOpenedChat(
  chat: Pick<ChatRecord, Exclude<keyof OpenedChat, 'isEnded'> | 'endedAt'>,
): OpenedChat {
  return {
    id: chat.id,
    name: chat.name,
    isVip: chat.isVip,
    language: chat.language,
    email: chat.email,
    reason: chat.reason,
    visitorRead: chat.visitorRead,
    operatorRead: chat.operatorRead,
    isEnded: chat.endedAt !== null,
  }
}

export function presentOperatorChat(chat: OperatorChatRecord): OperatorChat {
  return {
    ...presentOpenedChat(chat),
    lastMessage: presentMessage({
      number: chat.number,
      key: chat.key,
      author: chat.author,
      kind: chat.kind,
      name: chat.authorName,
      text: chat.text,
      picture: chat.picture,
      pictureWidth: chat.pictureWidth,
      pictureHeight: chat.pictureHeight,
      sentAt: chat.sentAt,
    }),
    unread: chat.unread ?? 0,
  }
}
