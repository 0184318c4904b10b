// Draws the five reels of a state at a given game time. Does not change the state.
import { type Profile, type SymbolId, lines } from '@yanta/game-rules/slot'
import { easeOutCubic, pulse } from '../../../kit/motion.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { highlightAt } from './presentation.ts'
import { type ReelMotion, landReel, reelCount, rollReel } from './reel-timing.ts'
import {
  type Phase,
  type Resting,
  type SlotState,
  findPace,
  findRoundStake,
  findSpin,
  isFeatureAwaited,
} from './state.ts'
import type { SymbolImages } from '../../../kit/spin/symbols.ts'
import { type SymbolBitmap, rasterise, smear } from './symbols.ts'
import type { World } from '../../world.ts'

const rowCount = 3
const amber = '#ffd84a'

interface Geometry {
  ratio: number
  width: number
  height: number
  reelWidth: number
  reelHeight: number
  rowHeight: number
  symbolSize: number
  reelX(reel: number): number
}

export interface ReelsView {
  draw(state: SlotState, now: number): void
}

function measure(canvas: HTMLCanvasElement, gap: number): Geometry {
  const ratio = Math.min(3, window.devicePixelRatio || 1)
  const width = canvas.clientWidth
  const height = canvas.clientHeight
  const reelWidth = (width - gap * (reelCount - 1)) / reelCount
  const rowHeight = height / rowCount
  return {
    ratio,
    width,
    height,
    reelWidth,
    reelHeight: height,
    rowHeight,
    symbolSize: Math.min(reelWidth * 1.02, rowHeight * 0.96),
    reelX: (reel) => reel * (reelWidth + gap),
  }
}

export function createReelsView(
  canvas: HTMLCanvasElement,
  images: SymbolImages<SymbolId>,
  profile: Profile,
  { colours, frame }: World,
): ReelsView {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  let geometry = measure(canvas, 8)
  let bitmaps: Record<SymbolId, SymbolBitmap>
  let ground: CanvasGradient
  /** The state last drawn, unless it is animated: a resting game is not redrawn, which saves battery. */
  let standing: SlotState | null = null

  const fit = (): void => {
    geometry = measure(canvas, canvas.clientWidth < 500 ? 5 : 8)
    canvas.width = Math.round(geometry.width * geometry.ratio)
    canvas.height = Math.round(geometry.height * geometry.ratio)
    context.setTransform(geometry.ratio, 0, 0, geometry.ratio, 0, 0)
    bitmaps = rasterise(images, Math.round(geometry.symbolSize * geometry.ratio))
    ground = context.createLinearGradient(0, 0, 0, geometry.height)
    ground.addColorStop(0, colours.reel[0])
    ground.addColorStop(0.5, colours.reel[1])
    ground.addColorStop(1, colours.reel[0])
    standing = null
  }
  fit()
  new ResizeObserver(fit).observe(canvas)

  const readStrip = (resting: Resting, reel: number, index: number): SymbolId => {
    const strip = (resting.kind === 'free' ? profile.freeReels : profile.reels)[reel] as readonly SymbolId[]
    return strip[
      ((((resting.stops[reel] ?? 0) + index) % strip.length) + strip.length) % strip.length
    ] as SymbolId
  }
  const drawSymbol = (symbol: SymbolId, x: number, y: number, scale = 1): void => {
    const size = geometry.symbolSize * scale
    context.drawImage(bitmaps[symbol].crisp, x - size / 2, y - size / 2, size, size)
  }
  const drawBlurred = (symbol: SymbolId, x: number, y: number): void => {
    const size = geometry.symbolSize
    context.drawImage(
      bitmaps[symbol].blurred,
      x - size / 2,
      y - size * (0.5 + smear),
      size,
      size * (1 + 2 * smear),
    )
  }
  const centre = (reel: number, row: number): [number, number] => [
    geometry.reelX(reel) + geometry.reelWidth / 2,
    (row + 0.5) * geometry.rowHeight,
  ]

  /** One turning or landing reel: rows move down, the old window leaves at the bottom, the new one enters from the top. */
  const drawMoving = (
    reel: number,
    motion: ReelMotion,
    from: Resting,
    to: Resting | null,
    scatterScale: number,
  ): void => {
    const { travelled, target, blur } = motion
    for (let row = Math.ceil(travelled - rowCount - 0.5); row <= Math.floor(travelled + 1.5); row += 1) {
      const isNew = to !== null && target !== null && row >= target - rowCount - 1
      const symbol = isNew ? readStrip(to, reel, target - row) : readStrip(from, reel, -row)
      const [x, y] = centre(reel, travelled - row)
      context.globalAlpha = 1 - blur
      if (blur < 1) drawSymbol(symbol, x, y, symbol === 'scatter' ? scatterScale : 1)
      context.globalAlpha = blur
      if (blur > 0) drawBlurred(symbol, x, y)
    }
    context.globalAlpha = 1
  }
  const drawWindow = (reel: number, resting: Resting, alpha: number): void => {
    context.globalAlpha = alpha
    for (let row = 0; row < rowCount; row += 1) {
      const symbol = readStrip(resting, reel, row)
      const [x, y] = centre(reel, row)
      drawSymbol(symbol, x, y)
    }
    context.globalAlpha = 1
  }
  const frameReel = (reel: number, strength: number): void => {
    context.save()
    context.strokeStyle = amber
    context.lineWidth = 3
    context.globalAlpha = 0.55 + 0.45 * strength
    context.shadowColor = '#ffb01f'
    context.shadowBlur = 14 + 18 * strength
    context.beginPath()
    context.roundRect(geometry.reelX(reel) + 1.5, 1.5, geometry.reelWidth - 3, geometry.reelHeight - 3, 12)
    context.stroke()
    context.restore()
  }
  const drawLine = (line: number, share: number): void => {
    const rows = lines[line - 1] ?? []
    const points = rows.map((row, reel) => centre(reel, row))
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined) return
    context.save()
    context.beginPath()
    context.rect(0, 0, geometry.width * easeOutCubic(share), geometry.height)
    context.clip()
    context.beginPath()
    context.moveTo(0, first[1])
    for (const [x, y] of points) context.lineTo(x, y)
    context.lineTo(geometry.width, last[1])
    context.lineJoin = 'round'
    for (const [width, color, alpha] of [
      [9, colours.edge, 0.55],
      [5, colours.second, 1],
      [2, '#ffffff', 0.85],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = color
      context.globalAlpha = alpha
      context.stroke()
    }
    context.restore()
  }
  /** With a beat the cell is highlighted and its symbol enlarged; with null it only gets a frame. */
  const drawHit = (reel: number, row: number, symbol: SymbolId, beat: number | null): void => {
    const [x, y] = centre(reel, row)
    const inset = Math.min(6, geometry.reelWidth * 0.06)
    const box = [
      geometry.reelX(reel) + inset,
      row * geometry.rowHeight + inset,
      geometry.reelWidth - 2 * inset,
      geometry.rowHeight - 2 * inset,
      10,
    ] as const
    context.beginPath()
    context.roundRect(...box)
    context.lineWidth = 2
    context.strokeStyle = beat === null ? colours.second : amber
    if (beat === null) return context.stroke()
    const glow = context.createRadialGradient(
      x,
      y,
      2,
      x,
      y,
      Math.max(geometry.reelWidth, geometry.rowHeight) * 0.62,
    )
    glow.addColorStop(0, 'rgb(255 226 120 / .78)')
    glow.addColorStop(1, 'rgb(255 170 30 / .12)')
    context.fillStyle = colours.reel[0]
    context.fill()
    context.fillStyle = glow
    context.fill()
    context.stroke()
    drawSymbol(symbol, x, y, 1 + 0.07 * beat)
  }

  /** Draws what was won over the reels; false when there is nothing. */
  const drawWins = (state: SlotState, now: number): boolean => {
    const spin = findSpin(state)
    if (spin === null) return false
    const elapsed = now - state.presentedAt
    const highlight = highlightAt(spin, elapsed)
    if (highlight.cells.length === 0) return false
    const isWin = classifyWin(spin.win, findRoundStake(state)) === 'won'
    context.fillStyle = frame === 'jelly' ? `rgb(40 4 50 / .5)` : 'rgb(6 2 16 / .62)'
    for (let reel = 0; isWin && reel < reelCount; reel += 1) {
      context.beginPath()
      context.roundRect(geometry.reelX(reel), 0, geometry.reelWidth, geometry.reelHeight, 12)
      context.fill()
    }
    const share = state.isReduced ? 1 : highlight.lineWin === null ? elapsed / 500 : (elapsed % 1000) / 260
    for (const line of highlight.lines) drawLine(line, share)
    const beat = !isWin ? null : state.isReduced ? 0 : pulse((elapsed % 900) / 900)
    const drawn = new Set<number>()
    for (const [reel, row] of highlight.cells) {
      if (drawn.has(reel * rowCount + row)) continue
      drawn.add(reel * rowCount + row)
      drawHit(reel, row, readStrip(state.resting, reel, row), beat)
    }
    return true
  }

  return {
    draw(state, now) {
      if (state === standing) return
      const phase: Phase = isFeatureAwaited(state) ? { name: 'idle', since: now } : state.phase
      context.clearRect(0, 0, geometry.width, geometry.height)
      const spin = findSpin(state)
      const next: Resting | null = spin && { kind: spin.kind, stops: spin.stops }
      const tease =
        phase.name === 'stopping' && phase.plan.tease !== null && now >= phase.plan.tease.from
          ? phase.plan.tease.reel
          : null
      for (let reel = 0; reel < reelCount; reel += 1) {
        context.save()
        context.beginPath()
        context.roundRect(geometry.reelX(reel), 0, geometry.reelWidth, geometry.reelHeight, 12)
        context.clip()
        context.fillStyle = ground
        context.fillRect(geometry.reelX(reel), 0, geometry.reelWidth, geometry.reelHeight)
        if (phase.name === 'spinning' || phase.name === 'stopping') {
          const motion =
            phase.name === 'spinning'
              ? rollReel(findPace(state), reel, phase.since, now)
              : landReel(phase.plan, reel, now)
          const isReduced = phase.name === 'spinning' ? state.isReduced : phase.plan.pace === 'reduced'
          const isLanded = phase.name === 'stopping' && now >= (phase.plan.landsAt[reel] ?? 0)
          if (isReduced && isLanded && next) drawWindow(reel, next, 0.25 + 0.75 * motion.rested)
          else if (isReduced)
            drawWindow(
              reel,
              state.resting,
              Math.max(
                0.25,
                1 - 0.75 * ((now - (phase.name === 'spinning' ? phase.since : phase.plan.startedAt)) / 200),
              ),
            )
          else drawMoving(reel, motion, state.resting, next, isLanded ? 1 + 0.16 * pulse(motion.rested) : 1)
        } else drawWindow(reel, state.resting, 1)
        context.restore()
      }
      if (tease !== null && phase.name === 'stopping' && now < (phase.plan.landsAt[tease] ?? 0))
        frameReel(tease, pulse(((now - (phase.plan.tease?.from ?? now)) % 450) / 450))
      const isWon =
        (phase.name === 'presenting' || phase.name === 'idle' || phase.name === 'freeIntro') &&
        drawWins(state, now)
      standing = isWon || phase.name === 'spinning' || phase.name === 'stopping' ? null : state
    },
  }
}
