// Registration. Promises: account, proof, terms, gifts, money and first login are stored together or not at all; a contact has one
// account however many register it at once; the registering client has proven that the contact is its own.
import type { ContactType, Locale, Registration, Tokens } from '@yanta/contract'
import type { Settings } from '@yanta/content'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { askCaptcha, type CaptchaDeps } from '../captcha/captcha.service.ts'
import { assertIssuedProof, spendProof } from '../codes/codes.service.ts'
import { findRegistrationCode, redeemRegistrationCode } from '../../rewards/coupons/coupons.service.ts'
import { claimGuestFives, hurryGuestFives } from '../../rewards/promotions/high-fives/count-fives.service.ts'
import { grantGift } from '../../rewards/gifts/gifts.service.ts'
import { credit, openWallet } from '../../money/ledger/ledger.service.ts'
import { writeAccountLetter } from '../../site/messages/messages.service.ts'
import { isBarred } from '../barred-persons/barred-persons.service.ts'
import { createPlayer, inventNickname, type NewPlayer } from '../players/players.service.ts'
import {
  findAccount,
  hashPassword,
  isBreachedPassword,
  openSession,
  type Origin,
  type SessionDeps,
} from '../sessions/sessions.service.ts'
import { checkRegistration, type RegistrationRules, type Welcome } from './registration.rules.ts'

export interface RegistrationOffer extends RegistrationRules {
  gifts: Settings['registration']['gifts']
  skipNickname: boolean
  isCaptchaAlwaysAsked: boolean
  /** Demo mode gives an initial balance. */
  hasStartingBalance: boolean
}

type RegistrationDeps = SessionDeps & CaptchaDeps & Pick<Deps, 'jobs'>

/** With some million possible names, a second draw is rare and a tenth is a bug. */
const mostDraws = 10

/**
 * Creates an account for a proven contact [7.4] and begins its first login [4.14]. High fives that the browser `visitor` gave count from now on [6.3].
 * @throws InvalidRequest and Refusals of `checkRegistration`; Refusal invalid_proof, contact_taken, breached_password, and those of the captcha
 */
export async function register(
  deps: RegistrationDeps,
  offer: RegistrationOffer,
  wanted: Registration,
  { visitor = null, ...origin }: Origin & { locale: Locale; visitor?: string | null },
): Promise<Tokens> {
  const now = deps.clock.now()
  const welcome = checkRegistration(wanted, offer, now.toISOString().slice(0, 10))
  const promoCode = await findPromoCode(deps.db, now, wanted.promoCode)
  assertIssuedProof(deps, wanted.proof)
  if (isBreachedPassword(wanted.password)) throw new Refusal('breached_password', { field: 'password' })
  await askCaptcha(deps, {
    answer: wanted.captcha,
    address: origin.address,
    action: 'registration',
    isAlways: offer.isCaptchaAlwaysAsked,
  })
  // Before the transaction: other transactions should not wait while a password is hashed.
  const passwordHash = await hashPassword(wanted.password)

  const { tokens, hasFives } = await deps.db.transaction().execute(async (trx) => {
    const contact = await spendProof(trx, deps, wanted)
    if (await isBarred(trx, deps, { type: wanted.type, contact })) throw new Refusal('contact_taken')
    const userId = await insertAccount(
      trx,
      now,
      { type: wanted.type, contact },
      describePlayer(offer, wanted, {
        passwordHash,
        contact,
        locale: origin.locale,
        promoCode,
      }),
    )
    await welcomePlayer(trx, now, offer, { userId, currency: wanted.currency, promoCode }, welcome)
    if (wanted.type === 'email')
      await writeAccountLetter(
        trx,
        deps,
        { userId, recipient: contact, locale: origin.locale },
        { kind: 'welcome' },
      )
    const hasFives = await claimGuestFives(trx, now, { visitor, userId })
    return { tokens: await openSession(trx, now, deps.tokens, userId, origin), hasFives }
  })
  if (hasFives) hurryGuestFives(deps.jobs)
  return tokens
}

interface Known {
  passwordHash: string
  contact: string
  locale: Locale
  promoCode: string | null
}

function describePlayer(
  { skipNickname, termsVersion }: RegistrationOffer,
  wanted: Registration,
  { passwordHash, contact, locale, promoCode }: Known,
): Omit<NewPlayer, 'nickName'> {
  const { type, currency, birthday, wantsNews, referralCode = null, subid } = wanted
  return {
    email: type === 'email' ? contact : null,
    phone: type === 'phone' ? contact : null,
    passwordHash,
    currency,
    locale,
    country: null,
    birthday,
    avatar: 1,
    registrationContactType: type,
    isVerified: true,
    registration: {
      hasChosenNickname: skipNickname,
      wantsNews,
      termsVersion,
      promoCode,
      referralCode,
      subid: subid || null,
    },
  }
}

/** Throws Refusal contact_taken. */
async function insertAccount(
  trx: PlatformDatabase,
  now: Date,
  { type, contact }: { type: ContactType; contact: string },
  player: Omit<NewPlayer, 'nickName'>,
): Promise<number> {
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const userId = await createPlayer(trx, now, { ...player, nickName: inventNickname() })
    if (userId !== null) return userId
    if (await findAccount(trx, type, contact)) throw new Refusal('contact_taken')
  }
  throw new Error(`no nickname was free in ${mostDraws} draws`)
}

/** Creates the wallet, credits demo mode's balance and grants gifts. */
async function welcomePlayer(
  trx: PlatformDatabase,
  now: Date,
  { gifts, hasStartingBalance }: RegistrationOffer,
  {
    userId,
    currency,
    promoCode,
  }: { userId: number; currency: Registration['currency']; promoCode: string | null },
  { startingBalance }: Welcome,
): Promise<void> {
  await openWallet(trx, userId, currency)
  if (hasStartingBalance)
    await credit(trx, {
      userId,
      currency,
      amount: startingBalance,
      scope: 'registration',
      key: `starting-balance:${userId}`,
      note: 'starting balance of demo mode',
    })
  for (const gift of gifts)
    await grantGift(trx, now, {
      userId,
      gift,
      reason: 'registration',
      scope: 'registration',
      key: `${userId}:${gift}`,
    })
  if (promoCode !== null) await redeemRegistrationCode(trx, now, { userId, entered: promoCode })
}

/** The entered promo code, as the operator spells it [5.9]. @throws Refusal wrong_promo_code */
async function findPromoCode(
  db: PlatformDatabase,
  now: Date,
  entered: string | null | undefined,
): Promise<string | null> {
  if (!entered) return null
  const promoCode = await findRegistrationCode(db, now, entered)
  if (promoCode === null) throw new Refusal('wrong_promo_code', { field: 'promoCode' })
  return promoCode
}
