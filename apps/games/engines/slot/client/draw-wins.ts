// What was won, over the resting reels: the rest dimmed, lines, winning symbols in motion, the amount of each.
import { findSpin } from '../../../kit/spin/series.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { type SymbolId, lines } from '@yanta/game-rules/slot'
import { easeOutCubic } from '../../../kit/motion.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { type Highlight, highlightAt } from './presentation.ts'
import { type ReelCanvas, amber, rowCount } from './reel-canvas.ts'
import { reelCount } from './reel-timing.ts'
import type { SlotState } from './state.ts'
import { type Pose, poseWinner, restingPose } from './symbol-motion.ts'
import type { World } from '../../world.ts'

/** Returns a function that draws the wins of a state; false when there are none. */
export function createWinDrawing(
  reels: ReelCanvas,
  { colours, frame }: World,
  formatAmount: (minor: number) => string,
) {
  const { context, centre } = reels

  const dimReels = (): void => {
    context.fillStyle = frame === 'jelly' ? `rgb(40 4 50 / .5)` : 'rgb(6 2 16 / .62)'
    for (let reel = 0; reel < reelCount; reel += 1) {
      reels.traceReel(reel)
      context.fill()
    }
  }
  const drawLine = (line: number, share: number): void => {
    const { width, height } = reels.geometry()
    const rows = lines[line - 1] ?? []
    const points = rows.map((row, reel) => centre(reel, row))
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined) return
    context.save()
    context.beginPath()
    context.rect(0, 0, width * easeOutCubic(share), height)
    context.clip()
    context.beginPath()
    context.moveTo(0, first[1])
    for (const [x, y] of points) context.lineTo(x, y)
    context.lineTo(width, last[1])
    context.lineJoin = 'round'
    for (const [thickness, color, alpha] of [
      [9, colours.edge, 0.55],
      [5, colours.second, 1],
      [2, '#ffffff', 0.85],
    ] as const) {
      context.lineWidth = thickness
      context.strokeStyle = color
      context.globalAlpha = alpha
      context.stroke()
    }
    context.restore()
  }
  const drawSparks = (x: number, y: number, strength: number): void => {
    const { symbolSize } = reels.geometry()
    context.save()
    context.fillStyle = '#fff7d0'
    context.globalAlpha = strength
    for (const [dx, dy, part] of [
      [-0.36, -0.3, 1],
      [0.38, -0.16, 0.7],
      [0.24, 0.36, 0.85],
      [-0.28, 0.32, 0.55],
    ] as const) {
      const radius = symbolSize * 0.13 * part * strength
      const [cx, cy] = [x + dx * symbolSize, y + dy * symbolSize]
      context.beginPath()
      for (let corner = 0; corner < 8; corner += 1) {
        const reach = corner % 2 === 0 ? radius : radius * 0.24
        const angle = (corner / 8) * Math.PI * 2
        context.lineTo(cx + Math.sin(angle) * reach, cy - Math.cos(angle) * reach)
      }
      context.fill()
    }
    context.restore()
  }
  /** With a pose the cell is lit and its symbol moves; with null it only gets a frame. */
  const drawHit = (reel: number, row: number, symbol: SymbolId, pose: Pose | null): void => {
    const { reelWidth, rowHeight, reelX } = reels.geometry()
    const [x, y] = centre(reel, row)
    const inset = Math.min(6, reelWidth * 0.06)
    context.beginPath()
    context.roundRect(
      reelX(reel) + inset,
      row * rowHeight + inset,
      reelWidth - 2 * inset,
      rowHeight - 2 * inset,
      10,
    )
    context.lineWidth = 2
    context.strokeStyle = pose === null ? colours.second : amber
    if (pose === null) return context.stroke()
    const glow = context.createRadialGradient(x, y, 2, x, y, Math.max(reelWidth, rowHeight) * 0.62)
    glow.addColorStop(0, 'rgb(255 226 120 / .78)')
    glow.addColorStop(1, 'rgb(255 170 30 / .12)')
    context.fillStyle = colours.reel[0]
    context.fill()
    context.fillStyle = glow
    context.fill()
    context.stroke()
    reels.drawSymbol(symbol, x, y, pose)
    if (pose.spark > 0) drawSparks(x, y, pose.spark)
  }
  const drawAmount = ({ cells, win }: Highlight): void => {
    const cell = cells[Math.floor((cells.length - 1) / 2)]
    if (win === null || cell === undefined) return
    const { width, rowHeight } = reels.geometry()
    const text = formatAmount(win)
    const size = Math.max(14, Math.min(30, width / 26))
    const [middle, y] = [centre(...cell)[0], (cell[1] + 0.86) * rowHeight]
    context.save()
    context.font = `800 ${size}px ${reels.fontFamily()}`
    const half = context.measureText(text).width / 2 + 6
    const x = Math.min(width - half, Math.max(half, middle))
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = size * 0.34
    context.strokeStyle = colours.edge
    context.strokeText(text, x, y)
    context.fillStyle = '#ffe27a'
    context.fillText(text, x, y)
    context.restore()
  }

  return (state: SlotState, now: number, readSymbol: (reel: number, row: number) => SymbolId): boolean => {
    const spin = findSpin(state)
    if (spin === null) return false
    const elapsed = now - state.presentedAt
    const stake = findRoundStake(state)
    const highlight = highlightAt(spin, stake, elapsed)
    if (highlight.cells.length === 0) return false
    const isWon = classifyWin(spin.win, stake) === 'won'
    if (isWon) dimReels()
    const share = state.isReduced ? 1 : highlight.litMs / (highlight.lines.length > 1 ? 500 : 260)
    for (const line of highlight.lines) drawLine(line, share)
    const drawn = new Set<number>()
    for (const [reel, row] of highlight.cells) {
      if (drawn.has(reel * rowCount + row)) continue
      drawn.add(reel * rowCount + row)
      const symbol = readSymbol(reel, row)
      const pose = state.isReduced ? restingPose : poseWinner(symbol, elapsed)
      drawHit(reel, row, symbol, isWon ? pose : null)
    }
    if (isWon && !highlight.isTogether) drawAmount(highlight)
    return true
  }
}
