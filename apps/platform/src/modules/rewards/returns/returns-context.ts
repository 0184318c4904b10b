import type { LevelEntry } from '@yanta/content'
import type { Weeks } from '../../../plugins/calendar.ts'
import type { ReturnTerms } from './returns.rules.ts'

/** What returns are computed by. */
export interface ReturnsContext {
  levels: readonly LevelEntry[]
  terms: ReturnTerms
  weeks: Weeks
  /** False where the jurisdiction has none: it is neither computed nor paid. */
  hasWinback: boolean
}
