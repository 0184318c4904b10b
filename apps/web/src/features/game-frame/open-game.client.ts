// Opens a game: loads the frame host and its dependencies; called from effects of the play screen only, so that no
// prefetch and no server render ever starts a game.
import type { Game, PlayMode } from '@yanta/contract'
import { reportTrouble } from '../../data/api/report.ts'
import { FrameHost } from './frame-host.tsx'
import { presentFrameGame } from './frame-game.ts'
import { presentFrameHost } from './frame-presence.ts'
import { dispatchToFrame, setGamesOrigin, setGameDetails } from './frame-store.ts'

interface Opening {
  game: Game
  /** Chosen by the player; absent means real money for logged-in players and demo otherwise [4.12]. */
  mode: PlayMode | undefined
  isLoggedIn: boolean
  gamesOrigin: string
}

export function openGame({ game, mode, isLoggedIn, gamesOrigin }: Opening): void {
  // [8.8] A run needs the game's id.
  if (!game.slug) return reportTrouble('No Game Id', 'a game was opened without its id')
  setGamesOrigin(gamesOrigin)
  presentFrameHost(FrameHost)
  setGameDetails(game)
  dispatchToFrame({
    type: 'open',
    game: presentFrameGame(game),
    mode: isLoggedIn ? mode : 'demo',
    defaultMode: isLoggedIn ? 'real' : 'demo',
  })
}
