import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../database/platform-database.ts'
import type { MessageDeps } from '../modules/site/messages/messages.service.ts'
import type { AddXp } from '../modules/rewards/progress/progress.service.ts'
import type { Realtime } from '../plugins/realtime/realtime.ts'
import type { DeskRequest } from './command-line.ts'

/** The dependencies of a command. */
export interface DeskContext {
  db: PlatformDatabase
  clock: Clock
  /** Keys the run tokens of game sessions, and the pictures of documents and of the chat. */
  sessionSecret: string
  /** Folder of the pictures of documents. */
  documentsDir: string
  /** Folder of the pictures of the chat. */
  chatPicturesDir: string
  /** Of the running site, or connected to those on the same database server. */
  realtime: Realtime
  /** Experience for a player, by the levels of the content. */
  addXp: AddXp
  /** Of the site's days. */
  timeZone: string
  /** The jurisdiction lets bonus money be wagered at most so many times; null: as often as wanted. */
  mostWager: number | null
  /** For writing letters. */
  messages: MessageDeps
}

export interface Command {
  /** The words a command begins with, such as `game disable`. */
  name: string
  /** The arguments, for the help. */
  takes: string
  says: string
  /** The number of arguments. */
  count: number
  /** Required options, each with a value. */
  options?: readonly string[]
  /** Options that may be left out. */
  extras?: readonly string[]
  /** Returns the text for the operator. Throws DeskError when the command can't be done. */
  run(context: DeskContext, words: readonly string[], request: DeskRequest): Promise<string>
}
