// Whether a file is a picture that may be sent, by its first bytes: its name and its declared type say what the sender likes [5.17].

/** As many bytes decide. */
export const headBytes = 8

const heads = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** Whether the first bytes of a file are those of a JPEG or a PNG. */
export function isPictureHead(head: Buffer): boolean {
  return heads.some((expected) => head.subarray(0, expected.length).equals(expected))
}
