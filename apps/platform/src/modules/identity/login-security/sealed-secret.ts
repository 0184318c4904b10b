// Encrypts secrets that the platform must read again but a stolen database must not reveal: AES-256-GCM with a key from the
// platform's secret. Each text is bound to its owner, so that it can't be decrypted in another player's row.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../../../plugins/derive-key.ts'

const [nonceBytes, tagBytes] = [12, 16]

export function seal(secret: string, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'totp-secret'), nonce).setAAD(
    Buffer.from(owner),
  )
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws when it was not sealed for this owner with this secret. */
export function unseal(secret: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey(secret, 'totp-secret'),
    bytes.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  ).setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
