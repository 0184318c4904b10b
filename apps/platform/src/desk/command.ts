import type { Kysely } from 'kysely'
import type { MessageParts } from '../modules/messages/messages.service.ts'
import type { Realtime } from '../plugins/realtime/realtime.ts'
import type { DeskRequest } from './command-line.ts'

/** What a command works on. */
export interface DeskContext {
  db: Kysely<any>
  /** Keys the run tokens of game sessions. */
  sessionSecret: string
  /** Of the running site, or joined to those on the same database server. */
  realtime: Realtime
  /** What letters are made with. */
  messages: MessageParts
}

export interface Command {
  /** The words a command begins with, such as `game disable`. */
  name: string
  /** What follows them, for the help. */
  takes: string
  says: string
  /** How many words follow. */
  count: number
  /** Options it can't do without, each with a value. */
  options?: readonly string[]
  /** Returns what the operator reads. Throws DeskError for what can't be done. */
  run(context: DeskContext, words: readonly string[], request: DeskRequest): Promise<string>
}
