// Runs an opened game: dispatches presses and answers to the state machine and performs the effects of its transitions.
import type { Locale } from '@yanta/contract'
import { cellCount } from '@yanta/game-rules/mines'
import { holdSeeds } from '../../../kit/held-seeds.ts'
import { bindKeys } from '../../../kit/input.ts'
import { followOutside } from '../../../kit/outside.ts'
import type { OpenedGame } from '../../../kit/page.ts'
import { createRequestId } from '../../../kit/request-id.ts'
import { createRoundReport } from '../../../kit/round-report.ts'
import type { SoundName } from '../../../kit/sound.ts'
import { isStale } from '../../../kit/stale-codes.ts'
import { switchSound } from '../../../kit/switch-sound.ts'
import { openStakeDialog } from '../../../kit/stake-dialog.ts'
import { readPreference, writePreference } from '../../../kit/storage.ts'
import { openMinesPanel } from './panels/info-panel.ts'
import { findCue } from './sounds.ts'
import {
  type Ask,
  type MinesEvent,
  type MinesState,
  canChoose,
  canOpen,
  createState,
  isRoundOpen,
  reduce,
} from './state.ts'
import { type View, createView } from './view.ts'

const minesKey = 'yanta-game-mines'
const isAnswered = (before: MinesState, after: MinesState): boolean =>
  before.phase.name === 'asking' && after.phase.name !== 'asking' && after.phase.name !== 'interrupted'
const sparkCounts: Partial<Record<SoundName, number>> = { win: 36, bigWin: 130 }

export function runGame({
  root,
  locale,
  opened,
  server,
  bridge,
  sound,
  loadVerifier,
}: OpenedGame<'mines'>): void {
  let state = createState(opened, { mines: Number(readPreference(minesKey) ?? 5) })
  const seeds = holdSeeds(server, opened)
  const report = createRoundReport(bridge)
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

  function send(event: MinesEvent): void {
    const before = state
    state = reduce(before, event)
    if (before === state) return
    const cue = findCue(before, state)
    if (cue) sound.play(cue.name, cue.raise)
    const sparks = cue && !reduced.matches ? sparkCounts[cue.name] : undefined
    if (sparks !== undefined) view.celebrate(sparks)
    view.announce(before, state)
    view.draw(state, sound.isOn())
    announce(event)
    if (state.phase.name === 'asking' && before.phase.name !== 'asking') void ask(state.phase.ask)
    if (isAnswered(before, state)) money.catchUp()
    if (state.isHeld && !before.isHeld) setTimeout(() => send({ type: 'holdEnded' }), state.rules.minRoundMs)
    if (state.notice === 'insufficient_funds' && before.notice !== state.notice) money.refresh()
    if (state.phase.name === 'closed' && before.phase.name !== 'closed')
      bridge.send({ type: 'failed', code: state.phase.code })
  }

  /** Notifies the site before the stake is requested, so that it holds the win back until it is shown here. */
  function announce(event: MinesEvent): void {
    if (isRoundOpen(state))
      report.begin(state.round?.id ?? (event.type === 'start' ? event.requestId : 'round'))
    else report.end()
  }

  async function ask(what: Ask): Promise<void> {
    const onSlow = (): void => send({ type: 'slow' })
    const answer =
      what.kind === 'start'
        ? await server.playRound(
            { stake: what.stake, choice: { mines: what.mines }, requestId: what.requestId },
            onSlow,
          )
        : await server.takeStep(
            state.round!.id,
            {
              number: what.number,
              step: what.kind === 'open' ? { kind: 'open', cell: what.cell } : { kind: 'cash_out' },
              requestId: what.requestId,
            },
            onSlow,
          )
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return isStale(answer) ? reopen() : send({ ...answer, type: 'refused' })
    if (what.kind === 'start') seeds.count(answer.value.round)
    const hadFocus = document.activeElement === view.context.stage.act
    send({ type: 'answered', at: performance.now(), round: answer.value.round })
    if (what.kind === 'start' && hadFocus) view.focusField()
  }

  /** Another page continued the round: reads its current state from the server. */
  async function reopen(): Promise<void> {
    const answer = await server.open(new URL(location.href).searchParams.get('token') ?? '')
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return send({ type: 'refused', code: answer.code })
    seeds.replace(answer.value)
    send({ type: 'reopened', at: performance.now(), opened: answer.value })
  }

  const actions: Parameters<typeof createView>[3] = {
    act() {
      const requestId = createRequestId()
      send(
        canChoose(state)
          ? { type: 'start', at: performance.now(), requestId }
          : { type: 'cashOut', requestId },
      )
    },
    open: (cell) => send({ type: 'open', cell, requestId: createRequestId() }),
    openRandom() {
      const closed = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) =>
        canOpen(state, cell),
      )
      const cell = closed[Math.floor(Math.random() * closed.length)]
      if (cell !== undefined) actions.open(cell)
    },
    scaleStake: (by) => send({ type: 'stakeScaled', by }),
    chooseStake: (stake) => send({ type: 'stakeChosen', stake }),
    chooseMines(mines) {
      send({ type: 'minesChosen', mines })
      writePreference(minesKey, String(state.mines))
    },
    openStakes: () => openStakeDialog(view.context, state, (stake) => send({ type: 'stakeChosen', stake })),
    toggleSound() {
      switchSound(sound, bridge)
      view.draw(state, sound.isOn())
    },
    openPanel: (tab) =>
      openMinesPanel(
        {
          ...view.context,
          server,
          readState: () => state,
          rtp: opened.game.rtp,
          loadVerifier,
          seeds,
        },
        tab,
      ),
    retry: () => send({ type: 'retry' }),
    close: () => send({ type: 'noticeClosed' }),
    openCashbox: () => bridge.send({ type: 'openCashbox' }),
    restartDemo: () => bridge.send({ type: 'restartDemo' }),
  }
  let view: View
  const show = (language: Locale): void => {
    view = createView(root, language, opened, actions)
    view.draw(state, sound.isOn())
  }
  show(locale)

  const money = followOutside(
    { bridge, server },
    {
      pause: (on) => send({ type: 'paused', on }),
      setSound(on) {
        sound.set(on)
        view.draw(state, sound.isOn())
      },
      speak(language) {
        if (language !== view.context.locale) show(language)
      },
      retry: actions.retry,
      balanceSeen(balance) {
        send({ type: 'balanceSeen', balance })
        return state.balance === balance
      },
    },
  )
  bindKeys({
    main: actions.act,
    close: actions.close,
    sound: actions.toggleSound,
    info: () => actions.openPanel('table'),
    random: actions.openRandom,
  })
  bridge.send({ type: 'ready' })
  if (isRoundOpen(state)) announce({ type: 'noticeClosed' })
}
