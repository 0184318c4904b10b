// Draws the five reels of a state at a given game time. Does not change the state.
import { findSpin } from '../../../kit/spin/series.ts'
import { findPace, isFeatureAwaited } from '../../../kit/spin/play.ts'
import { type SymbolId, findReels, findRoundProfile } from '@yanta/game-rules/slot'
import { clamp01, pulse } from '../../../kit/motion.ts'
import { createWildDrawing, listCarriedWilds } from './draw-wilds.ts'
import { createWinDrawing } from './draw-wins.ts'
import { amber, createReelCanvas, rowCount } from './reel-canvas.ts'
import { type ReelMotion, landReel, listTeases, reelCount, rollReel } from './reel-timing.ts'
import { type Phase, type Resting, type SlotState } from './state.ts'
import { type Glint, findGlint, restingPose } from './symbol-motion.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import type { World } from '../../world.ts'

/** What is read of strips: which ones, and where they stopped. */
type Turn = Pick<Resting, 'profile' | 'isAnte' | 'kind' | 'stops'>

export interface ReelsView {
  draw(state: SlotState, now: number): void
}

export function createReelsView(
  canvas: HTMLCanvasElement,
  images: SymbolImages<SymbolId>,
  world: World,
  formatAmount: (minor: number) => string,
): ReelsView {
  /** The state last drawn, unless it is animated: a resting game is not redrawn, which saves battery. */
  let standing: SlotState | null = null
  const reels = createReelCanvas(canvas, images, world, () => {
    standing = null
  })
  const { context, centre } = reels
  const drawWins = createWinDrawing(reels, world, formatAmount)

  const drawWilds = createWildDrawing(reels, world)

  const readStrip = ({ kind, stops, ...round }: Turn, reel: number, index: number): SymbolId => {
    const strip = findReels(findRoundProfile(round), kind)[reel] as readonly SymbolId[]
    return strip[((((stops[reel] ?? 0) + index) % strip.length) + strip.length) % strip.length] as SymbolId
  }
  const readWindow = ({ window }: Resting, reel: number, row: number): SymbolId =>
    window[reel]?.[row] as SymbolId

  /** One turning or landing reel: rows move down, the old window leaves at the bottom, the new one enters from the top. */
  const drawMoving = (
    reel: number,
    motion: ReelMotion,
    from: Resting,
    to: Turn | null,
    { scatterScale, isCarrying }: { scatterScale: number; isCarrying: boolean },
  ): void => {
    const { travelled, target, blur } = motion
    for (let row = Math.ceil(travelled - rowCount - 0.5); row <= Math.floor(travelled + 1.5); row += 1) {
      const isNew = to !== null && target !== null && row >= target - rowCount - 1
      const isOld = !isNew && -row >= 0 && -row < rowCount
      const symbol = isNew
        ? readStrip(to, reel, target - row)
        : isOld
          ? readWindow(from, reel, -row)
          : readStrip(from, reel, -row)
      // A wild that stays or walks leaves no picture of itself behind.
      if (isOld && isCarrying && symbol === 'wild') continue
      const [x, y] = centre(reel, travelled - row)
      context.globalAlpha = 1 - blur
      if (blur < 1)
        reels.drawSymbol(
          symbol,
          x,
          y,
          symbol === 'scatter' ? { ...restingPose, scale: scatterScale } : restingPose,
        )
      context.globalAlpha = blur
      if (blur > 0) reels.drawBlurred(symbol, x, y)
    }
    context.globalAlpha = 1
  }
  const drawWindow = (reel: number, resting: Resting, alpha: number): void => {
    context.globalAlpha = alpha
    for (let row = 0; row < rowCount; row += 1)
      reels.drawSymbol(readWindow(resting, reel, row), ...centre(reel, row))
    context.globalAlpha = 1
  }
  /** The light of a reel that teases rises with the time that is over. */
  const drawTease = (reel: number, share: number, beat: number): void => {
    const { reelX, reelWidth, reelHeight } = reels.geometry()
    const light = context.createLinearGradient(0, reelHeight, 0, reelHeight * (0.9 - 0.9 * share))
    light.addColorStop(0, 'rgb(255 196 60 / .5)')
    light.addColorStop(1, 'rgb(255 196 60 / 0)')
    context.save()
    reels.traceReel(reel)
    context.fillStyle = light
    context.fill()
    context.strokeStyle = amber
    for (const [width, alpha] of [
      [14, 0.1],
      [8, 0.2],
      [3, 0.7],
    ] as const) {
      context.lineWidth = width
      context.globalAlpha = alpha * (0.6 + 0.4 * Math.max(share, beat))
      context.beginPath()
      context.roundRect(reelX(reel) + 1.5, 1.5, reelWidth - 3, reelHeight - 3, 12)
      context.stroke()
    }
    context.restore()
  }
  const drawReel = (
    state: SlotState,
    phase: Phase,
    reel: number,
    next: (Turn & Resting) | null,
    now: number,
  ): void => {
    if (phase.name !== 'spinning' && phase.name !== 'stopping') return drawWindow(reel, state.resting, 1)
    const isStopping = phase.name === 'stopping'
    const isReduced = isStopping ? phase.plan.pace === 'reduced' : state.isReduced
    const isLanded = isStopping && now >= (phase.plan.landsAt[reel] ?? 0)
    const motion = isStopping
      ? landReel(phase.plan, reel, now)
      : rollReel(findPace(state), reel, phase.since, now)
    if (!isReduced) {
      const isAwaiting = isStopping && listTeases(phase.plan, now).length > 0
      const beat = pulse(motion.rested) + (isAwaiting ? 0.5 * pulse((now % 700) / 700) : 0)
      return drawMoving(reel, motion, state.resting, next, {
        scatterScale: isLanded ? 1 + 0.16 * clamp01(beat) : 1,
        isCarrying: isStopping && listCarriedWilds(state).length > 0,
      })
    }
    if (isLanded && next) return drawWindow(reel, next, 0.25 + 0.75 * motion.rested)
    const startedAt = isStopping ? phase.plan.startedAt : phase.since
    drawWindow(reel, state.resting, Math.max(0.25, 1 - 0.75 * ((now - startedAt) / 200)))
  }
  const findGlintOf = (state: SlotState, now: number): Glint | null =>
    state.phase.name === 'idle' && !state.isReduced
      ? findGlint(state.resting.window, now - state.phase.since)
      : null

  return {
    draw(state, now) {
      const glint = findGlintOf(state, now)
      if (state === standing && glint === null) return
      const phase: Phase = isFeatureAwaited(state) ? { name: 'idle', since: now } : state.phase
      const { width, height } = reels.geometry()
      context.clearRect(0, 0, width, height)
      const spin = findSpin(state)
      const { profile, isAnte } = state.round?.outcome ?? state.resting
      const next = spin && { ...spin, profile, ...(isAnte && { isAnte }) }
      for (let reel = 0; reel < reelCount; reel += 1)
        reels.withinReel(reel, () => drawReel(state, phase, reel, next, now))
      if (phase.name === 'stopping')
        for (const { reel, share } of listTeases(phase.plan, now))
          drawTease(reel, share, pulse((now % 450) / 450))
      if (phase.name === 'stopping') drawWilds(state, phase.plan, now)
      const isWon =
        ['presenting', 'idle', 'choosing', 'opening', 'freeIntro'].includes(phase.name) &&
        drawWins(state, now, (reel, row) => readWindow(state.resting, reel, row))
      if (!isWon && glint !== null) {
        const [reel, row] = glint.cell
        reels.drawGlint(readWindow(state.resting, reel, row), ...centre(reel, row), glint.share)
      }
      const isMoving = isWon || phase.name === 'spinning' || phase.name === 'stopping'
      standing = isMoving || glint !== null ? null : state
    },
  }
}
