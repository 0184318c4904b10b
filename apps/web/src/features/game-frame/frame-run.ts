// Asks the platform for a run of a game [7.62] and judges the answer.
import type { PlayMode } from '@yanta/contract'
import { runGame } from '@yanta/contract'
import type { GameRun } from '@yanta/contract'
import { browserCall } from '../../api/browser-call.ts'
import { siteBase } from '../../lib/site-base.ts'
import { phoneQuery } from './phone-query.ts'

export type RunOutcome = { run: GameRun } | { code: string }

/** [7.70] What is run, and where the game may send the player who leaves it. */
export interface RunWanted {
  slug: string
  exitUrl: string
}

interface RunTerms {
  mode: PlayMode
  /** The player goes on although the bonus can't be used here. */
  confirm: boolean
  gamesOrigin: string
}

/** A game's way out is the site itself. */
export function buildExitUrl(): string {
  return location.origin + siteBase
}

export async function requestRun(
  { slug, exitUrl }: RunWanted,
  { mode, confirm, gamesOrigin }: RunTerms,
): Promise<RunOutcome> {
  const platform = matchMedia(phoneQuery).matches ? 'mobile' : 'desktop'
  const result = await browserCall(runGame, {
    params: { slug },
    body: { platform, type: mode, exitUrl, confirm },
  })
  return result.ok ? judgeRun(result.value, gamesOrigin) : { code: result.refusal.code }
}

/** An operator's own platform may answer in another shape: that is a game that can't be run, not one that is awaited for ever [8.15]. */
export function judgeRun(run: GameRun, gamesOrigin: string): RunOutcome {
  const answer: { data?: Partial<GameRun['data']> } | null = run
  return isRunnable(answer?.data?.run_url ?? '', gamesOrigin) ? { run } : { code: 'cannot_run_game' }
}

/** Only the games' own origin may be framed, and never the site's: sandboxed there, a game could free itself. */
export function isRunnable(runUrl: string, gamesOrigin: string): boolean {
  const address = URL.parse(runUrl)
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.origin === gamesOrigin &&
    address.origin !== globalThis.location?.origin
  )
}
