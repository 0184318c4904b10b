// What accounts are made of: contacts that nobody has used, what was sent to them, and the popups of their codes.
import { createHash } from 'node:crypto'
import { expect, type Page } from './site.ts'

export interface Message {
  subject: string | null
  text: string
  code: string | null
}

/** Players that demo mode seeds beside Vera; their passwords are set anew to what they were. */
export const oksana = { email: 'oksana@example.com', phone: '380501234567', password: 'oksana-demo-2026' }
export const aigul = { email: 'aigul@example.com', phone: '77011234567', password: 'aigul-demo-2026' }
export const max = { email: 'max@example.com', password: 'max-demo-2026' }

let contacts = 0

/** As somebody types it, whole. */
export function freshPhone(): string {
  return `+7 916 ${String(process.pid % 1000).padStart(3, '0')}-${String((10 + contacts / 100) | 0)}-${String(contacts++ % 100).padStart(2, '0')}`
}

export function freshEmail(): string {
  return `new-${process.pid}-${contacts++}@example.com`
}

/** The newest message to a contact that holds a code and is none of those that are known. */
export async function readMessage(page: Page, to: string, known: readonly Message[] = []): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/json-api/outbox?format=json&to=${encodeURIComponent(to)}`)
        const { items } = (await answer.json()) as { items: Message[] }
        found = items.find(
          ({ code, text }) => code !== null && !known.some((message) => message.text === text),
        )
        return found !== undefined
      },
      { message: `a message with a code to ${to}` },
    )
    .toBe(true)
  return found!
}

export async function readCode(page: Page, to: string): Promise<string> {
  return (await readMessage(page, to)).code!
}

/** Four digits that a code is not. */
export function spoil(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

/** An account of a journey's own, logged in; made by the calls that the form makes. */
export async function makePlayer(page: Page, origin: string): Promise<{ email: string; password: string }> {
  const [email, password] = [freshEmail(), 'orbit-plinth-58']
  async function post<Answer>(path: string, data: object): Promise<Answer> {
    const answer = await page.request.post(`${origin}${path}?platform=desktop`, {
      data,
      headers: { 'x-requested-with': 'XMLHttpRequest', origin },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const { codeId } = await post<{ codeId: string }>('/json-api/players/emails/verify', { email })
  const { proof } = await post<{ proof: string }>('/json-api/players/emails/confirm', {
    codeId,
    email,
    code: await readCode(page, email),
  })
  const serverData = await page.request.get(`${origin}/json-api/serverdata?platform=desktop`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { registrationConfig } = (await serverData.json()) as { registrationConfig: { termsVersion: string } }
  const captcha = await solvePuzzle(page, origin)
  await post('/json-api/users/register', {
    type: 'email',
    proof,
    password,
    currency: 'RUB',
    birthday: '1990-05-17',
    acceptedTerms: registrationConfig.termsVersion,
    wantsNews: false,
    captcha,
  })
  return { email, password }
}

/** Opens an address as a new player, whom a gift greets in each browser. */
export async function openGreeted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const greeting = page.getByRole('dialog', { name: /^Рады видеть вас/ })
  await greeting.getByRole('button', { name: 'Закрыть' }).click()
  await expect(greeting).toHaveCount(0)
}

/** What the browser does unseen: looks for the number that fits. */
async function solvePuzzle(page: Page, origin: string): Promise<string> {
  const answer = await page.request.get(`${origin}/json-api/captcha?platform=desktop`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { algorithm, challenge, salt, signature } = (await answer.json()) as {
    algorithm: string
    challenge: string
    salt: string
    signature: string
  }
  let number = 0
  while (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
}

/** Statuses by which a document or the platform says no are errors to the browser's console. */
export function forgive(complaints: string[], ...statuses: number[]): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter(
      (complaint) => !statuses.some((status) => complaint.includes(`status of ${status}`)),
    ),
  )
}
