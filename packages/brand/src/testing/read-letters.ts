// The letters of a WOFF2 file, read from its character map.
import { brotliDecompressSync } from 'node:zlib'

const headerLength = 48
/** Indexes in the format's list of known tables. */
const [cmap, glyf, loca] = [0, 10, 11]

/** The code points of a font. Throws on a file that is not WOFF2. */
export function readLetters(font: Buffer): Set<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  let at = headerLength
  const readLength = () => {
    let value = 0
    for (;;) {
      const byte = font[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++]!
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = readLength()
    const isChanged = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, length: isChanged ? readLength() : length }
  })
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const place = tables.findIndex(({ tag }) => tag === cmap)
  const start = tables.slice(0, place).reduce((sum, { length }) => sum + length, 0)
  return readCharacterMap(data.subarray(start, start + tables[place]!.length))
}

function readCharacterMap(map: Buffer): Set<number> {
  const letters = new Set<number>()
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const part = map.subarray(map.readUInt32BE(4 + index * 8 + 4))
    const format = part.readUInt16BE(0)
    if (format === 4) readSegments(part, letters)
    if (format === 12) readGroups(part, letters)
  }
  return letters
}

function readSegments(part: Buffer, letters: Set<number>): void {
  const bytes = part.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    const [last, first] = [part.readUInt16BE(14 + at), part.readUInt16BE(16 + bytes + at)]
    for (let letter = first; letter <= last && letter !== 0xffff; letter += 1) letters.add(letter)
  }
}

function readGroups(part: Buffer, letters: Set<number>): void {
  for (let index = 0; index < part.readUInt32BE(12); index += 1) {
    const at = 16 + index * 12
    for (let letter = part.readUInt32BE(at); letter <= part.readUInt32BE(at + 4); letter += 1)
      letters.add(letter)
  }
}
