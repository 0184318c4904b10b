// Who may read a chat. Promises: a token names its chat and its end, and can't be made without the installation's secret; the room of a
// chat or of an operator has a name that nobody else can guess, and that of a chat ends, so that whoever was once told it does not hear it
// for ever; a one-time key and an operator's token are stored as hashes only.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../../plugins/derive-key.ts'

export interface SupportTokens {
  issue(chatId: number, expiresAt: Date): string
  /** The chat of a valid token, or null. */
  read(token: string, now: Date): number | null
  /** The room that is told today, and that of yesterday, in which pages still are. */
  chatRooms(chatId: number, now: Date): [today: string, yesterday: string]
  /** Nothing is told there once the operator's session has ended. */
  operatorRoom(operatorId: number): string
  isRoom(name: string, now: Date): boolean
}

export function createSupportTokens(secret: string): SupportTokens {
  const key = deriveKey(secret, 'support-chat')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 40)
  const isSigned = (text: string, signature: string) =>
    signature.length === 40 && timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature))
  const nameRoom = (head: string) => `${head}:${sign(`room ${head}`)}`
  return {
    issue(chatId, expiresAt) {
      const text = `${chatId}.${Math.floor(expiresAt.getTime() / 1000)}`
      return `${text}.${sign(`visitor ${text}`)}`
    },
    read(token, now) {
      const [, text, chatId, expires, signature] =
        /^((\d{1,15})\.(\d{1,12}))\.([0-9a-f]{40})$/.exec(token) ?? []
      if (!text || !isSigned(`visitor ${text}`, signature!)) return null
      return Number(expires) * 1000 > now.getTime() ? Number(chatId) : null
    },
    chatRooms(chatId, now) {
      const today = findDay(now)
      return [nameRoom(`chat:${chatId}:${today}`), nameRoom(`chat:${chatId}:${today - 1}`)]
    },
    operatorRoom: (operatorId) => nameRoom(`operator:${operatorId}`),
    isRoom(name, now) {
      const [, head, day, signature] =
        /^((?:chat:\d{1,15}:(\d{1,9})|operator:\d{1,15})):([0-9a-f]{40})$/.exec(name) ?? []
      if (head === undefined || !isSigned(`room ${head}`, signature!)) return false
      return day === undefined || Number(day) >= findDay(now) - 1
    },
  }
}

const findDay = (now: Date): number => Math.floor(now.getTime() / 86_400_000)

/** Unguessable: of a one-time link, or of an operator's session. */
export const drawKey = (): string => randomBytes(32).toString('base64url')

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')
