// Whether a file is a picture that may be sent, by its first bytes: its name and its declared type say what the sender likes [5.17].

export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** As many bytes decide. */
export const headBytes = 12

/** The bytes of each format, by the position where they are. */
const marks: Record<PictureFormat, [position: number, bytes: Buffer][]> = {
  jpeg: [[0, Buffer.from('ffd8ff', 'hex')]],
  png: [[0, Buffer.from('89504e470d0a1a0a', 'hex')]],
  webp: [
    [0, Buffer.from('RIFF')],
    [8, Buffer.from('WEBP')],
  ],
}

/** Whether the first bytes of a file are those of a picture in one of the formats. */
export function isPictureHead(head: Buffer, formats: readonly PictureFormat[]): boolean {
  return formats.some((format) =>
    marks[format].every(([position, bytes]) =>
      head.subarray(position, position + bytes.length).equals(bytes),
    ),
  )
}
