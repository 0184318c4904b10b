// Draws the window of a state at a given game time: turning reels, lit ways, and the coins of the feature. Does not change the state.
import {
  cellCount,
  pictureSymbols,
  readWindow,
  reelCount,
  rowCount,
  type HoldCell,
  type HoldProfile,
  type HoldSymbol,
  type PictureSymbol,
  type PlacedCoin,
} from '@yanta/game-rules/hold'
import { easeOutCubic, pulse } from '../../../kit/motion.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { type SymbolImages, createCanvas } from '../../../kit/spin/symbols.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { World } from '../../world.ts'
import type { CoinPictures } from './coin-pictures.ts'
import { findRest, findTurn } from './reel-position.ts'
import { type RevealPlan, findBrake, findDrop } from './reveal-timing.ts'
import { type ShownFeature, findShownFeature, findShownStage } from './shown.ts'
import type { HoldState } from './state.ts'

export interface WindowView {
  draw(state: HoldState, now: number): void
}

interface Look {
  scale?: number
  alpha?: number
}

const glow = '#ffd84a'
const popMs = 260

export function createWindowView(
  canvas: HTMLCanvasElement,
  images: SymbolImages<PictureSymbol>,
  pictures: CoinPictures,
  { colours }: World,
  { reels }: Pick<HoldProfile, 'reels'>,
): WindowView {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  let [cellWidth, cellHeight, side] = [0, 0, 0]
  let symbols: Record<PictureSymbol, HTMLCanvasElement>
  /** The empty reels, drawn once a size. */
  let ground: HTMLCanvasElement
  /** The state last drawn, unless something moves: a resting game is not redrawn, which saves battery. */
  let standing: HoldState | null = null

  const fit = (): void => {
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    ;[cellWidth, cellHeight] = [width / reelCount, height / rowCount]
    side = Math.min(cellWidth, cellHeight) * 0.94
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const size = Math.max(1, Math.round(side * ratio))
    pictures.resize(size)
    symbols = Object.fromEntries(
      pictureSymbols.map((id) => {
        const [picture, on] = createCanvas(size, size)
        on.imageSmoothingQuality = 'high'
        on.drawImage(images[id], 0, 0, size, size)
        return [id, picture]
      }),
    ) as Record<PictureSymbol, HTMLCanvasElement>
    const [empty, on] = createCanvas(canvas.width, canvas.height)
    on.setTransform(ratio, 0, 0, ratio, 0, 0)
    const shade = on.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, colours.reel[0])
    shade.addColorStop(0.5, colours.reel[1])
    shade.addColorStop(1, colours.reel[0])
    on.fillStyle = shade
    for (let reel = 0; reel < reelCount; reel++) {
      on.beginPath()
      on.roundRect(reel * cellWidth + 1.5, 0, cellWidth - 3, height, cellWidth * 0.1)
      on.fill()
    }
    ground = empty
    standing = null
  }
  fit()
  new ResizeObserver(fit).observe(canvas)

  const centre = (cell: HoldCell): [number, number] => [
    (Math.floor(cell / rowCount) + 0.5) * cellWidth,
    ((cell % rowCount) + 0.5) * cellHeight,
  ]
  const stamp = (picture: CanvasImageSource, x: number, y: number, { scale = 1, alpha = 1 }: Look): void => {
    if (alpha <= 0) return
    const size = side * scale
    context.globalAlpha = alpha
    context.drawImage(picture, x - size / 2, y - size / 2, size, size)
    context.globalAlpha = 1
  }
  const pictureOf = (symbol: HoldSymbol, coin: PlacedCoin | null): HTMLCanvasElement =>
    symbol === 'coin' ? pictures.find(coin) : symbols[symbol]
  const traceTile = (cell: HoldCell, inset: number): void => {
    const [x, y] = centre(cell)
    context.beginPath()
    context.roundRect(
      x - cellWidth / 2 + inset,
      y - cellHeight / 2 + inset,
      cellWidth - inset * 2,
      cellHeight - inset * 2,
      side * 0.14,
    )
  }

  /** A reel whose strip stands at a position; a fast one is smeared. */
  const drawReel = (reel: number, position: number, coins: readonly PlacedCoin[], isFast: boolean): void => {
    const strip = reels[reel]!
    const top = Math.floor(position)
    const x = (reel + 0.5) * cellWidth
    for (let row = 0; row <= rowCount; row++) {
      const index = (((top + row) % strip.length) + strip.length) % strip.length
      const y = (row - (position - top) + 0.5) * cellHeight
      const coin = coins.find(({ cell }) => cell === reel * rowCount + row) ?? null
      const picture = pictureOf(strip[index]!, coin)
      if (!isFast) stamp(picture, x, y, {})
      else for (const shift of [-0.14, 0, 0.14]) stamp(picture, x, y + shift * cellHeight, { alpha: 0.42 })
    }
  }

  const coinsOf = ({ round }: HoldState): readonly PlacedCoin[] => round?.outcome.coins ?? []

  /** All cells at rest. */
  const drawRest = (state: HoldState, look: (cell: HoldCell) => Look): void => {
    const coinAt = new Map(coinsOf(state).map((coin) => [coin.cell, coin]))
    readWindow(reels, state.stops).forEach((symbol, cell) => {
      const [x, y] = centre(cell)
      stamp(pictureOf(symbol, coinAt.get(cell) ?? null), x, y, look(cell))
    })
  }

  const drawTurning = (state: HoldState, since: number, now: number): void => {
    if (state.isReduced) return drawRest(state, () => ({ alpha: 0.35 }))
    for (let reel = 0; reel < reelCount; reel++) {
      const turned = findTurn(now - since - reel * 28)
      drawReel(reel, state.stops[reel]! - turned, [], turned > 2)
    }
  }

  const drawStopping = (state: HoldState, plan: RevealPlan, now: number): void => {
    for (let reel = 0; reel < reelCount; reel++) {
      const share = findBrake(plan, reel, now)
      const stop = state.stops[reel]!
      if (plan.pace === 'reduced') continue
      if (share === 0) drawReel(reel, stop - findTurn(now - plan.startedAt), [], true)
      else if (share === 1) drawReel(reel, stop, coinsOf(state), false)
      else {
        const rest = findRest(share, plan.pace === 'turbo' ? 200 : 360)
        drawReel(reel, stop + rest, rest < 0.6 ? coinsOf(state) : [], rest > 1.4)
      }
    }
    if (plan.pace === 'reduced')
      drawRest(state, (cell) => ({ alpha: 0.35 + 0.65 * findBrake(plan, Math.floor(cell / rowCount), now) }))
  }

  /** Ways shine and the rest steps back, until the round is over. Wins within the stake are marked without a feast. */
  const drawWays = (state: HoldState, now: number): void => {
    const { ways, waysWin } = state.round!.outcome
    const isOver = state.phase.name !== 'revealing' && state.phase.name !== 'presenting'
    const lit = new Set(ways.flatMap(({ cells }) => cells))
    if (lit.size === 0) return drawRest(state, () => ({}))
    const isWon = classifyWin(waysWin, findOwnStake(state.round, findRoundStake(state))) === 'won'
    const beat = state.isReduced || !isWon || isOver ? 0 : pulse((now / 700) % 1)
    for (const cell of lit) {
      traceTile(cell, Math.max(1.5, side * 0.03))
      context.fillStyle = isWon ? 'rgb(255 214 92 / .4)' : 'rgb(255 255 255 / .14)'
      context.fill()
      context.lineWidth = Math.max(1.5, side * 0.03)
      context.strokeStyle = isWon ? glow : colours.second
      context.stroke()
    }
    const dim = isOver ? 1 : isWon ? 0.45 : 0.65
    drawRest(state, (cell) => (lit.has(cell) ? { scale: 1 + 0.08 * beat } : { alpha: dim }))
  }

  /** A free cell that turns: blank coins pass through it. */
  const drawPassing = (cell: HoldCell, now: number): void => {
    const [x, y] = centre(cell)
    context.save()
    traceTile(cell, 2)
    context.clip()
    const way = (now * 0.006 + cell * 0.37) % 1
    for (const at of [way - 1, way])
      stamp(pictures.find(null), x, y + at * 2 * cellHeight, { alpha: 0.16, scale: 0.9 })
    context.restore()
  }

  const drawTiles = (): void => {
    context.fillStyle = colours.deep
    context.strokeStyle = colours.second
    context.lineWidth = 1
    for (let cell = 0; cell < cellCount; cell++) {
      traceTile(cell, Math.max(2, side * 0.03))
      context.globalAlpha = 0.55
      context.fill()
      context.globalAlpha = 0.35
      context.stroke()
    }
    context.globalAlpha = 1
  }

  const drawHeld = (coin: PlacedCoin, isCounted: boolean, scale: number): void => {
    const [x, y] = centre(coin.cell)
    if (isCounted) {
      const light = context.createRadialGradient(x, y, side * 0.2, x, y, side * 0.62)
      light.addColorStop(0, glow)
      light.addColorStop(1, 'transparent')
      context.fillStyle = light
      context.fillRect(x - side, y - side, side * 2, side * 2)
    }
    stamp(pictures.find(coin), x, y, { scale })
  }

  const drawFeature = (state: HoldState, feature: ShownFeature, now: number): void => {
    const stage = findShownStage(state, now)!
    const times = state.phase.name === 'revealing' ? state.phase.plan.feature : null
    drawTiles()
    const turning = stage.name === 'respin' && stage.isTurning ? stage.index : null
    const held = new Set(feature.coins.map(({ cell }) => cell))
    if (turning !== null && !state.isReduced)
      for (let cell = 0; cell < cellCount; cell++) if (!held.has(cell)) drawPassing(cell, now)
    feature.coins.forEach((coin, index) => {
      const isLast = stage.name === 'counting' && index === feature.counted - 1
      const sinceLanding =
        stage.name === 'respin' && times !== null ? now - times.respins[stage.index]!.landsAt : popMs
      const isNew =
        stage.name === 'respin' &&
        !stage.isTurning &&
        state.round!.outcome.feature!.respins[stage.index]!.landed.includes(coin)
      const beat = state.isReduced ? 0 : isNew ? pulse(sinceLanding / popMs) : isLast ? 0.8 : 0
      const opening =
        stage.name === 'opening' && times !== null && !state.isReduced
          ? pulse(((now - times.opensAt) / 600) % 1) * 0.6
          : 0
      drawHeld(coin, index < feature.counted || opening > 0, 1 + 0.14 * Math.max(beat, opening))
    })
    if (turning === null || times === null) return
    for (const coin of state.round!.outcome.feature!.respins[turning]!.landed) {
      const share = findDrop(times.respins[turning]!, coin.cell, now)
      if (share === 0) continue
      const [x, y] = centre(coin.cell)
      const lift = state.isReduced ? 0 : (1 - easeOutCubic(share)) * cellHeight * 0.8
      stamp(pictures.find(coin), x, y - lift, { alpha: share })
    }
  }

  const drawState = (state: HoldState, now: number): void => {
    const { phase } = state
    if (phase.name === 'spinning') return drawTurning(state, phase.since, now)
    const feature = findShownFeature(state, now)
    if (feature !== null) return drawFeature(state, feature, now)
    if (phase.name === 'revealing' && now < phase.plan.landedAt) return drawStopping(state, phase.plan, now)
    if (state.round === null) drawRest(state, () => ({}))
    else drawWays(state, now)
  }

  return {
    draw(state, now) {
      if (state === standing) return
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(ground, 0, 0)
      context.restore()
      drawState(state, now)
      const isMoving = ['spinning', 'revealing', 'presenting'].includes(state.phase.name)
      standing = isMoving ? null : state
    },
  }
}
