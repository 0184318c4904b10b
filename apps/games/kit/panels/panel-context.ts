// The context of every tab of the side panel, common to all games.
import type { Currency, Locale } from '@yanta/contract'
import type { Translate } from '@yanta/i18n'
import type { RoundList } from '../../server/api.ts'
import type { Proof } from '../../server/proof.ts'
import type { GameMessageKey, OwnMessageKey } from '../game-messages.ts'
import type { GameServer } from '../game-server.ts'
import type { HeldSeeds } from '../held-seeds.ts'

/** Shows the proof of a round over the game. `onRotate` is called when the player wants to change the seeds. */
export type OpenVerifier = (proof: Proof, locale: Locale, closeLabel: string, onRotate: () => void) => void

export interface PanelContext {
  t: Translate<GameMessageKey | OwnMessageKey>
  currency: Currency
  locale: Locale
  server: Pick<GameServer, 'changeSeeds' | 'listRounds' | 'getRound'>
  /** Seeds can't be changed during a round; a function, because a panel may stay open while rounds are played. */
  isRoundOpen(): boolean
  /** A short description of a round in the history, or null. */
  describeRound(item: RoundList['items'][number]): string | null
  /** The verifier knows every engine, so the page brings it along; rejects while its code can't be loaded. */
  loadVerifier(): Promise<OpenVerifier>
  seeds: HeldSeeds
  /** Switches to the tab where seeds are changed. */
  showFairness(): void
}
