// A browser's side of web push: a subscription of its own, and decryption of messages for it (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushMessage, PushSubscription } from '@yanta/contract'

export interface TestBrowser {
  subscription: PushSubscription
  read(body: Buffer): PushMessage
}

export function subscribe(endpoint: string): TestBrowser {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const [salt, senderKey, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 21 + body[20]!),
        body.subarray(21 + body[20]!),
      ]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushMessage
    },
  }
}
