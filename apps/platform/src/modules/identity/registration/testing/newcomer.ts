// A person without an account who proves a phone or an e-mail, and registers.
import {
  confirmEmailCode,
  confirmPhoneCode,
  registerPlayer,
  sendEmailCode,
  sendPhoneCode,
  type ContactType,
  type Registration,
} from '@yanta/contract'
import type { TestAnswer, TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { readLastMessage } from '../../codes/testing/last-message.ts'

/** Of the content of tests. */
export const termsVersion = '2026-11-21'
export const password = 'a long walk by the sea'

/** The proof returned for a message's code. */
export async function proveContact(
  platform: TestPlatform,
  type: ContactType,
  contact: string,
): Promise<string> {
  const guest = platform.as(null)
  if (type === 'phone') {
    const { codeId } = (
      await guest.post(sendPhoneCode, { body: { phone: contact, purpose: 'registration' } })
    ).body
    const { code } = await readLastMessage(platform.db, contact)
    const { body } = await guest.post(confirmPhoneCode, {
      body: { codeId, phone: contact, code, purpose: 'registration' },
    })
    return (body as { proof: string }).proof
  }
  const { codeId } = (await guest.post(sendEmailCode, { body: { email: contact } })).body
  const { code } = await readLastMessage(platform.db, contact)
  return (await guest.post(confirmEmailCode, { body: { codeId, email: contact, code } })).body.proof
}

/** A registration form, valid unless `change` overrides a field. */
export function buildForm(proof: string, change: Partial<Registration> = {}): Registration {
  return {
    type: 'email',
    proof,
    password,
    currency: 'RUB',
    birthday: '1990-05-17',
    acceptedTerms: termsVersion,
    wantsNews: false,
    remember: true,
    ...change,
  }
}

export async function register(
  platform: TestPlatform,
  form: Registration,
  headers: Record<string, string> = {},
): Promise<TestAnswer<typeof registerPlayer>> {
  return platform.as(null).post(registerPlayer, { body: form }, { headers })
}

/** A player who has just registered by e-mail. */
export async function createNewcomer(
  platform: TestPlatform,
  email: string,
  change: Partial<Registration> = {},
): Promise<TestPlayer> {
  const { body, status } = await register(
    platform,
    buildForm(await proveContact(platform, 'email', email), change),
  )
  if (status !== 200) throw new Error(`the registration of ${email} was answered ${status}`)
  const player = await platform.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return {
    id: player.id as number,
    email,
    password,
    token: body.token,
    refreshToken: body.refreshToken,
    sessionId: body.refreshToken.split('.')[0]!,
  }
}
