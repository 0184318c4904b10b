// Headers of pictures for tests: what a file says of itself, without anything to draw.

/** @param segments so many long ones stand before the frame */
export function buildJpeg(width: number, height: number, segments = 1): Uint8Array<ArrayBuffer> {
  const segment = [0xff, 0xe1, 0x01, 0x02, ...Array<number>(256).fill(0xc0)]
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...Array.from({ length: segments }, () => segment).flat(),
    ...[0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0x11, 0],
    ...[0xff, 0xd9],
  ])
}

export function buildPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(33)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(content.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return content
}
