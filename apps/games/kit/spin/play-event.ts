// What happens to a game of spins beside its own animation: presses, time, and the server's answers. Times are the game's, in ms.
import type { AutoplayChoice } from './autoplay.ts'

/** Those that all games of spins answer alike. */
export type PlayEvent =
  | { type: 'slow' }
  | { type: 'lost' }
  | { type: 'refused'; at: number; code: string; max?: number | undefined }
  | { type: 'retry'; at: number }
  | { type: 'stakeStep'; by: 1 | -1 }
  | { type: 'stakeChosen'; stake: number }
  | { type: 'ante'; on: boolean }
  | { type: 'turbo'; on: boolean }
  | { type: 'reduced'; on: boolean }
  | { type: 'autoplay'; at: number; choice: AutoplayChoice }
  | { type: 'autoplayStopped' }
  | { type: 'balanceSeen'; balance: number }
  | { type: 'noticeClosed' }

/** All of them; `Round` is a round of the game. */
export type SpinEvent<Round> =
  | PlayEvent
  | { type: 'press'; at: number; requestId: string }
  | { type: 'autoSpin'; at: number; requestId: string }
  | { type: 'tick'; at: number }
  | { type: 'answered'; at: number; round: Round }
