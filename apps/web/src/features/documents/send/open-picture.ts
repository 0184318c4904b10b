// Pictures on a canvas: opened, drawn turned and cropped, and written as a JPEG. Loaded with the dialog.
import { largestPicture } from '@yanta/contract'
import { type Edit, type Size, measureFrame, measureTurned, readAngle } from './crop.ts'

/** Above it some phones draw nothing; a document is readable with far fewer. */
const mostDrawnPixels = 12_000_000
const qualities = [0.92, 0.75, 0.5]

export type DrawnPicture = ImageBitmap

/** Decodes a picture, upright as its camera meant it, and no larger than can be drawn. Rejects when it can't be decoded. */
export async function openPicture(file: Blob): Promise<DrawnPicture> {
  const whole = await createImageBitmap(file)
  const scale = Math.sqrt(mostDrawnPixels / (whole.width * whole.height))
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.floor(whole.width * scale),
    resizeHeight: Math.floor(whole.height * scale),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}

/** Draws the whole picture, turned; the canvas takes its size, at most so many pixels wide. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  picture: DrawnPicture,
  edit: Pick<Edit, 'turns' | 'tilt'>,
  mostWidth: number,
): void {
  const turned = measureTurned(picture, edit)
  const scale = Math.min(1, mostWidth / turned.width)
  draw(canvas, picture, edit, { x: 0, y: 0, ...turned }, scale)
}

/** A small picture for a list, as the address of its data. */
export function drawPreview(picture: DrawnPicture): string {
  const canvas = document.createElement('canvas')
  drawTurned(canvas, picture, { turns: 0, tilt: 0 }, 120)
  return canvas.toDataURL('image/jpeg', 0.7)
}

/** The part inside the frame as a JPEG below the limit [5.17]. */
export async function writePicture(picture: DrawnPicture, edit: Edit): Promise<Blob> {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, edit, measureFrame(picture, edit), 1)
  for (const quality of qualities) {
    const written = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (written && written.size < largestPicture) return written
  }
  throw new Error('the picture can not be written')
}

/** What a camera shows now, as a JPEG. */
export async function writeShot(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', qualities[0]))
}

function draw(
  canvas: HTMLCanvasElement,
  picture: DrawnPicture,
  edit: Pick<Edit, 'turns' | 'tilt'>,
  part: Size & { x: number; y: number },
  scale: number,
): void {
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  const turned = measureTurned(picture, edit)
  // What a tilted picture leaves free; a JPEG would make it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(turned.width / 2 - part.x, turned.height / 2 - part.y)
  context.rotate(readAngle(edit))
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}
