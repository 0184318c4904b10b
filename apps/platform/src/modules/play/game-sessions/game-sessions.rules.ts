import type { Locale, Platform, PlayMode, RefusalCode } from '@yanta/contract'
import type { PlayableGame } from './game-sessions.repository.ts'

export const sessionLifetimeSeconds = 12 * 60 * 60
/** Minor units; stored in the session and never in the ledger. */
export const demoBalance = 1_000_000
/** Redirect of a player with an active bonus who opened a game that does not allow it [4.9]. */
export const bonusGamesPath = '/games/otygrat_bonus'

export interface RunRequest {
  mode: PlayMode
  platform: Platform
  game: PlayableGame | undefined
  player: { isClosed: boolean } | null
  /** The jurisdiction lets nobody play demo without an account. */
  isDemoOfPlayers: boolean
}

/** The refusal of a run, or null. */
export function findRunRefusal({
  mode,
  platform,
  game,
  player,
  isDemoOfPlayers,
}: RunRequest): RefusalCode | null {
  if (!game) return 'game_not_found'
  if (!player && (mode === 'real' || isDemoOfPlayers)) return 'unauthorized'
  if (player?.isClosed) return 'account_closed'
  if (game.disabledReason !== null) return 'game_disabled'
  if (mode === 'demo' && !game.hasDemo) return 'demo_unavailable'
  if (!game.platforms.includes(platform)) return 'wrong_device'
  return null
}

export interface Launch {
  slug: string
  token: string
  locale: Locale
  /** The address the game leads back to, as sent by the browser. */
  exitUrl?: string | undefined
}

/** The launch address of a game. The exit address is passed only when it is on the site: a game must not become an open redirect. */
export function buildRunUrl(
  { gamesOrigin, siteOrigin }: { gamesOrigin: string; siteOrigin: string },
  { slug, token, locale, exitUrl = '' }: Launch,
): string {
  const exit = URL.canParse(exitUrl) ? new URL(exitUrl).href : ''
  return `${gamesOrigin}/play/${slug}?token=${token}&lang=${locale}${exit.startsWith(`${siteOrigin}/`) ? `&exit=${encodeURIComponent(exit)}` : ''}`
}

/** The redirect of a run [4.9]: set while a bonus is active that the game does not allow, until the player confirms. */
export function findRedirect(request: {
  mode: PlayMode
  hasBonus: boolean
  allowsBonus: boolean
  isConfirmed: boolean
}): string | null {
  return request.mode === 'real' && request.hasBonus && !request.allowsBonus && !request.isConfirmed
    ? bonusGamesPath
    : null
}
