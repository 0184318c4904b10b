// Runs an opened game: dispatches presses, time and answers to the state machine and performs the effects of its transitions.
import { formatMoney } from '@yanta/i18n'
import { holdSeeds } from '../../../kit/held-seeds.ts'
import { bindKeys } from '../../../kit/input.ts'
import { startLoop } from '../../../kit/loop.ts'
import { followOutside } from '../../../kit/outside.ts'
import type { OpenedGame } from '../../../kit/page.ts'
import { createRequestId } from '../../../kit/request-id.ts'
import { createRoundReport } from '../../../kit/round-report.ts'
import { readPreference, writePreference } from '../../../kit/storage.ts'
import { resultKeys } from '../../../kit/verdict.ts'
import { bindTableKeys } from './keys.ts'
import { type Layout, listBets, priceCall, sumLayout } from './layout.ts'
import { openRoulettePanel } from './panels/info-panel.ts'
import { nameNumber } from './render-hud.ts'
import { switchSound } from '../../../kit/switch-sound.ts'
import { listSounds } from './sounds.ts'
import { type RouletteEvent, createState, isRoundOpen, isSlow, classifyRound, reduce } from './state.ts'
import { type View, type ViewActions, createView } from './view.ts'

const quickKey = 'yanta-game-turbo'

export function runGame({
  root,
  locale,
  opened,
  server,
  bridge,
  sound,
  loadVerifier,
}: OpenedGame<'roulette'>): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
  let state = createState(opened, { isQuick: readPreference(quickKey) === 'on', isReduced: reduced.matches })
  const seeds = holdSeeds(server, opened)
  const report = createRoundReport(bridge)
  let drawnAt = 0
  const loop = startLoop((now, delta) => {
    advance({ type: 'tick', at: now }, drawnAt, now)
    view.draw(state, now, delta, sound.isOn())
    drawnAt = now
  })
  const send = (event: RouletteEvent): void => advance(event, loop.now(), loop.now())

  function advance(event: RouletteEvent, from: number, to: number): void {
    const before = state
    state = reduce(before, event)
    for (const name of listSounds(before, state, from, to)) sound.play(name)
    if (before === state) return
    if (state.notice?.code === 'insufficient_funds' && before.notice !== state.notice) money.refresh()
    const started =
      state.phase.name === 'rolling' && before.phase.name !== 'rolling' ? state.phase.requestId : null
    if (started !== null) void askForRound(started, state.layout)
    if (isSlow(state) && !isSlow(before))
      view.context.stage.status.textContent = view.context.t('notice.reconnecting')
    if (state.phase.name === 'presenting' && before.phase.name !== 'presenting') showResult()
    if (isRoundOpen(before) && !isRoundOpen(state) && state.phase.name !== 'interrupted') {
      report.end()
      money.catchUp()
    }
    if (state.phase.name === 'closed' && before.phase.name !== 'closed')
      bridge.send({ type: 'failed', code: state.phase.code })
  }

  /** Notifies the site before the request is sent, so that it holds a win back before the platform publishes it. */
  async function askForRound(requestId: string, layout: Layout): Promise<void> {
    report.begin(requestId)
    const answer = await server.playRound(
      { stake: sumLayout(layout), choice: listBets(layout), requestId },
      () => send({ type: 'slow' }),
    )
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return send({ ...answer, type: 'refused' })
    seeds.count(answer.value.round)
    send({ type: 'answered', at: loop.now(), round: answer.value.round })
  }

  function showResult(): void {
    const { round } = state
    if (round === null) return
    const { t, currency, locale: language, stage } = view.context
    const result = t(resultKeys[classifyRound(state)], { amount: formatMoney(round.win, currency, language) })
    stage.status.textContent = `${t('result.number', { number: nameNumber(round.outcome.number, t) })} ${result}`
    if (classifyRound(state) === 'won' && !state.isReduced)
      view.celebrate(Math.min(150, 18 + Math.round((round.win / round.stake) * 6)))
  }

  /** The player's last numbers at this table, from the rounds stored by the server. */
  async function readNumbers(): Promise<void> {
    const answer = await server.listRounds()
    if (answer.kind !== 'ok') return
    const played = answer.value.items.filter(({ id }) => id !== opened.pending?.id)
    send({
      type: 'numbersSeen',
      numbers: played.flatMap(({ summary }) => (summary?.engine === 'roulette' ? [summary.number] : [])),
    })
  }

  const actions: ViewActions = {
    press() {
      if (!loop.isPaused()) send({ type: 'started', at: loop.now(), requestId: createRequestId() })
    },
    lay: (spot) => send({ type: 'laid', bets: [[spot, state.chip]] }),
    take: (spot) => send({ type: 'taken', spot }),
    call: (bets) => send({ type: 'laid', bets: priceCall(bets, state.chip) }),
    chooseChip: (chip) => send({ type: 'chipChosen', chip }),
    undo: () => send({ type: 'undone' }),
    clear: () => send({ type: 'cleared' }),
    again: () =>
      send({ type: state.phase.name === 'betting' && state.layout.size > 0 ? 'doubled' : 'repeated' }),
    toggleQuick() {
      send({ type: 'quick', on: !state.isQuick })
      writePreference(quickKey, state.isQuick ? 'on' : 'off')
    },
    toggleSound: () => switchSound(sound, bridge),
    openMenu: () =>
      openRoulettePanel({
        ...view.context,
        server,
        isRoundOpen: () => isRoundOpen(state),
        limits: state.limits,
        rules: state.rules,
        stakeLimit: state.stakeLimit,
        chips: state.chips,
        rtp: opened.game.rtp,
        loadVerifier,
        seeds,
      }),
    retry: () => send({ type: 'retried', at: loop.now() }),
    close: () => send({ type: 'noticeClosed' }),
    openCashbox: () => bridge.send({ type: 'openCashbox' }),
    restartDemo: () => bridge.send({ type: 'restartDemo' }),
  }
  let view: View = createView(root, locale, opened, actions)

  const money = followOutside(
    { bridge, server },
    {
      pause: loop.setPaused,
      setSound: sound.set,
      speak(language) {
        if (language !== view.context.locale) view = createView(root, language, opened, actions)
      },
      retry: actions.retry,
      balanceSeen(balance) {
        send({ type: 'balanceSeen', balance })
        return state.balance === balance
      },
    },
  )
  reduced.addEventListener('change', () => send({ type: 'reduced', on: reduced.matches }))
  bindKeys({ main: actions.press, close: actions.close, sound: actions.toggleSound, info: actions.openMenu })
  bindTableKeys({
    start: actions.press,
    undo: actions.undo,
    clear: actions.clear,
    again: actions.again,
    chip(index) {
      const chip = state.chips[index]
      if (chip !== undefined) actions.chooseChip(chip)
    },
  })
  void readNumbers()
  bridge.send({ type: 'ready' })
}
