// Passkeys (WebAuthn). Promises: one is made and used on the site's own origin only, by a person verified by their device; each
// ceremony is answered once, right or wrong; and a copied passkey is detected by its counter where it has one.
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
import { Refusal } from '@yanta/server'
import * as v from 'valibot'
import { createTickets, type Tickets } from '../../../plugins/tickets.ts'
import { completeLogin, getAccount, type Origin } from '../sessions/sessions.service.ts'
import { countTry } from './challenges.repository.ts'
import { namePasskey } from './passkey-name.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeyRows,
  recordPasskeyUse,
  type PasskeyRow,
} from './passkeys.repository.ts'
import { reauthenticate } from './reauthentication.service.ts'
import { writeSecurityLetter } from './security-letters.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'

const mostPasskeys = 10
/** EdDSA, ES256 and RS256: the algorithms of current devices. */
const algorithms = [-8, -7, -257]
/** How long a browser keeps its dialog open. */
const ceremonySeconds = 5 * 60

const made = v.object({ challenge: v.string(), sessionId: v.string() })
const shown = v.object({ challenge: v.string() })

/** The options for making a passkey in the browser. Throws Refusal wrong_password, passkey_limit_reached or too_many_requests. */
export async function beginPasskey(
  deps: SecurityDeps,
  owner: Owner,
  password: string,
): Promise<PasskeyOptions> {
  const { email, phone, locale } = await reauthenticate(deps, owner, password)
  const known = await listPasskeyRows(deps.db, owner.id)
  if (known.length >= mostPasskeys) throw new Refusal('passkey_limit_reached')
  const { rpId } = siteOf(deps)
  const options = await generateRegistrationOptions({
    rpName: deps.brand.names[locale].brand,
    rpID: rpId,
    userName: email ?? `+${phone}`,
    userID: buildHandle(owner.id),
    timeout: ceremonySeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { text } = await makingTickets(deps).issue({
    challenge: options.challenge,
    sessionId: owner.sessionId,
  })
  return { ceremony: text, options: { ...options } }
}

/** Stores a passkey requested by this login. Throws Refusal passkey_failed. */
export async function addPasskey(
  deps: SecurityDeps,
  owner: Owner,
  locale: Locale,
  { ceremony, credential }: PasskeyAnswer,
): Promise<Passkey> {
  const asked = await consumeCeremony(deps, makingTickets(deps), ceremony)
  if (asked.sessionId !== owner.sessionId) throw new Refusal('passkey_failed')
  const { origin, rpId } = siteOf(deps)
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
  const account = await getAccount(deps.db, owner.id)
  return deps.db.transaction().execute(async (trx) => {
    const stored = await insertPasskey(
      trx,
      deps.clock.now(),
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
    if (!stored) throw new Refusal('passkey_failed')
    await writeSecurityLetter(trx, deps, account, 'passkey-added', owner)
    return presentPasskey(stored)
  })
}

/** Deletes a passkey. Throws Refusal passkey_not_found. */
export async function removePasskey(
  { db }: Pick<SecurityDeps, 'db'>,
  userId: number,
  id: string,
): Promise<void> {
  if (!(await deletePasskey(db, userId, id))) throw new Refusal('passkey_not_found')
}

/** A player's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<SecurityDeps, 'db'>, userId: number): Promise<Passkey[]> {
  return (await listPasskeyRows(db, userId)).map(presentPasskey)
}

/** The options for a passkey login: any passkey of this site, so that they reveal nothing about accounts. */
export async function beginPasskeyLogin(deps: SecurityDeps): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpId,
    userVerification: 'required',
    timeout: ceremonySeconds * 1000,
  })
  const { text } = await loginTickets(deps).issue({ challenge: options.challenge })
  return { ceremony: text, options: { ...options } }
}

/** Logs in the owner of a passkey, which is both factors at once. Throws Refusal passkey_failed or account_closed. */
export async function loginWithPasskey(
  deps: SecurityDeps,
  { ceremony, credential }: PasskeyAnswer,
  from: Origin,
): Promise<Tokens> {
  const { challenge } = await consumeCeremony(deps, loginTickets(deps), ceremony)
  const passkey = await findPasskey(deps.db, credential.id)
  const handle = credential.response.userHandle
  if (
    !passkey ||
    (typeof handle === 'string' && handle !== Buffer.from(buildHandle(passkey.userId)).toString('base64url'))
  )
    throw new Refusal('passkey_failed')
  const { origin, rpId } = siteOf(deps)
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
  const account = await getAccount(deps.db, passkey.userId)
  return deps.db.transaction().execute(async (trx) => {
    if (!(await recordPasskeyUse(trx, deps.clock.now(), passkey.id, authenticationInfo.newCounter)))
      throw new Refusal('passkey_failed')
    return completeLogin({ ...deps, db: trx }, account, from)
  })
}

/** A ceremony ends with its first answer. */
async function consumeCeremony<Data>(
  { db, clock }: Pick<SecurityDeps, 'db' | 'clock'>,
  tickets: Tickets<Data>,
  text: string,
): Promise<Data> {
  const ticket = await tickets.read(text)
  if (!ticket || (await countTry(db, clock.now(), ticket, 1)) === null) throw new Refusal('passkey_failed')
  return ticket.data
}

/** The library throws on any invalid answer. It reads nothing but the answer's own bytes. */
async function refuseWhatFails<Answer>(verify: () => Promise<Answer>): Promise<Answer> {
  try {
    return await verify()
  } catch {
    throw new Refusal('passkey_failed')
  }
}

const transportNames = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** How the browser may reach the passkey again; a hint, so unknown values are dropped. */
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

/** The WebAuthn user handle. It never changes: devices replace their passkey of the same handle, and a new platform secret loses none. */
function buildHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkey of player ${userId}`).digest())
}

function siteOf({ config }: SecurityDeps): { origin: string; rpId: string } {
  return { origin: config.siteOrigin, rpId: new URL(config.siteOrigin).hostname }
}

function makingTickets({ config, clock }: SecurityDeps): Tickets<v.InferOutput<typeof made>> {
  return createTickets({ secret: config.sessionSecret, clock }, 'passkey-making', made, ceremonySeconds)
}

function loginTickets({ config, clock }: SecurityDeps): Tickets<v.InferOutput<typeof shown>> {
  return createTickets({ secret: config.sessionSecret, clock }, 'passkey-login', shown, ceremonySeconds)
}
