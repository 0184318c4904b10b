// What happens to the slot: presses, time, and the server's answers. Times are the game's, in ms.
import type { RoundOf } from '../../../server/api.ts'
import type { AutoplayChoice } from '../../../kit/spin/autoplay.ts'

export type SlotEvent =
  | { type: 'press'; at: number; requestId: string }
  | { type: 'autoSpin'; at: number; requestId: string }
  | { type: 'tick'; at: number }
  | { type: 'answered'; at: number; round: RoundOf<'slot'> }
  | { type: 'slow' }
  | { type: 'lost' }
  | { type: 'refused'; at: number; code: string; max?: number | undefined }
  | { type: 'retry'; at: number }
  | { type: 'stakeStep'; by: 1 | -1 }
  | { type: 'stakeChosen'; stake: number }
  | { type: 'turbo'; on: boolean }
  | { type: 'reduced'; on: boolean }
  | { type: 'autoplay'; at: number; choice: AutoplayChoice }
  | { type: 'autoplayStopped' }
  | { type: 'balanceSeen'; balance: number }
  | { type: 'noticeClosed' }
