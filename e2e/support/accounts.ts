// Accounts: unused contacts, messages sent to them, and the popups over a first login.
import { expect, type Page } from './site.ts'

export interface Message {
  subject: string | null
  text: string
  code: string | null
}

/** Players that demo mode seeds; each belongs to one journey, which leaves them as they were. To an address that has just registered nothing is sent for a while. */
export const max = { email: 'max@example.com', password: 'max-demo-2026' }
export const oksana = { email: 'oksana@example.com', phone: '380501234567', password: 'oksana-demo-2026' }
export const aigul = { email: 'aigul@example.com', phone: '77011234567', password: 'aigul-demo-2026' }

let contacts = 0

/** As somebody types it, whole. */
export function freshPhone(): string {
  return `+7 916 ${String(process.pid % 1000).padStart(3, '0')}-${String((10 + contacts / 100) | 0)}-${String(contacts++ % 100).padStart(2, '0')}`
}

export function freshEmail(): string {
  return `new-${process.pid}-${contacts++}@example.com`
}

/** The newest message to a contact that holds a code, and what is looked for. */
export async function readMessage(page: Page, to: string, wanted = /\S/): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/json-api/outbox?format=json&to=${encodeURIComponent(to)}`)
        const { items } = (await answer.json()) as { items: Message[] }
        found = items.find(({ code, text }) => code !== null && wanted.test(text))
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

/** Opens an address as a new player, whom a gift greets in each browser. */
export async function openGreeted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const greeting = page.getByRole('dialog', { name: /^Рады видеть вас/ })
  await greeting.getByRole('button', { name: 'Закрыть' }).click()
  await expect(greeting).toHaveCount(0)
}
