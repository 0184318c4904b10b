// Wilds that do more than land, over the reels of a spin: they stay or walk while the reels turn behind them, or fill their reel.
import {
  type Cell,
  listWilds,
  findReels,
  findRoundProfile,
  readWindow as readLanded,
} from '@yanta/game-rules/slot'
import { findSpin } from '../../../kit/spin/series.ts'
import { easeInOut, easeOutCubic } from '../../../kit/motion.ts'
import { type ReelCanvas, amber, rowCount } from './reel-canvas.ts'
import { type StopPlan, findFillShare, findWalkShare } from './reel-timing.ts'
import type { SlotState } from './state.ts'
import { restingPose } from './symbol-motion.ts'
import type { World } from '../../world.ts'

export interface CarriedWild {
  from: Cell
  /** To the left of the first reel, it leaves. */
  to: Cell
}

/** The wilds of the spin before that are still there while the one on show turns, and those that leave with it. */
export function listCarriedWilds(state: Pick<SlotState, 'round' | 'spinIndex'>): CarriedWild[] {
  const { round, spinIndex } = state
  const [before, spin] = [round?.outcome.spins[spinIndex - 1], findSpin(state)]
  if (!round || !before || !spin || (before.kind === 'free') !== (spin.kind === 'free')) return []
  const { wildMotion } = findRoundProfile(round.outcome)
  if (wildMotion !== 'walking' && (wildMotion !== 'sticky' || spin.kind !== 'free')) return []
  return listWilds(before.window).map(([reel, row]) => ({
    from: [reel, row],
    to: [wildMotion === 'walking' ? reel - 1 : reel, row],
  }))
}

/** Returns a function that draws them. */
export function createWildDrawing(reels: ReelCanvas, { colours }: World) {
  const { context, centre } = reels

  /** The ground that hides the reel behind a wild, lit at its edge. */
  const drawPlate = (x: number, y: number, width: number, height: number): void => {
    context.beginPath()
    context.roundRect(x - width / 2, y - height / 2, width, height, 10)
    context.fillStyle = colours.reel[1]
    context.fill()
    context.lineWidth = 2.5
    context.strokeStyle = amber
    context.stroke()
  }
  const drawCarried = ({ from, to }: CarriedWild, share: number): void => {
    const { reelWidth, rowHeight } = reels.geometry()
    const [[fromX, y], [toX]] = [centre(...from), centre(...to)]
    const eased = easeInOut(share)
    const x = fromX + (toX - fromX) * eased
    const hop = fromX === toX ? 0 : Math.sin(Math.PI * share) * rowHeight * 0.1
    context.save()
    if (to[0] < 0) context.globalAlpha = 1 - eased
    drawPlate(x, y - hop, reelWidth - 4, rowHeight - 4)
    reels.drawSymbol('wild', x, y - hop, {
      ...restingPose,
      turn: fromX === toX ? 0 : -0.09 * Math.sin(2 * Math.PI * share),
    })
    context.restore()
  }
  /** From the cell of the wild upwards and downwards over its reel. */
  const drawFilling = (reel: number, rows: readonly number[], share: number): void => {
    const { reelX, reelWidth, reelHeight, rowHeight } = reels.geometry()
    const eased = easeOutCubic(share)
    const [first, last] = [Math.min(...rows), Math.max(...rows)]
    const top = first * rowHeight * (1 - eased)
    const bottom = (last + 1) * rowHeight + (reelHeight - (last + 1) * rowHeight) * eased
    reels.withinReel(
      reel,
      () => {
        const nearest = (row: number): number => (row < first ? first : row > last ? last : row)
        for (let row = 0; row < rowCount; row += 1) {
          const y = nearest(row) + (row - nearest(row)) * eased
          if (row < first || row > last) reels.drawSymbol('wild', ...centre(reel, y))
        }
        for (const row of rows) reels.drawSymbol('wild', ...centre(reel, row))
      },
      { top, bottom },
    )
    context.beginPath()
    context.roundRect(reelX(reel) + 1.5, top + 1.5, reelWidth - 3, bottom - top - 3, 12)
    context.lineWidth = 3
    context.strokeStyle = amber
    context.stroke()
  }

  return (state: SlotState, plan: StopPlan, now: number): void => {
    const walkShare = findWalkShare(plan, now)
    for (const wild of listCarriedWilds(state))
      if (wild.to[0] >= 0 || walkShare < 1) drawCarried(wild, walkShare)
    const spin = findSpin(state)
    if (!spin?.filled || !state.round || plan.fillMs === 0 || now < plan.endsAt - plan.fillMs) return
    const landed = readLanded(findReels(findRoundProfile(state.round.outcome), spin.kind), spin.stops)
    for (const reel of spin.filled) {
      const rows = (landed[reel] ?? []).flatMap((symbol, row) => (symbol === 'wild' ? [row] : []))
      drawFilling(reel, rows, findFillShare(plan, now))
    }
  }
}
