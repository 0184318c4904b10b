// Runs an opened game: dispatches presses, time and answers to the state machine and performs the effects of its transitions.
import type { Locale } from '@yanta/contract'
import { type SymbolId, lines } from '@yanta/game-rules/slot'
import { formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import type { FrameBridge } from '../../../kit/frame-bridge.ts'
import type { GameServer } from '../../../kit/game-server.ts'
import { bindKeys } from '../../../kit/input.ts'
import { startLoop } from '../../../kit/loop.ts'
import { followOutside } from '../../../kit/outside.ts'
import type { PanelContext } from '../../../kit/panels/panel-context.ts'
import { createRequestId } from '../../../kit/request-id.ts'
import { createRoundReport } from '../../../kit/round-report.ts'
import type { Sound } from '../../../kit/sound.ts'
import { openStakeDialog } from '../../../kit/stake-dialog.ts'
import { readPreference, writePreference } from '../../../kit/storage.ts'
import { classifyWin, resultKeys } from '../../../kit/verdict.ts'
import type { OpenAnswerOf, Seeds } from '../../../server/api.ts'
import { findNextStake, findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { describeLeft } from '../../../kit/spin/gift-strip.ts'
import { openAutoplayDialog } from '../../../kit/spin/autoplay-dialog.ts'
import { openSlotPanel } from './panels/info-panel.ts'
import { listSounds } from './sounds.ts'
import { type SlotEvent, createState, findSpin, isAutoplayDue, isRoundOpen, reduce } from './state.ts'
import { isIntroDue, openIntro } from './intro.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { type View, createView } from './view.ts'

export interface GameOptions {
  root: HTMLElement
  locale: Locale
  opened: OpenAnswerOf<'slot'>
  images: SymbolImages<SymbolId>
  server: GameServer<'slot'>
  bridge: FrameBridge
  sound: Sound
  loadVerifier: PanelContext['loadVerifier']
}

const turboKey = 'yanta-game-turbo'

export function runGame({
  root,
  locale,
  opened,
  images,
  server,
  bridge,
  sound,
  loadVerifier,
}: GameOptions): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
  let state = createState(opened, { isTurbo: readPreference(turboKey) === 'on', isReduced: reduced.matches })
  let seeds: Seeds = opened
  const report = createRoundReport(bridge)
  let drawnAt = 0
  const loop = startLoop((now, delta) => {
    advance({ type: 'tick', at: now }, drawnAt, now)
    if (isAutoplayDue(state, now))
      advance({ type: 'autoSpin', at: now, requestId: createRequestId() }, now, now)
    view.draw(state, now, delta, sound.isOn())
    drawnAt = now
  })
  const send = (event: SlotEvent): void => advance(event, loop.now(), loop.now())

  function advance(event: SlotEvent, from: number, to: number): void {
    const before = state
    state = reduce(before, event)
    for (const name of listSounds(before, state, from, to)) sound.play(name)
    if (before === state) return
    if (state.notice === 'insufficient_funds' && before.notice !== state.notice) refreshBalance()
    const started =
      state.phase.name === 'spinning' && before.phase.name !== 'spinning' ? state.phase.requestId : null
    if (started !== null) void askForRound(started)
    if (isRoundOpen(before) && !isRoundOpen(state) && state.phase.name !== 'interrupted') endRound()
    if (state.phase.name === 'freeIntro' && before.phase.name !== 'freeIntro') announceSeries()
    if (state.phase.name === 'closed' && before.phase.name !== 'closed')
      bridge.send({ type: 'failed', code: state.phase.code })
  }

  /** Notifies the site before the request is sent, so that it holds a win back before the platform publishes it. */
  async function askForRound(requestId: string): Promise<void> {
    report.begin(requestId)
    const free = state.freeRounds && {
      freeRoundsId: state.freeRounds.id,
      ...(state.freeRounds.isFeature && { choice: 'feature' }),
    }
    const order = { stake: findNextStake(state), requestId, ...free }
    const answer = await server.playRound(order, () => send({ type: 'slow' }))
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return send({ ...answer, type: 'refused', at: loop.now() })
    seeds = { ...seeds, nonce: answer.value.round.nonce + 1 }
    send({ type: 'answered', at: loop.now(), round: answer.value.round })
  }

  function showIntro(): void {
    if (isIntroDue(opened.game.slug, state))
      openIntro(view.context, { game: opened.game.slug, isDemo: opened.mode === 'demo' })
  }

  function announceSeries(): void {
    const { t, profile, stage } = view.context
    const { awarded, multiplier } = profile.freeSpins
    const count = findSpin(state)?.freeSpinsLeft ?? awarded[0]
    stage.status.textContent = `${t('free.introTitle', { count })}. ${t('free.introText', { multiplier })}`
  }

  function endRound(): void {
    report.end()
    const { t, currency, locale: language, stage, symbolNames } = view.context
    const win = state.round?.win ?? 0
    if (state.round === null) return
    const ownStake = findOwnStake(state.round, state.round.stake)
    const result = t(resultKeys[classifyWin(win, ownStake)], { amount: formatMoney(win, currency, language) })
    const { freeRounds } = state
    stage.status.textContent = freeRounds?.left ? `${result}. ${describeLeft(t, freeRounds)}` : result
    const columns =
      state.round.outcome.spins
        .at(-1)
        ?.window.map((column) => column.map((symbol) => symbolNames[symbol]).join(', ')) ?? []
    stage.canvas.setAttribute('aria-label', t('reels.window', { columns: columns.join('; ') }))
  }

  const actions: Parameters<typeof createView>[4] = {
    press() {
      if (!loop.isPaused()) send({ type: 'press', at: loop.now(), requestId: createRequestId() })
    },
    stakeStep: (by) => send({ type: 'stakeStep', by }),
    chooseStake: (stake) => send({ type: 'stakeChosen', stake }),
    toggleTurbo() {
      send({ type: 'turbo', on: !state.isTurbo })
      writePreference(turboKey, state.isTurbo ? 'on' : 'off')
    },
    toggleSound() {
      sound.set(!sound.isOn())
      sound.play('press')
    },
    autoplay() {
      if (state.autoplay !== null) send({ type: 'autoplayStopped' })
      else if (state.phase.name === 'idle')
        openAutoplayDialog(view.context, state, (choice) =>
          send({ type: 'autoplay', at: loop.now(), choice }),
        )
    },
    openStakes: () =>
      openStakeDialog(
        view.context,
        state,
        (stake) => send({ type: 'stakeChosen', stake }),
        h('p', { class: 'note' }, view.context.t('stake.perLine', { count: lines.length })),
      ),
    openMenu: () =>
      openSlotPanel({
        ...view.context,
        server,
        readState: () => state,
        rtp: opened.game.rtp,
        loadVerifier,
        seeds,
        onSeeds: (fresh) => void (seeds = fresh),
      }),
    retry: () => send({ type: 'retry', at: loop.now() }),
    close: () => send({ type: 'noticeClosed' }),
    openCashbox: () => bridge.send({ type: 'openCashbox' }),
    restartDemo: () => bridge.send({ type: 'restartDemo' }),
    tierReached: () => sound.play('win'),
    skipSeries: () => send({ type: 'seriesSkipped', at: loop.now() }),
  }
  let view: View = createView(root, locale, opened, images, actions)
  showIntro()

  const refreshBalance = followOutside(
    { bridge, server },
    {
      pause: loop.setPaused,
      setSound: sound.set,
      speak(language) {
        if (language === view.context.locale) return
        view = createView(root, language, opened, images, actions)
        showIntro()
      },
      retry: actions.retry,
      balanceSeen: (balance) => send({ type: 'balanceSeen', balance }),
    },
  )
  reduced.addEventListener('change', () => send({ type: 'reduced', on: reduced.matches }))
  bindKeys({
    main: actions.press,
    up: () => actions.stakeStep(1),
    down: () => actions.stakeStep(-1),
    close: actions.close,
    sound: actions.toggleSound,
    info: actions.openMenu,
  })
  bridge.send({ type: 'ready' })
}
