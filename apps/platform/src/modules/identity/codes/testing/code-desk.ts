// Requests codes and confirms them, over the calls of the platform.
import { confirmPhoneCode, sendPhoneCode, type CodePurpose } from '@yanta/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { type LastMessage, readLastMessage } from './last-message.ts'

export interface OpenCode {
  phone: string
  codeId: string
  code: string
}

/** Phones and e-mails unused by other tests of the file, and the calls for them. `find` returns the platform once it is created. */
export function openCodeDesk(find: () => TestPlatform) {
  let numbers = 0
  const newPhone = () => `7900${String((numbers += 1)).padStart(7, '0')}`
  const guest = () => find().as(null)
  const send = (phone: string, purpose: CodePurpose = 'login', extra = {}) =>
    guest().post(sendPhoneCode, { body: { phone, purpose } }, extra)
  const read = (contact: string): Promise<LastMessage> => readLastMessage(find().db, contact)
  return {
    newPhone,
    guest,
    send,
    read,
    newEmail: () => `newcomer-${(numbers += 1)}@example.com`,
    confirm: (phone: string, codeId: string, code: string, purpose: CodePurpose = 'login', extra = {}) =>
      guest().post(confirmPhoneCode, { body: { codeId, phone, code, purpose } }, extra),
    countMessages: async (contact: string) =>
      (await sql`select from messages where recipient = ${contact}`.execute(find().db)).rows.length,

    async openCode(phone = newPhone(), purpose: CodePurpose = 'login'): Promise<OpenCode> {
      const { body, errors } = await send(phone, purpose)
      expect(errors).toEqual([])
      return { phone, codeId: body.codeId, code: (await read(phone)).code }
    },

    async createPlayerWithPhone(phone = newPhone()): Promise<TestPlayer & { phone: string }> {
      const player = await find().createPlayer()
      await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${player.id}`.execute(
        find().db,
      )
      return { ...player, phone }
    },
  }
}

export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
export const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)

/** A number of seconds from `least` to `most`, since the machine may be slow. */
export const within = (least: number, most: number): unknown =>
  expect.toSatisfy(
    (seconds: unknown) => typeof seconds === 'number' && seconds >= least && seconds <= most,
    `${least} to ${most}`,
  )
