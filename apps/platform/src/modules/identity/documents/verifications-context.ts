import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import type { PictureStore } from '../../../plugins/pictures/picture-store.ts'
import type { PictureWork } from '../../../plugins/pictures/picture-work.ts'

/** The dependencies of documents. */
export interface VerificationsContext extends Pick<Deps, 'db' | 'clock' | 'realtime'> {
  store: PictureStore
  work: PictureWork
  /** The house takes documents. */
  isEnabled(): boolean
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Whom a stored picture is bound to. */
export function nameOwner(userId: number, kind: string): string {
  return `player ${userId} ${kind}`
}
