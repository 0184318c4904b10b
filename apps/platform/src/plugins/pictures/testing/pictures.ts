// Pictures for tests, good and bad, and how they are sent.
import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG of noise, which no encoder makes small. */
export function makeJpeg({ width = 64, height = 48, orientation = 1 } = {}): Promise<Buffer> {
  return makeNoise(width, height)
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera', Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

export function makePng({ width = 64, height = 48 } = {}): Promise<Buffer> {
  return makeNoise(width, height).png().toBuffer()
}

function makeNoise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

/** A PNG whose header says how large it is, and which has next to nothing of it. */
export function makePngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    makeChunk('IHDR', size),
    makeChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    makeChunk('IEND', Buffer.alloc(0)),
  ])
}

function makeChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The same picture in a file of so many bytes. */
export function padTo(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}
