// Asks the platform for a run of a game [7.62] and judges the answer.
import type { PlayMode } from '@yanta/contract'
import { runGame } from '@yanta/contract'
import type { GameRun } from '@yanta/contract'
import { browserCall } from '../../api/browser-call.ts'
import { siteBase } from '../../lib/site-base.ts'

export type RunOutcome = { run: GameRun } | { code: string }

export async function requestRun(slug: string, mode: PlayMode, confirm: boolean, gamesOrigin: string): Promise<RunOutcome> {
  const platform = matchMedia('(max-width: 754px)').matches ? 'mobile' : 'desktop'
  const result = await browserCall(runGame, { params: { slug }, body: { platform, type: mode, exitUrl: location.origin + siteBase, confirm } })
  if (!result.ok) return { code: result.refusal.code }
  return isRunnable(result.value.data.run_url, gamesOrigin) ? { run: result.value } : { code: 'cannot_run_game' }
}

/** Only the games' own origin may be framed, and never the site's: sandboxed there, a game could free itself. */
export function isRunnable(runUrl: string, gamesOrigin: string): boolean {
  const address = URL.parse(runUrl)
  return address !== null && /^https?:$/.test(address.protocol) && address.origin === gamesOrigin && address.origin !== globalThis.location?.origin
}
