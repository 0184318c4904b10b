// Requests a run of a game from the platform [7.62] and validates the response.
import type { PlayMode } from '@yanta/contract'
import { runGame } from '@yanta/contract'
import type { GameRun } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { siteBase } from '../../navigation/site-base.ts'
import { defaultFrameSize } from './frame-scale.ts'
import { readPlatform } from '../../browser/phone-query.ts'

export type RunOutcome = { run: GameRun } | { code: string }

/** [7.70] The game to run, and where it may send the player on leaving. */
export interface RunWanted {
  slug: string
  exitUrl: string
}

interface RunTerms {
  mode: PlayMode
  /** The player continues although the bonus can't be used here. */
  confirm: boolean
  gamesOrigin: string
}

/** The exit address of a game is the site itself. */
export function buildExitUrl(): string {
  return location.origin + siteBase
}

export async function requestRun(
  { slug, exitUrl }: RunWanted,
  { mode, confirm, gamesOrigin }: RunTerms,
): Promise<RunOutcome> {
  const result = await browserCall(runGame, {
    params: { slug },
    body: { platform: readPlatform(), type: mode, exitUrl, confirm },
  })
  return result.ok
    ? checkRun(result.value, { gamesOrigin, isConfirmed: confirm })
    : { code: result.refusal.code }
}

interface RunCheck {
  gamesOrigin: string
  /** The player continues without the bonus: the game is opened whatever else is offered. */
  isConfirmed: boolean
}

/**
 * An operator's own platform may respond in another shape: a run without a size has the default one [3.3], one that leads elsewhere
 * needs no address [4.9], and a game without an address fails instead of loading for ever [8.15].
 */
export function checkRun(run: GameRun, { gamesOrigin, isConfirmed }: RunCheck): RunOutcome {
  const answer: { redirect?: string | null; data?: Partial<GameRun['data']> | null } | null = run
  const redirect = answer?.redirect || null
  const isAsked = redirect !== null && !isConfirmed
  if (!isAsked && !isRunnable(answer?.data?.run_url ?? '', gamesOrigin)) return { code: 'cannot_run_game' }
  const frameWidth = answer?.data?.frameWidth || defaultFrameSize.width
  const frameHeight = answer?.data?.frameHeight || defaultFrameSize.height
  return { run: { ...run, redirect, data: { ...run.data, frameWidth, frameHeight } } }
}

/** Only the games' origin may be framed, and never the site's: sandboxed there, a game could escape. */
export function isRunnable(runUrl: string, gamesOrigin: string): boolean {
  const address = URL.parse(runUrl)
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.origin === gamesOrigin &&
    address.origin !== globalThis.location?.origin
  )
}
