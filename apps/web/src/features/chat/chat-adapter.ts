// What the site asks of the script of a chat provider [1.6].
import type { SupportReason } from '@yanta/contract'

/** How long a player waits for a script of others before other ways are offered. */
export const patienceMs = 10_000

/** VIP support is a place of its own [6.11]. */
export function isVip(visitor: { fields: { info: string } } | null): boolean {
  return visitor?.fields.info === 'VIP'
}

export type ChatSettings = Readonly<Record<string, string>>

/** What a script is told of its visitor. */
export interface ToldVisitor<Visitor> {
  /** Null: a guest. */
  visitor: Visitor | null
  reason: SupportReason | undefined
  /** For a script that finds the visitor's signature expired. */
  onExpired: () => void
}

export interface ChatAdapter<Visitor> {
  /** Sets what the script reads, before it is loaded. */
  prepare: (settings: ChatSettings, told: ToldVisitor<Visitor>) => void
  /** Of the script for this visitor. */
  findAddress: (settings: ChatSettings, visitor: Visitor | null) => string
  /** The script, which has run, can be opened. */
  isReady: () => boolean
  /** `prepare` has set another visitor since the script was loaded. False: the script has to be loaded anew. */
  changeVisitor: () => boolean
  /** @param label the accessible name of the window, where the site draws it */
  open: (label: string) => true
  /** Leaves nothing of a script that failed. */
  remove: () => void
}
