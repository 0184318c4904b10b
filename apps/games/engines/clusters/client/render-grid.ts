// Draws the grid of a state at a given game time. Does not change the state.
import {
  cellCount,
  clusterSymbols,
  listFalls,
  sideLength,
  type Cascade,
  type ClusterSymbol,
} from '@yanta/game-rules/clusters'
import { easeOutCubic, pulse } from '../../../kit/motion.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findPace } from '../../../kit/spin/play.ts'
import { type SymbolImages, createCanvas } from '../../../kit/spin/symbols.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { World } from '../../world.ts'
import { buildPieces, drawPieces } from './burst.ts'
import {
  type CascadePlan,
  findBurst,
  findComing,
  findHeight,
  findLeaving,
  findLight,
  findStepIndex,
  findStepPhase,
} from './cascade-timing.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import type { ClustersState } from './state.ts'

export interface GridView {
  draw(state: ClustersState, now: number): void
}

/** A symbol to draw; `lift` in cells above its cell. */
interface Look {
  lift?: number
  scale?: number
  alpha?: number
}

const glow = '#ffd84a'
/** Above the grid, where the first symbols come from. */
const topRows = sideLength + 0.5

export function createGridView(
  canvas: HTMLCanvasElement,
  images: SymbolImages<ClusterSymbol>,
  { colours, frame }: World,
): GridView {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  const pieces = buildPieces(cellCount)
  const pieceColors = [colours.second, colours.title[1], '#ffffff']
  const isBright = frame === 'jelly'
  let cell = 0
  let [left, top] = [0, 0]
  let symbols: Record<ClusterSymbol, HTMLCanvasElement>
  /** The empty grid, drawn once a size. */
  let ground: HTMLCanvasElement
  /** The state last drawn, unless something moves: a resting game is not redrawn, which saves battery. */
  let standing: ClustersState | null = null

  const columnOf = (index: number): number => index % sideLength
  const centre = (index: number): [number, number] => [
    left + (columnOf(index) + 0.5) * cell,
    top + (Math.floor(index / sideLength) + 0.5) * cell,
  ]
  const traceTile = (on: CanvasRenderingContext2D, index: number, inset: number): void => {
    const [x, y] = centre(index)
    const half = cell / 2 - inset
    on.beginPath()
    on.roundRect(x - half, y - half, half * 2, half * 2, cell * 0.16)
  }

  const fit = (): void => {
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    cell = Math.min(width, height) / sideLength
    ;[left, top] = [(width - cell * sideLength) / 2, (height - cell * sideLength) / 2]
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const size = Math.round(cell * 0.86 * ratio)
    symbols = Object.fromEntries(
      clusterSymbols.map((id) => {
        const [picture, on] = createCanvas(size, size)
        on.imageSmoothingQuality = 'high'
        on.drawImage(images[id], 0, 0, size, size)
        return [id, picture]
      }),
    ) as Record<ClusterSymbol, HTMLCanvasElement>
    const [empty, on] = createCanvas(canvas.width, canvas.height)
    on.setTransform(ratio, 0, 0, ratio, 0, 0)
    const shade = on.createLinearGradient(0, top, 0, top + cell * sideLength)
    shade.addColorStop(0, colours.reel[0])
    shade.addColorStop(0.5, colours.reel[1])
    shade.addColorStop(1, colours.reel[0])
    for (let index = 0; index < cellCount; index += 1) {
      traceTile(on, index, Math.max(1, cell * 0.025))
      on.fillStyle = shade
      on.fill()
      on.fillStyle = isBright ? 'rgb(255 255 255 / .12)' : 'rgb(255 255 255 / .035)'
      if ((index + Math.floor(index / sideLength)) % 2 === 0 || isBright) on.fill()
    }
    ground = empty
    standing = null
  }
  fit()
  new ResizeObserver(fit).observe(canvas)

  const drawSymbol = (
    index: number,
    symbol: ClusterSymbol,
    { lift = 0, scale = 1, alpha = 1 }: Look,
  ): void => {
    if (alpha <= 0) return
    const [x, y] = centre(index)
    const size = cell * 0.86 * scale
    context.globalAlpha = alpha
    context.drawImage(symbols[symbol], x - size / 2, y - lift * cell - size / 2, size, size)
    context.globalAlpha = 1
  }
  const drawGrid = (grid: readonly ClusterSymbol[], look: (index: number) => Look): void => {
    grid.forEach((symbol, index) => drawSymbol(index, symbol, look(index)))
  }

  /** The old grid falls out of the field, or fades. */
  const drawLeaving = (state: ClustersState, startedAt: number, now: number): void => {
    const pace = findPace(state)
    drawGrid(state.resting, (index) => {
      const share = findLeaving(pace, columnOf(index), startedAt, now)
      return pace === 'reduced' ? { alpha: 1 - share } : { lift: -topRows * share ** 2 }
    })
  }

  const drawDropping = (
    plan: CascadePlan,
    cascades: readonly Cascade[],
    index: number,
    now: number,
  ): void => {
    const before = cascades[index - 1]
    const falls = before && listFalls(before.clusters)
    drawGrid(cascades[index]!.grid, (at) => {
      const rows = falls?.[at] ?? topRows
      const share = findComing(plan, index, columnOf(at), now)
      if (plan.pace === 'reduced') return { alpha: rows > 0 ? share : 1 }
      return { lift: findHeight(rows, share) }
    })
  }

  const drawLight = (at: number, strength: number, isWon: boolean): void => {
    traceTile(context, at, Math.max(1, cell * 0.03))
    context.globalAlpha = strength
    context.fillStyle = isWon ? 'rgb(255 214 92 / .5)' : 'rgb(255 255 255 / .16)'
    context.fill()
    context.lineWidth = Math.max(1.5, cell * 0.035)
    context.strokeStyle = isWon ? glow : colours.second
    context.stroke()
    context.globalAlpha = 1
  }

  /** Clusters shine and the rest steps back. Wins within the stake are marked without a feast. */
  const drawLit = (
    { grid, clusters }: Cascade,
    { light, isWon, isReduced }: { light: number; isWon: boolean; isReduced: boolean },
  ): void => {
    const lit = new Set(clusters.flatMap(({ cells }) => cells))
    const strength = easeOutCubic(light * 5)
    const beat = isReduced || !isWon ? 0 : pulse((light * 2) % 1)
    for (const at of lit) drawLight(at, strength, isWon)
    drawGrid(grid, (at) =>
      lit.has(at) ? { scale: 1 + 0.1 * beat } : { alpha: 1 - (isWon ? 0.6 : 0.35) * strength },
    )
  }

  const drawBursting = ({ grid, clusters }: Cascade, share: number, isReduced: boolean): void => {
    const gone = new Set(clusters.flatMap(({ cells }) => cells))
    drawGrid(grid, (at) => {
      if (!gone.has(at)) return { alpha: 0.4 + 0.6 * share }
      const left = 1 - share * 1.6
      return isReduced ? { alpha: 1 - share } : { scale: 1 + 0.3 * share, alpha: left }
    })
    if (isReduced) return
    for (const at of gone) {
      const [x, y] = centre(at)
      drawPieces(context, pieces[at]!, pieceColors, { x, y, cell, share })
    }
  }

  const drawCascade = (state: ClustersState, plan: CascadePlan, now: number): void => {
    const { cascades } = state.round!.outcome
    const index = findStepIndex(plan, now)
    if (index < 0) return drawLeaving(state, plan.startedAt, now)
    const [cascade, step] = [cascades[index]!, plan.steps[index]!]
    const isReduced = plan.pace === 'reduced'
    const phase = findStepPhase(step, now)
    if (phase === 'dropping') return drawDropping(plan, cascades, index, now)
    if (cascade.clusters.length === 0) return drawGrid(cascade.grid, () => ({}))
    const isWon = classifyWin(cascade.runningWin, findOwnStake(state.round, findRoundStake(state))) === 'won'
    if (phase === 'bursting') return drawBursting(cascade, findBurst(step, now), isReduced)
    drawLit(cascade, { light: findLight(step, now), isWon, isReduced })
  }

  return {
    draw(state, now) {
      if (state === standing) return
      const { phase } = state
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(ground, 0, 0)
      context.restore()
      context.save()
      context.beginPath()
      context.rect(left, top, cell * sideLength, cell * sideLength)
      context.clip()
      if (phase.name === 'spinning') drawLeaving(state, phase.since, now)
      else if (phase.name === 'cascading') drawCascade(state, phase.plan, now)
      else drawGrid(state.resting, () => ({}))
      context.restore()
      standing = phase.name === 'spinning' || phase.name === 'cascading' ? null : state
    },
  }
}
