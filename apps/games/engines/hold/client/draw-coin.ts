// Draws coins: a disc in the colours of its kind with what it pays. Each look is drawn once a size and then copied.
import type { PotId } from '@yanta/game-rules/hold'
import { createCanvas } from '../../../kit/spin/symbols.ts'

/** What is written on a coin: the pot, and its value as the player reads it. */
export interface CoinFace {
  pot: PotId | null
  title: string
  value: string
}

interface Metal {
  light: string
  middle: string
  dark: string
  rim: string
  text: string
}

const metals: Record<PotId | 'value', Metal> = {
  value: { light: '#fff6c2', middle: '#f6bf35', dark: '#a3640a', rim: '#ffe894', text: '#4a2600' },
  mini: { light: '#e4fff0', middle: '#3fc98a', dark: '#0b5f3c', rim: '#b4f7d6', text: '#032a19' },
  minor: { light: '#e2f1ff', middle: '#4f9cf5', dark: '#123f86', rim: '#bcdcff', text: '#061d44' },
  major: { light: '#ffe6f3', middle: '#f2589f', dark: '#7d1150', rim: '#ffc0de', text: '#3d0323' },
}

/** Font size at which the text is at most so wide. */
function fitFont(
  context: CanvasRenderingContext2D,
  family: string,
  text: string,
  { size, width }: { size: number; width: number },
): void {
  context.font = `800 ${size}px ${family}`
  const measured = context.measureText(text).width
  if (measured > width) context.font = `800 ${(size * width) / measured}px ${family}`
}

function drawDisc(
  context: CanvasRenderingContext2D,
  size: number,
  { light, middle, dark, rim }: Metal,
): void {
  const centre = size / 2
  const radius = size * 0.45
  const disc = (scale: number, fill: string | CanvasGradient): void => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(centre, centre, radius * scale, 0, Math.PI * 2)
    context.fill()
  }
  const shade = context.createLinearGradient(0, centre - radius, 0, centre + radius)
  shade.addColorStop(0, rim)
  shade.addColorStop(1, dark)
  disc(1, dark)
  disc(0.97, shade)
  const face = context.createRadialGradient(
    centre * 0.72,
    centre * 0.62,
    radius * 0.05,
    centre,
    centre,
    radius,
  )
  face.addColorStop(0, light)
  face.addColorStop(0.55, middle)
  face.addColorStop(1, dark)
  disc(0.84, face)
  context.strokeStyle = rim
  context.lineWidth = Math.max(1, size * 0.018)
  context.globalAlpha = 0.75
  context.beginPath()
  context.arc(centre, centre, radius * 0.74, 0, Math.PI * 2)
  context.stroke()
  context.globalAlpha = 1
}

/** @param size side of the picture in device pixels; without a face it is a coin that turns too fast to be read */
export function drawCoin(face: CoinFace | null, size: number, fontFamily: string): HTMLCanvasElement {
  const [picture, context] = createCanvas(size, size)
  const metal = metals[face?.pot ?? 'value']
  drawDisc(context, size, metal)
  if (face === null) return picture
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = metal.text
  const write = (text: string, share: number, y: number): void => {
    fitFont(context, fontFamily, text, { size: size * share, width: size * 0.62 })
    context.fillText(text, size / 2, size * y)
  }
  if (face.pot === null) write(face.value, 0.27, 0.51)
  else {
    write(face.title.toUpperCase(), 0.19, 0.41)
    write(face.value, 0.2, 0.6)
  }
  return picture
}
