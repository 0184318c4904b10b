// Connects the rules of the page to the runner of games of spins.
import { type DoorChosen, type SeriesSkipped, findSpin } from '../../../kit/spin/series.ts'
import { type SymbolId, lines } from '@yanta/game-rules/slot'
import { h } from '../../../kit/dom.ts'
import type { OpenedGame } from '../../../kit/page.ts'
import { runSpinGame } from '../../../kit/spin/run-game.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { createRequestId } from '../../../kit/request-id.ts'
import { describeDoors } from './doors-view.ts'
import { describeFreeSpins, describeWilds } from './describe-wilds.ts'
import { listIntroFigures } from './intro-figures.ts'
import { openSlotPanel } from './panels/info-panel.ts'
import type { HudContext } from './render-hud.ts'
import { listSounds } from './sounds.ts'
import { type Reopened, type SlotState, createState, findShownProfile, reduce } from './state.ts'
import { createView } from './view.ts'

export function runGame(game: OpenedGame<'slot', SymbolImages<SymbolId>>): void {
  const { root, opened, images } = game
  runSpinGame<'slot', SlotState, HudContext, SeriesSkipped | DoorChosen | Reopened>(game, {
    createState: (choice) => createState(opened, choice),
    reduce,
    listSounds,
    createView: (locale, actions, send) =>
      createView(root, locale, opened, images, {
        ...actions,
        chooseDoor: (door) => send((at) => ({ type: 'doorChosen', at, door, requestId: createRequestId() })),
        skipSeries: () => send((at) => ({ type: 'seriesSkipped', at })),
      }),
    describeChange(before, state, { t, profile }) {
      const motion = describeWilds(before, state, t)
      if (motion !== null) return motion
      if (state.phase.name === 'choosing' && before.phase.name === 'presenting')
        return describeDoors(state, t)
      if (state.phase.name !== 'freeIntro' || before.phase.name === 'freeIntro') return null
      const count = findSpin(state)?.freeSpinsLeft ?? profile.freeSpins.awarded[0]
      return `${t('free.introTitle', { count })}. ${describeFreeSpins(findShownProfile(state, profile), t)}`
    },
    describeRest({ round }, { t, symbolNames }) {
      const columns =
        round?.outcome.spins
          .at(-1)
          ?.window.map((column) => column.map((symbol) => symbolNames[symbol]).join(', ')) ?? []
      return t('reels.window', { columns: columns.join('; ') })
    },
    openPanel: (context, parts) => openSlotPanel({ ...context, ...parts, rtp: opened.game.rtp }),
    listIntroFigures,
    reopen: (answer, at) => ({ type: 'reopened', at, opened: answer }),
    findIntroTopic: ({ profile }) => (profile.doors ? 'doors' : profile.wildMotion),
    describePurchase({ t, profile: { freeSpins, wildMotion } }) {
      const { awarded, multiplier } = freeSpins
      if (wildMotion === 'walking' || wildMotion === 'sticky')
        return t(`buy.text.${wildMotion}`, { count: awarded[0] })
      return t('buy.text', { count: awarded[0], multiplier })
    },
    buildStakeNote: ({ t }) => h('p', { class: 'note' }, t('stake.perLine', { count: lines.length })),
  })
}
