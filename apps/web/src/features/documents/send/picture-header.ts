// What a picture says of itself in its first bytes: the same that the platform judges it by [5.17]. Pure.

export type PictureType = 'image/jpeg' | 'image/png'

const signatures: readonly { type: PictureType; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
]

/** Null for whatever is neither. */
export function findPictureType(content: Uint8Array): PictureType | null {
  return signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))?.type ?? null
}

/** Width and height in pixels from the header, before anything is decoded; null when it has none. */
export function readPictureSize(
  content: Uint8Array,
  type: PictureType,
): { width: number; height: number } | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  return type === 'image/png' ? readPng(view) : readJpeg(view)
}

const chunkIhdr = 0x49_48_44_52

function readPng(view: DataView) {
  if (view.byteLength < 24 || view.getUint32(12) !== chunkIhdr) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The frame header of a JPEG, behind segments of any number: its marker is C0 to CF but for three tables. */
function readJpeg(view: DataView) {
  const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // The picture itself begins, or it ends.
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
