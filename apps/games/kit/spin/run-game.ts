// Runs an opened game of spins: dispatches presses, time and answers to its state machine and performs the effects of transitions.
import type { Locale } from '@yanta/contract'
import type { EngineId } from '@yanta/game-rules/engines'
import { formatMoney, type Translate } from '@yanta/i18n'
import type { OpenAnswerOf, RoundOf } from '../../server/api.ts'
import type { Child } from '../dom.ts'
import { holdSeeds } from '../held-seeds.ts'
import { bindKeys } from '../input.ts'
import { startLoop } from '../loop.ts'
import { followOutside } from '../outside.ts'
import type { OpenedGame } from '../page.ts'
import type { PanelContext } from '../panels/panel-context.ts'
import { createRequestId } from '../request-id.ts'
import { createRoundReport } from '../round-report.ts'
import type { Cue } from '../sound.ts'
import { isStale } from '../stale-codes.ts'
import { switchSound } from '../switch-sound.ts'
import { openStakeDialog } from '../stake-dialog.ts'
import type { NoticeActions } from '../stake-notices.ts'
import { readPreference, writePreference } from '../storage.ts'
import { classifyWin, resultKeys } from '../verdict.ts'
import { findNextCost, hasAnte } from './ante.ts'
import { openAutoplayDialog } from './autoplay-dialog.ts'
import { openBuyDialog } from './buy-dialog.ts'
import { findNextStake, findOwnStake } from './free-rounds.ts'
import { describeLeft } from './gift-strip.ts'
import { type IntroFigure, isIntroDue, openIntro } from './intro.ts'
import { type Play, canBuy, isAutoplayDue, isRoundOpen, isSlow } from './play.ts'
import type { SpinEvent } from './play-event.ts'
import type { FeatureBought } from './shown-round.ts'
import type { OwnSpinKey, SpinMessageKey } from './spin-messages.ts'
import type { Stage, StageActions } from './stage.ts'
import type { Tier } from './win-tier.ts'

export type ViewActions = StageActions & NoticeActions & { tierReached(tier: Tier): void }

interface ViewContext extends Pick<PanelContext, 'currency' | 'locale'> {
  stage: Stage
  t: Translate<SpinMessageKey | OwnSpinKey>
}

interface View<State, Context> {
  context: Context
  draw(state: State, now: number, delta: number, isSoundOn: boolean): void
}

/** What a game brings along; `Own` are the events of its own controls. */
interface Rules<E extends EngineId, State, Context, Own> {
  createState(choice: { isTurbo: boolean; isReduced: boolean }): State
  reduce(state: State, event: SpinEvent<RoundOf<E>> | FeatureBought | Own): State
  listSounds(before: State, after: State, from: number, to: number): Cue[]
  /** `send` dispatches an event of the game's own controls, built with the time of the game. */
  createView(
    locale: Locale,
    actions: ViewActions,
    send: (build: (at: number) => Own) => void,
  ): View<State, Context>
  /** What is announced at a transition besides results; null: nothing. */
  describeChange?(before: State, after: State, context: Context): string | null
  /** What lies on the canvas once a round has ended, in words. */
  describeRest(state: State, context: Context): string
  /** The result of a round with what else is to be announced. */
  describeResult?(state: State, result: string, context: Context): string
  openPanel(
    context: Context,
    parts: Pick<PanelContext, 'server' | 'loadVerifier' | 'seeds'> & { readState(): State },
  ): void
  /** The pictures shown at the first opening on a device; without them there is no intro. */
  listIntroFigures?(context: Context): IntroFigure[]
  /** What those who know the game's first rules have to be shown as well; undefined: nothing. */
  findIntroTopic?(context: Context): string | undefined
  /** An event that reads the state anew: another page has gone on with the round. Left out where no round has a choice. */
  reopen?(opened: OpenAnswerOf<E>, at: number): Own
  /** What is bought with the feature, in words; left out where none is ever sold. Then `reduce` takes the purchase. */
  describePurchase?(context: Context): string
  /** Below the choice of the stake. */
  buildStakeNote?(context: Context): Child
}

const turboKey = 'yanta-game-turbo'

export function runSpinGame<
  E extends EngineId,
  State extends Play & { round: RoundOf<E> | null },
  Context extends ViewContext,
  Own = never,
>(
  { locale, server, bridge, sound, loadVerifier, opened }: Omit<OpenedGame<E>, 'root' | 'images'>,
  game: Rules<E, State, Context, Own>,
): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
  let state = game.createState({ isTurbo: readPreference(turboKey) === 'on', isReduced: reduced.matches })
  const seeds = holdSeeds(server, opened)
  const report = createRoundReport(bridge)
  let drawnAt = 0
  const loop = startLoop((now, delta) => {
    advance({ type: 'tick', at: now }, drawnAt, now)
    if (isAutoplayDue(state, now))
      advance({ type: 'autoSpin', at: now, requestId: createRequestId() }, now, now)
    view.draw(state, now, delta, sound.isOn())
    drawnAt = now
  })
  const send = (event: SpinEvent<RoundOf<E>> | FeatureBought | Own): void =>
    advance(event, loop.now(), loop.now())

  function advance(event: SpinEvent<RoundOf<E>> | FeatureBought | Own, from: number, to: number): void {
    const before = state
    state = game.reduce(before, event)
    for (const { name, raise } of game.listSounds(before, state, from, to)) sound.play(name, raise)
    if (before === state) return
    if (state.notice === 'insufficient_funds' && before.notice !== state.notice) money.refresh()
    const { phase } = state
    if (phase.name === 'spinning' && 'requestId' in phase && before.phase.name !== 'spinning')
      void askForRound(phase.requestId)
    if (phase.name === 'opening' && 'door' in phase && before.phase.name !== 'opening')
      void askForDoor(phase.requestId, phase.door ?? 0)
    if (isRoundOpen(before) && !isRoundOpen(state) && phase.name !== 'interrupted') endRound()
    if (isSlow(state) && !isSlow(before))
      view.context.stage.status.textContent = view.context.t('notice.reconnecting')
    const change = game.describeChange?.(before, state, view.context) ?? null
    if (change !== null) view.context.stage.status.textContent = change
    if (before.isAnte !== state.isAnte) announceAnte()
    if ('code' in phase && before.phase.name !== 'closed') bridge.send({ type: 'failed', code: phase.code })
  }

  /** Notifies the site before the request is sent, so that it holds a win back before the platform publishes it. */
  async function askForRound(requestId: string): Promise<void> {
    report.begin(requestId)
    const free = state.freeRounds && {
      freeRoundsId: state.freeRounds.id,
      ...(state.freeRounds.isFeature && { choice: 'feature' }),
    }
    const ante = hasAnte(state) && { choice: 'ante' }
    const bought = state.boughtFor !== null && { choice: 'buy' }
    const order = { stake: findNextStake(state), requestId, ...ante, ...bought, ...free }
    const answer = await server.playRound(order, () => send({ type: 'slow' }))
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return refuse(answer)
    seeds.count(answer.value.round)
    send({ type: 'answered', at: loop.now(), round: answer.value.round })
  }

  /** The choice of the displayed round is its only step. */
  async function askForDoor(requestId: string, door: number): Promise<void> {
    if (state.round === null) return
    const { id } = state.round
    report.begin(id)
    const step = { number: 0, step: { kind: 'door', door }, requestId }
    const answer = await server.takeStep(id, step, () => send({ type: 'slow' }))
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return refuse(answer)
    send({ type: 'answered', at: loop.now(), round: answer.value.round })
  }

  function refuse(answer: { code: string; max?: number | undefined }): void {
    if (game.reopen && isStale(answer)) void reopen()
    else send({ ...answer, type: 'refused', at: loop.now() })
  }

  /** Another page has gone on with the round: reads its current state from the server. */
  async function reopen(): Promise<void> {
    const answer = await server.open(new URL(location.href).searchParams.get('token') ?? '')
    if (answer.kind === 'lost') return send({ type: 'lost' })
    if (answer.kind === 'refused') return send({ type: 'refused', at: loop.now(), code: answer.code })
    seeds.replace(answer.value)
    send(game.reopen!(answer.value, loop.now()))
  }

  function announceAnte(): void {
    const { t, currency, locale: language, stage } = view.context
    const amount = formatMoney(findNextCost(state), currency, language)
    stage.status.textContent = t(state.isAnte ? 'ante.isOn' : 'ante.isOff', { amount })
  }

  function endRound(): void {
    report.end()
    money.catchUp()
    const { t, currency, locale: language, stage } = view.context
    const { round, freeRounds, autoplayEnd } = state
    if (round === null) return
    const verdict = classifyWin(round.win, findOwnStake(round, round.stake))
    const result = t(resultKeys[verdict], { amount: formatMoney(round.win, currency, language) })
    const told = game.describeResult?.(state, result, view.context) ?? result
    const left = freeRounds?.left ? describeLeft(t, freeRounds) : null
    const end = autoplayEnd === null ? null : t(`auto.ended.${autoplayEnd}`)
    stage.status.textContent = [told, left, end].filter((part) => part !== null).join('. ')
    stage.canvas.setAttribute('aria-label', game.describeRest(state, view.context))
  }

  const actions: ViewActions = {
    press() {
      if (!loop.isPaused()) send({ type: 'press', at: loop.now(), requestId: createRequestId() })
    },
    stakeStep: (by) => send({ type: 'stakeStep', by }),
    chooseStake: (stake) => send({ type: 'stakeChosen', stake }),
    toggleAnte: () => send({ type: 'ante', on: !state.isAnte }),
    toggleTurbo() {
      send({ type: 'turbo', on: !state.isTurbo })
      writePreference(turboKey, state.isTurbo ? 'on' : 'off')
    },
    toggleSound: () => switchSound(sound, bridge),
    autoplay() {
      if (state.autoplay !== null) send({ type: 'autoplayStopped' })
      else if (state.phase.name === 'idle' && state.freeRounds === null)
        openAutoplayDialog(view.context, { stake: findNextCost(state) }, (choice) =>
          send({ type: 'autoplay', at: loop.now(), choice }),
        )
    },
    buy() {
      if (loop.isPaused() || !game.describePurchase || !canBuy(state, loop.now())) return
      const purchase = { text: game.describePurchase(view.context), isDemo: opened.mode === 'demo' }
      openBuyDialog(view.context, state, purchase, {
        ...actions,
        buy() {
          if (!loop.isPaused()) send({ type: 'featureBought', at: loop.now(), requestId: createRequestId() })
        },
      })
    },
    openStakes: () =>
      openStakeDialog(
        view.context,
        state,
        (stake) => send({ type: 'stakeChosen', stake }),
        game.buildStakeNote?.(view.context),
      ),
    openMenu: () =>
      game.openPanel(view.context, {
        server,
        readState: () => state,
        loadVerifier,
        seeds,
      }),
    retry: () => send({ type: 'retry', at: loop.now() }),
    close: () => send({ type: 'noticeClosed' }),
    openCashbox: () => bridge.send({ type: 'openCashbox' }),
    restartDemo: () => bridge.send({ type: 'restartDemo' }),
    tierReached: () => sound.play('win'),
  }
  const createView = (language: Locale): View<State, Context> =>
    game.createView(language, actions, (build) => send(build(loop.now())))
  let view = createView(locale)
  showIntro()

  function showIntro(): void {
    const { slug, engine } = opened.game
    // A slot whose rules are others now is shown anew to those who knew it.
    const topic = engine === 'slot' ? game.findIntroTopic?.(view.context) : engine
    const key = topic === undefined ? slug : `${slug}-${topic}`
    if (game.listIntroFigures && isIntroDue(key, state))
      openIntro(view.context, game.listIntroFigures(view.context), { key, isDemo: opened.mode === 'demo' })
  }

  const money = followOutside(
    { bridge, server },
    {
      pause: loop.setPaused,
      setSound: sound.set,
      speak(language) {
        if (language === view.context.locale) return
        view = createView(language)
        showIntro()
      },
      retry: actions.retry,
      balanceSeen(balance) {
        send({ type: 'balanceSeen', balance })
        return state.balance === balance
      },
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
