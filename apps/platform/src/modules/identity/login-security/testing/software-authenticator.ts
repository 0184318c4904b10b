// A passkey in software, as a phone would make and use it: P-256 keys, no attestation.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyOptions } from '@yanta/contract'
import { encodeCbor } from './encode-cbor.ts'

type Credential = {
  id: string
  rawId: string
  type: 'public-key'
  response: Record<string, unknown>
  clientExtensionResults: object
}

interface AuthenticatorOptions {
  origin: string
  makerId?: string
  /** The user was verified by finger, face or PIN. */
  isVerified?: boolean
  /** Number of uses; undefined for no counter, as with synchronised passkeys. */
  counter?: number
}

export interface SoftwareAuthenticator {
  /** Settings that tests change between uses. */
  settings: Required<Pick<AuthenticatorOptions, 'origin' | 'isVerified'>> & { counter: number | undefined }
  make(options: PasskeyOptions['options']): Credential
  show(options: PasskeyOptions['options']): Credential
}

const flag = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

export function createAuthenticator({
  origin,
  makerId = '00000000-0000-0000-0000-000000000000',
  isVerified = true,
  counter,
}: AuthenticatorOptions): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const settings: SoftwareAuthenticator['settings'] = { origin, isVerified, counter }
  let handle: unknown

  function buildClientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: settings.origin, crossOrigin: false }))
  }

  function buildData(rpId: unknown, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    if (settings.counter !== undefined) settings.counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flag.present | (settings.isVerified ? flag.verified : 0) | flags, 0)
    head.writeUInt32BE(settings.counter ?? 0, 1)
    return Buffer.concat([createHash('sha256').update(String(rpId)).digest(), head, rest])
  }

  const build = (response: Record<string, unknown>): Credential => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    settings,
    make({ challenge, rp, user }) {
      handle = (user as { id: string }).id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = encodeCbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = buildData(
        (rp as { id: string }).id,
        flag.hasCredential,
        Buffer.concat([Buffer.from(makerId.replaceAll('-', ''), 'hex'), length, credentialId, key]),
      )
      const attestation = encodeCbor(
        new Map<string, string | Buffer | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', data],
        ]),
      )
      return build({
        clientDataJSON: buildClientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      })
    },
    show({ challenge, rpId }) {
      const clientData = buildClientData('webauthn.get', challenge)
      const data = buildData(rpId, 0)
      const signature = sign(
        'sha256',
        Buffer.concat([data, createHash('sha256').update(clientData).digest()]),
        privateKey,
      )
      return build({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: handle,
      })
    },
  }
}
