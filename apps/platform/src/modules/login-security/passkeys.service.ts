// Passkeys (WebAuthn). Promises: one is made and used on the site's own origin only, by a person whom their device knows; each
// ceremony is answered once, right or wrong; and a passkey that was copied is noticed by its counter where it has one.
import { createHash, randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Locale, Passkey, PasskeyAnswer, PasskeyOptions, Tokens } from '@yanta/contract'
import * as v from 'valibot'
import { Refusal } from '../../plugins/refusal.ts'
import { createTickets, type Tickets } from '../../plugins/tickets.ts'
import { completeLogin, getAccount, type Origin } from '../sessions/sessions.service.ts'
import { countTry } from './challenges.repository.ts'
import { namePasskey } from './passkey-name.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeyRows,
  notePasskeyUse,
  type PasskeyRow,
} from './passkeys.repository.ts'
import { reauthenticate } from './reauthentication.service.ts'
import { writeSecurityLetter } from './security-letters.ts'
import type { Owner, SecurityParts } from './security-parts.ts'

const mostPasskeys = 10
/** EdDSA, ES256 and RS256: what today's devices sign with. */
const algorithms = [-8, -7, -257]
/** For as long a browser keeps its dialog open. */
const ceremonySeconds = 5 * 60

const made = v.object({ challenge: v.string(), sessionId: v.string() })
const shown = v.object({ challenge: v.string() })

/** What the browser makes a passkey from. Throws Refusal wrong_password, passkey_limit_reached or too_many_requests. */
export async function beginPasskey(
  parts: SecurityParts,
  owner: Owner,
  password: string,
): Promise<PasskeyOptions> {
  const { email, phone, locale } = await reauthenticate(parts, owner, password)
  const known = await listPasskeyRows(parts.db, owner.id)
  if (known.length >= mostPasskeys) throw new Refusal('passkey_limit_reached')
  const { rpId } = siteOf(parts)
  const options = await generateRegistrationOptions({
    rpName: parts.brand.names[locale].brand,
    rpID: rpId,
    userName: email ?? `+${phone}`,
    userID: buildHandle(owner.id),
    timeout: ceremonySeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { text } = await makingTickets(parts).issue({
    challenge: options.challenge,
    sessionId: owner.sessionId,
  })
  return { ceremony: text, options: { ...options } }
}

/** Keeps a passkey that this login asked for. Throws Refusal passkey_failed. */
export async function addPasskey(
  parts: SecurityParts,
  owner: Owner,
  locale: Locale,
  { ceremony, credential }: PasskeyAnswer,
): Promise<Passkey> {
  const asked = await takeCeremony(parts, makingTickets(parts), ceremony)
  if (asked.sessionId !== owner.sessionId) throw new Refusal('passkey_failed')
  const { origin, rpId } = siteOf(parts)
  const { registrationInfo } = await refuseWhatFails(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo) throw new Refusal('passkey_failed')
  const { credential: key, aaguid } = registrationInfo
  const account = await getAccount(parts.db, owner.id)
  return parts.db.transaction().execute(async (trx) => {
    const kept = await insertPasskey(
      trx,
      {
        id: randomBytes(12).toString('base64url'),
        userId: owner.id,
        credentialId: key.id,
        publicKey: key.publicKey,
        counter: key.counter,
        transports: readTransports(credential.response),
        name: namePasskey(aaguid, owner.userAgent, locale),
      },
      mostPasskeys,
    )
    if (!kept) throw new Refusal('passkey_failed')
    await writeSecurityLetter(trx, parts, account, 'passkey-added', owner)
    return presentPasskey(kept)
  })
}

/** Forgets a passkey. Throws Refusal passkey_not_found. */
export async function removePasskey(
  { db }: Pick<SecurityParts, 'db'>,
  userId: number,
  id: string,
): Promise<void> {
  if (!(await deletePasskey(db, userId, id))) throw new Refusal('passkey_not_found')
}

/** A player's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<SecurityParts, 'db'>, userId: number): Promise<Passkey[]> {
  return (await listPasskeyRows(db, userId)).map(presentPasskey)
}

/** What the browser asks its passkeys for: any of this site's, so that it tells nothing of any account. */
export async function beginPasskeyLogin(parts: SecurityParts): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(parts).rpId,
    userVerification: 'required',
    timeout: ceremonySeconds * 1000,
  })
  const { text } = await loginTickets(parts).issue({ challenge: options.challenge })
  return { ceremony: text, options: { ...options } }
}

/** Logs in whose passkey was shown: it is both factors at once. Throws Refusal passkey_failed or account_closed. */
export async function loginWithPasskey(
  parts: SecurityParts,
  { ceremony, credential }: PasskeyAnswer,
  from: Origin,
): Promise<Tokens> {
  const { challenge } = await takeCeremony(parts, loginTickets(parts), ceremony)
  const passkey = await findPasskey(parts.db, credential.id)
  const handle = credential.response.userHandle
  if (
    !passkey ||
    (typeof handle === 'string' && handle !== Buffer.from(buildHandle(passkey.userId)).toString('base64url'))
  )
    throw new Refusal('passkey_failed')
  const { origin, rpId } = siteOf(parts)
  const { verified, authenticationInfo } = await refuseWhatFails(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified) throw new Refusal('passkey_failed')
  const account = await getAccount(parts.db, passkey.userId)
  return parts.db.transaction().execute(async (trx) => {
    if (!(await notePasskeyUse(trx, passkey.id, authenticationInfo.newCounter)))
      throw new Refusal('passkey_failed')
    return completeLogin({ ...parts, db: trx }, account, from)
  })
}

/** A ceremony is over with its first answer. */
async function takeCeremony<Data>(
  { db }: Pick<SecurityParts, 'db'>,
  tickets: Tickets<Data>,
  text: string,
): Promise<Data> {
  const ticket = await tickets.read(text)
  if (!ticket || (await countTry(db, ticket, 1)) === null) throw new Refusal('passkey_failed')
  return ticket.data
}

/** The library throws at whatever is not as it must be. Nothing but the answer's own bytes is looked at in there. */
async function refuseWhatFails<Answer>(verify: () => Promise<Answer>): Promise<Answer> {
  try {
    return await verify()
  } catch {
    throw new Refusal('passkey_failed')
  }
}

const transportNames = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** How the browser may reach the passkey again; a hint, so whatever is unknown is left out. */
function readTransports({ transports }: Record<string, unknown>): string[] {
  return Array.isArray(transports)
    ? transports
        .filter((name): name is string => typeof name === 'string' && transportNames.has(name))
        .slice(0, transportNames.size)
    : []
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

/** Whose a passkey is, in a form that is the same for ever: devices replace the one they have for it, and a new secret of the platform loses none. */
function buildHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkey of player ${userId}`).digest())
}

function siteOf({ config }: SecurityParts): { origin: string; rpId: string } {
  return { origin: config.siteOrigin, rpId: new URL(config.siteOrigin).hostname }
}

function makingTickets({ config }: SecurityParts): Tickets<v.InferOutput<typeof made>> {
  return createTickets(config.sessionSecret, 'passkey-making', made, ceremonySeconds)
}

function loginTickets({ config }: SecurityParts): Tickets<v.InferOutput<typeof shown>> {
  return createTickets(config.sessionSecret, 'passkey-login', shown, ceremonySeconds)
}
