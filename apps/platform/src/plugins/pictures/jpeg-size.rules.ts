const startOfFrame = new Set([0xc0, 0xc1, 0xc2])

/** The size in pixels, by the first bytes of a JPEG that was written here. @throws Error when they say none */
export function readJpegSize(begin: Buffer): { width: number; height: number } {
  let position = 2
  while (position + 9 <= begin.length && begin[position] === 0xff) {
    if (startOfFrame.has(begin[position + 1]!))
      return { height: begin.readUInt16BE(position + 5), width: begin.readUInt16BE(position + 7) }
    position += 2 + begin.readUInt16BE(position + 2)
  }
  throw new Error('a JPEG without a size')
}
