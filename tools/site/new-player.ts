// An account of a journey's own on a site in demo mode, made by the calls that the registration form makes.
import { createHash, randomUUID } from 'node:crypto'
import { ask, readCookies, type Credentials } from './log-in.ts'

export interface NewPlayer extends Credentials {
  /** Cookie header of the session that the registration began. */
  cookie: string
}

/** Registers a player in roubles with the starting balance of demo mode, 10 000.00. */
export async function newPlayer(origin: string): Promise<NewPlayer> {
  const [email, password] = [`new-${randomUUID()}@example.com`, 'orbit-plinth-58']
  const read = async <Answer>(path: string, body?: object) =>
    (await (await ask(origin, path, body)).json()) as Answer
  const { codeId } = await read<{ codeId: string }>('/json-api/players/emails/verify', { email })
  const { proof } = await read<{ proof: string }>('/json-api/players/emails/confirm', {
    codeId,
    email,
    code: await readSentCode(origin, email),
  })
  const { registrationConfig } = await read<{ registrationConfig: { termsVersion: string } }>(
    '/json-api/serverdata',
  )
  const answer = await ask(origin, '/json-api/users/register', {
    type: 'email',
    proof,
    password,
    currency: 'RUB',
    birthday: '1990-05-17',
    acceptedTerms: registrationConfig.termsVersion,
    wantsNews: false,
    captcha: solvePuzzle(await read<Puzzle>('/json-api/captcha')),
  })
  return { email, password, cookie: readCookies(answer) }
}

interface Puzzle {
  algorithm: string
  challenge: string
  salt: string
  signature: string
}

/** Solves the captcha as the browser does: searches for the matching number. */
function solvePuzzle({ algorithm, challenge, salt, signature }: Puzzle): string {
  let number = 0
  while (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
}

/** The code of the only message to a contact; the message exists when the call that sent it has answered, or soon after. */
async function readSentCode(origin: string, to: string): Promise<string> {
  const givesUpAt = Date.now() + 20_000
  for (;;) {
    const answer = await ask(origin, `/json-api/outbox?format=json&to=${encodeURIComponent(to)}`)
    const { items } = (await answer.json()) as { items: { code: string | null }[] }
    const code = items.find((message) => message.code !== null)?.code
    if (code) return code
    if (Date.now() > givesUpAt) throw new Error(`no code was sent to ${to}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
