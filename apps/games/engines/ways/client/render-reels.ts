// Draws the six reels of a state at a given game time. Does not change the state.
import { findSpin } from '../../../kit/spin/series.ts'
import { reelCount, waysSymbols, type Reel, type WaysSymbol } from '@yanta/game-rules/ways'
import { easeOutCubic, pulse } from '../../../kit/motion.ts'
import { createRandom } from '../../../kit/random.ts'
import { findPace, isFeatureAwaited } from '../../../kit/spin/play.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { type SymbolImages, createCanvas } from '../../../kit/spin/symbols.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { World } from '../../world.ts'
import { highlightAt } from './presentation.ts'
import { type ReelMotion, type StopPlan, findTease, landReel, rollReel } from './roll-timing.ts'
import type { Phase, WaysState } from './state.ts'

export interface ReelsView {
  draw(state: WaysState, now: number): void
}

/** How a symbol is drawn: its scale, and its share of the full strength. */
interface Look {
  scale?: number
  alpha?: number
}

const amber = '#ffd84a'
const passingCount = 6
const winBeatMs = 900

/** What passes on each reel while it turns: nothing of it is an outcome. */
function buildPassing(): readonly Reel[] {
  const random = createRandom(23)
  const pick = (count: number): number => Math.floor(random() * count)
  return Array.from({ length: passingCount }, () =>
    Array.from({ length: 2 + pick(6) }, () => waysSymbols[pick(waysSymbols.length - 1)]!),
  )
}

export function createReelsView(
  canvas: HTMLCanvasElement,
  images: SymbolImages<WaysSymbol>,
  { colours, frame }: World,
): ReelsView {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  const passing = buildPassing()
  let [width, height, gap, reelWidth] = [0, 0, 0, 0]
  let symbols: Record<WaysSymbol, HTMLCanvasElement>
  let ground: CanvasGradient
  /** The state last drawn, unless something moves: a resting game is not redrawn, which saves battery. */
  let standing: WaysState | null = null

  const fit = (): void => {
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    ;[width, height] = [canvas.clientWidth, canvas.clientHeight]
    gap = width < 500 ? 3 : 7
    reelWidth = (width - gap * (reelCount - 1)) / reelCount
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.imageSmoothingQuality = 'high'
    const size = Math.round(Math.min(reelWidth, height / 2) * ratio)
    symbols = Object.fromEntries(
      waysSymbols.map((id) => {
        const [picture, on] = createCanvas(size, size)
        on.imageSmoothingQuality = 'high'
        on.drawImage(images[id], 0, 0, size, size)
        return [id, picture]
      }),
    ) as Record<WaysSymbol, HTMLCanvasElement>
    ground = context.createLinearGradient(0, 0, 0, height)
    ground.addColorStop(0, colours.reel[0])
    ground.addColorStop(0.5, colours.reel[1])
    ground.addColorStop(1, colours.reel[0])
    standing = null
  }
  fit()
  new ResizeObserver(fit).observe(canvas)

  const reelX = (reel: number): number => reel * (reelWidth + gap)
  /** A reel divides its height among its symbols: the more there are, the smaller they are. */
  const drawFilling = (
    reel: number,
    filling: Reel,
    top: number,
    look: (row: number) => Look = () => ({}),
  ): void => {
    const rowHeight = height / filling.length
    const size = Math.min(reelWidth * 1.02, rowHeight * 0.96)
    filling.forEach((symbol, row) => {
      const { scale = 1, alpha = 1 } = look(row)
      const [x, y] = [reelX(reel) + reelWidth / 2, top + (row + 0.5) * rowHeight]
      if (y + size < 0 || y - size > height) return
      context.globalAlpha = alpha
      context.drawImage(
        symbols[symbol],
        x - (size * scale) / 2,
        y - (size * scale) / 2,
        size * scale,
        size * scale,
      )
    })
    context.globalAlpha = 1
  }
  /** At speed a filling is drawn as three faint ones. */
  const drawPassing = (reel: number, filling: Reel, top: number, speed: number): void => {
    const smear = height * 0.02 * speed
    if (speed > 0.2)
      for (const shift of [-smear, smear]) drawFilling(reel, filling, top + shift, () => ({ alpha: 0.35 }))
    drawFilling(reel, filling, top, () => ({ alpha: 1 - 0.45 * speed }))
  }
  /** The old filling leaves at the bottom, others pass, the new one comes from the top. */
  const drawTurning = (
    reel: number,
    { travelled, target, speed, rested }: ReelMotion,
    from: Reel,
    to: Reel | null,
  ): void => {
    for (let index = Math.floor(travelled); index <= Math.ceil(travelled); index += 1) {
      const top = (travelled - index) * height
      if (index <= 0) drawPassing(reel, index === 0 ? from : passing[reel]!, top, speed)
      else if (index === target && to !== null)
        drawFilling(reel, to, top, (row) => ({
          scale: to[row] === 'scatter' ? 1 + 0.16 * pulse(rested) : 1,
        }))
      else drawPassing(reel, passing[(index + reel * 2) % passingCount]!, top, speed)
    }
  }
  const drawTease = (reel: number, share: number, beat: number): void => {
    const light = context.createLinearGradient(0, height, 0, height * (0.9 - 0.9 * share))
    light.addColorStop(0, 'rgb(255 196 60 / .5)')
    light.addColorStop(1, 'rgb(255 196 60 / 0)')
    context.fillStyle = light
    context.fillRect(reelX(reel), 0, reelWidth, height)
    context.strokeStyle = amber
    context.lineWidth = 4
    context.globalAlpha = 0.35 + 0.5 * Math.max(share, beat)
    context.strokeRect(reelX(reel) + 2, 2, reelWidth - 4, height - 4)
    context.globalAlpha = 1
  }
  const drawStopping = (state: WaysState, plan: StopPlan, reel: number, now: number): void => {
    const [from, to] = [state.resting[reel]!, findSpin(state)!.reels[reel]!]
    const motion = landReel(plan, reel, now)
    if (plan.pace === 'reduced') {
      const isLanded = now >= plan.landsAt[reel]!
      return drawFilling(reel, isLanded ? to : from, 0, () => ({
        alpha: isLanded ? 0.25 + 0.75 * motion.rested : fade(plan.startedAt, now),
      }))
    }
    drawTurning(reel, motion, from, to)
    const tease = findTease(plan, reel, now)
    if (tease !== null) drawTease(reel, tease, pulse((now % 450) / 450))
  }
  const drawSpinning = (state: WaysState, reel: number, startedAt: number, now: number): void => {
    const from = state.resting[reel]!
    if (state.isReduced) return drawFilling(reel, from, 0, () => ({ alpha: fade(startedAt, now) }))
    drawTurning(reel, rollReel(findPace(state), reel, startedAt, now), from, null)
  }
  const fade = (since: number, now: number): number => Math.max(0.25, 1 - 0.75 * ((now - since) / 200))

  const traceCell = (reel: number, row: number, count: number): void => {
    const rowHeight = height / count
    const inset = Math.min(4, rowHeight * 0.05)
    context.beginPath()
    context.roundRect(
      reelX(reel) + inset,
      row * rowHeight + inset,
      reelWidth - 2 * inset,
      rowHeight - 2 * inset,
      Math.min(10, rowHeight * 0.2),
    )
  }
  /** Winning cells shine and the rest steps back. Wins within the stake are marked without a feast. */
  const drawWon = (state: WaysState, reel: number, lit: ReadonlySet<string>, now: number): void => {
    const filling = state.resting[reel]!
    const spin = findSpin(state)!
    const isWon = classifyWin(spin.win, findRoundStake(state)) === 'won' || spin.freeSpins > 0
    const strength = state.isReduced ? 1 : easeOutCubic((now - state.presentedAt) / 220)
    const isLit = (row: number): boolean => lit.has(`${reel} ${row}`)
    filling.forEach((_, row) => {
      if (!isLit(row)) return
      traceCell(reel, row, filling.length)
      context.globalAlpha = strength
      context.fillStyle = isWon ? 'rgb(255 214 92 / .46)' : 'rgb(255 255 255 / .14)'
      context.fill()
      context.lineWidth = 2
      context.strokeStyle = isWon ? amber : colours.second
      context.stroke()
      context.globalAlpha = 1
    })
    const beat = state.isReduced || !isWon ? 0 : pulse(((now - state.presentedAt) % winBeatMs) / winBeatMs)
    drawFilling(reel, filling, 0, (row) =>
      isLit(row) ? { scale: 1 + 0.07 * beat } : { alpha: 1 - (isWon ? 0.66 : 0.35) * strength },
    )
  }
  const listLit = (state: WaysState, now: number): ReadonlySet<string> => {
    const isShown = ['presenting', 'idle', 'freeIntro'].includes(state.phase.name)
    const spin = isShown ? findSpin(state) : null
    if (spin === null) return new Set()
    const { cells } = highlightAt(spin, findRoundStake(state), now - state.presentedAt)
    return new Set(cells.map((cell) => cell.join(' ')))
  }
  const drawReel = (
    state: WaysState,
    phase: Phase,
    reel: number,
    lit: ReadonlySet<string>,
    now: number,
  ): void => {
    if (phase.name === 'stopping') drawStopping(state, phase.plan, reel, now)
    else if (phase.name === 'spinning') drawSpinning(state, reel, phase.since, now)
    else if (lit.size > 0) drawWon(state, reel, lit, now)
    else drawFilling(reel, state.resting[reel]!, 0)
  }

  return {
    draw(state, now) {
      if (state === standing) return
      const phase: Phase = isFeatureAwaited(state) ? { name: 'idle', since: now } : state.phase
      const lit = listLit(state, now)
      context.clearRect(0, 0, width, height)
      for (let reel = 0; reel < reelCount; reel += 1) {
        context.save()
        context.beginPath()
        context.roundRect(reelX(reel), 0, reelWidth, height, 10)
        context.clip()
        context.fillStyle = ground
        context.fill()
        if (frame === 'jelly') {
          context.fillStyle = 'rgb(255 255 255 / .08)'
          context.fill()
        }
        drawReel(state, phase, reel, lit, now)
        context.restore()
      }
      standing = lit.size > 0 || phase.name === 'spinning' || phase.name === 'stopping' ? null : state
    },
  }
}
