import type { SupportAnswer } from '@yanta/content'
import { Refusal } from '@yanta/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import type { PictureStore } from '../../../plugins/pictures/picture-store.ts'
import type { PictureWork } from '../../../plugins/pictures/picture-work.ts'
import type { CountedNetwork } from './guest-pictures.service.ts'
import type { SupportTokens } from './support-tokens.ts'

/** The dependencies of the chat. */
export interface SupportContext extends Pick<Deps, 'db' | 'clock' | 'realtime' | 'rateLimiter'> {
  tokens: SupportTokens
  /** That visitors are signed with. */
  visitorKey: string
  answers: readonly SupportAnswer[]
  /** The house answers by itself while nobody is there. */
  isAutomatic: boolean
  isLimited: boolean
  /** The networks that pictures of an address are counted for. */
  hashNetworks: (address: string) => CountedNetwork[]
  pictures: PictureStore
  pictureWork: PictureWork
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The chat of a token. @throws Refusal not_found */
export function readToken({ tokens, clock }: SupportContext, token: string): number {
  const chatId = tokens.read(token, clock.now())
  if (chatId === null) throw new Refusal('not_found')
  return chatId
}
