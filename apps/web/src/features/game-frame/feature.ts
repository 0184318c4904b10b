// A game in its frame, and the dock of a game that was left.
import type { Manifest } from '../manifest.ts'
import type texts from './game-frame.messages.json'
import type giftTexts from './gift-notes.messages.json'
import type failureTexts from './failure.messages.json'
import type realityTexts from './reality/reality.messages.json'
import type tournamentTexts from './tournament/tournament.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages
    extends
      Texts<typeof failureTexts>,
      Texts<typeof giftTexts>,
      Texts<typeof realityTexts>,
      Texts<typeof tournamentTexts> {}
}

export const gameFrame = {
  screens: {
    gameItem: 'routes/play.tsx', // [2.9]
  },
} satisfies Manifest
