// Files encrypted at rest: AES-256-GCM with a key of the installation. Promises: a file is bound to its owner, so that one moved into
// another's place can't be opened; a changed or truncated one can't be opened either. A file is a head of four bytes, of which the
// last is the version, the nonce, the encrypted bytes, and the tag.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'

const head = Buffer.from([0x59, 0x44, 0x4f, 0x01])
const [nonceBytes, tagBytes] = [12, 16]
const textFrom = head.length + nonceBytes
const chunkBytes = 64 * 1024

export type FilePurpose = 'documents' | 'support-chat'

/** The key for files of one purpose, from the installation's secret. */
export function deriveFileKey(secret: string, purpose: FilePurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `yanta.${purpose}.v1`, 32))
}

/** The bytes of a sealed file, as those of the source come. */
export async function* seal(
  key: Buffer,
  owner: string,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bind(owner))
  yield head
  yield nonce
  for await (const chunk of source) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/**
 * The bytes within a sealed file. They are proven only once all have been read without an error.
 * @throws Error when the file was not sealed for this owner with this key
 */
export async function* unseal(key: Buffer, owner: string, path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tagFrom = size - tagBytes
    const begin = Buffer.alloc(textFrom)
    const tag = Buffer.alloc(tagBytes)
    await file.read(begin, 0, textFrom, 0)
    if (tagFrom < textFrom || !begin.subarray(0, head.length).equals(head))
      throw new Error('this is no sealed file of a known version')
    await file.read(tag, 0, tagBytes, tagFrom)
    const nonce = begin.subarray(head.length)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(
      bind(owner),
    )
    decipher.setAuthTag(tag)
    // One buffer for all of it: what a stream of the file reads is garbage faster than it is collected.
    const text = Buffer.alloc(chunkBytes)
    for (let position = textFrom; position < tagFrom;) {
      const { bytesRead } = await file.read(text, 0, Math.min(chunkBytes, tagFrom - position), position)
      if (bytesRead === 0) throw new Error('this file became shorter while it was read')
      yield decipher.update(text.subarray(0, bytesRead))
      position += bytesRead
    }
    yield decipher.final()
  } finally {
    await file.close()
  }
}

function bind(owner: string): Buffer {
  return Buffer.concat([head, Buffer.from(owner)])
}
