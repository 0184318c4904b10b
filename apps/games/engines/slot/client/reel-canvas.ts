// The canvas of the reels: its measures, and symbols drawn on it. Fits itself to the size of the element.
import type { SymbolId } from '@yanta/game-rules/slot'
import { type Pose, restingPose } from './symbol-motion.ts'
import { reelCount } from './reel-timing.ts'
import { type SymbolImages, createCanvas } from '../../../kit/spin/symbols.ts'
import { type SymbolBitmap, rasterise, smear } from './symbols.ts'
import type { World } from '../../world.ts'

export const rowCount = 3
export const amber = '#ffd84a'

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

function measure(canvas: HTMLCanvasElement): Geometry {
  const gap = canvas.clientWidth < 500 ? 5 : 8
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

export type ReelCanvas = ReturnType<typeof createReelCanvas>

export function createReelCanvas(
  canvas: HTMLCanvasElement,
  images: SymbolImages<SymbolId>,
  { colours }: World,
  onFit: () => void,
) {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  let geometry = measure(canvas)
  let bitmaps: Record<SymbolId, SymbolBitmap>
  let ground: CanvasGradient
  let fontFamily = ''
  /** A symbol with the band of a glint, drawn anew in each frame of it. */
  const [lit, litContext] = createCanvas(1, 1)

  const fit = (): void => {
    geometry = measure(canvas)
    fontFamily = getComputedStyle(canvas).fontFamily
    canvas.width = Math.round(geometry.width * geometry.ratio)
    canvas.height = Math.round(geometry.height * geometry.ratio)
    context.setTransform(geometry.ratio, 0, 0, geometry.ratio, 0, 0)
    bitmaps = rasterise(images, Math.round(geometry.symbolSize * geometry.ratio))
    ground = context.createLinearGradient(0, 0, 0, geometry.height)
    ground.addColorStop(0, colours.reel[0])
    ground.addColorStop(0.5, colours.reel[1])
    ground.addColorStop(1, colours.reel[0])
    onFit()
  }
  fit()
  new ResizeObserver(fit).observe(canvas)

  const traceReel = (reel: number): void => {
    context.beginPath()
    context.roundRect(geometry.reelX(reel), 0, geometry.reelWidth, geometry.reelHeight, 12)
  }
  return {
    context,
    geometry: () => geometry,
    fontFamily: () => fontFamily,
    traceReel,
    centre: (reel: number, row: number): [number, number] => [
      geometry.reelX(reel) + geometry.reelWidth / 2,
      (row + 0.5) * geometry.rowHeight,
    ],
    /** Everything drawn by `draw` is cut at the reel's edge, or at the given part of its height. */
    withinReel(reel: number, draw: () => void, part?: { top: number; bottom: number }): void {
      context.save()
      traceReel(reel)
      context.clip()
      if (part) {
        context.beginPath()
        context.rect(geometry.reelX(reel), part.top, geometry.reelWidth, part.bottom - part.top)
        context.clip()
      }
      context.fillStyle = ground
      context.fillRect(geometry.reelX(reel), 0, geometry.reelWidth, geometry.reelHeight)
      draw()
      context.restore()
    },
    drawSymbol(symbol: SymbolId, x: number, y: number, { scale, turn, width }: Pose = restingPose): void {
      const size = geometry.symbolSize * scale
      if (turn === 0 && width === 1) {
        context.drawImage(bitmaps[symbol].crisp, x - size / 2, y - size / 2, size, size)
        return
      }
      context.save()
      context.translate(x, y)
      context.rotate(turn)
      context.scale(width, 1)
      context.drawImage(bitmaps[symbol].crisp, -size / 2, -size / 2, size, size)
      context.restore()
    },
    drawBlurred(symbol: SymbolId, x: number, y: number): void {
      const size = geometry.symbolSize
      context.drawImage(
        bitmaps[symbol].blurred,
        x - size / 2,
        y - size * (0.5 + smear),
        size,
        size * (1 + 2 * smear),
      )
    },
    /** A band of light that crosses the symbol, `share` of its way. */
    drawGlint(symbol: SymbolId, x: number, y: number, share: number): void {
      const { crisp } = bitmaps[symbol]
      const side = crisp.width
      lit.width = side
      lit.height = side
      litContext.drawImage(crisp, 0, 0)
      litContext.globalCompositeOperation = 'source-atop'
      const middle = (share * 2.4 - 0.7) * side
      const band = litContext.createLinearGradient(middle - side * 0.3, 0, middle + side * 0.3, side * 0.25)
      band.addColorStop(0, 'rgb(255 255 255 / 0)')
      band.addColorStop(0.5, 'rgb(255 255 255 / .85)')
      band.addColorStop(1, 'rgb(255 255 255 / 0)')
      litContext.fillStyle = band
      litContext.fillRect(0, 0, side, side)
      const size = geometry.symbolSize
      context.drawImage(lit, x - size / 2, y - size / 2, size, size)
    },
  }
}
