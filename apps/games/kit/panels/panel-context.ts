// What every tab of the side panel is given, whatever the game.
import type { Currency, Locale } from '@yanta/contract'
import type { RoundList, Seeds } from '../../server/api.ts'
import type { GameMessageKey, OwnMessageKey } from '../game-messages.ts'
import type { GameServer } from '../game-server.ts'
import type { Translate } from '../messages.ts'

export interface PanelContext {
  t: Translate<GameMessageKey | OwnMessageKey>
  currency: Currency
  locale: Locale
  server: Pick<GameServer, 'changeSeeds' | 'listRounds' | 'getRound'>
  /** Seeds stay while a round is under way; asked again each time, because a panel may stay open while rounds go on. */
  isRoundOpen(): boolean
  /** A word on a round in the history, or null. */
  describeRound(item: RoundList['items'][number]): string | null
  seeds: Seeds
  onSeeds(seeds: Seeds): void
  /** Turns to the tab where seeds are changed. */
  showFairness(): void
}
