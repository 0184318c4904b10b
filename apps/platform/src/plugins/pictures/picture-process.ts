// A program that reads one picture of unknown origin from its input and writes what may be stored of it: pixels, upright, as a JPEG
// without anything beside them. Its arguments are the longest side in pixels, the most pixels of a picture, and the formats that it reads.
// It has no secrets and no connections; whoever starts it ends it when it takes too long. It imports no more than it needs: it starts for
// every picture.
import { buffer } from 'node:stream/consumers'
import { pictureExits } from './picture-process-exits.ts'
import type { PictureFormat } from './picture-type.rules.ts'

/** Enough for 40 megapixels in any form that the formats have. */
const mostMemoryBytes = 768 * 1024 * 1024
const backdrop = '#ffffff'
const loaders: Record<PictureFormat, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
}
const [side, pixels, ...formats] = process.argv.slice(2)
const longestSide = Number(side)
const mostPixels = Number(pixels)

// Decoding happens in threads beside this one.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemoryBytes) process.kill(process.pid, 'SIGKILL')
}, 20).unref()

const { default: sharp } = await import('sharp').catch(() => process.exit(pictureExits.noLibrary))
sharp.cache(false)
sharp.concurrency(1)
// Other decoders are never tried, whatever the bytes look like to the library.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: formats.map((format) => loaders[format as PictureFormat]) })

const picture = await buffer(process.stdin)
const { width, height } = await sharp(picture, { limitInputPixels: false })
  .metadata()
  .catch(() => process.exit(pictureExits.unreadable))
if (width * height > mostPixels) process.exit(pictureExits.tooManyPixels)

const upright = await sharp(picture, { failOn: 'error', limitInputPixels: mostPixels })
  .autoOrient()
  .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: backdrop })
  .toColourspace('srgb')
  .jpeg({ quality: 90 })
  .toBuffer()
  .catch(() => process.exit(pictureExits.unreadable))
process.stdout.write(upright)
