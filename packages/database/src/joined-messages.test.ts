import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { joinMessages } from './joined-messages.ts'

const answer = [{ name: 'readyForQuery' }]

/** Sends messages that are no more than their types, each after the answer to the one before. */
async function send(types: string): Promise<{ given: string[]; answers: unknown[] }> {
  const given: string[] = []
  const joined = joinMessages({
    waitReady: Promise.resolve(),
    execProtocolStream: async (messages: Uint8Array) => {
      given.push(Buffer.from(messages).toString())
      return answer
    },
  } as unknown as PGlite)
  const answers: unknown[] = []
  for (const type of types) answers.push(await joined.execProtocolStream(Buffer.from(type)))
  return { given, answers }
}

test('the messages of a statement are handed over at once and in their order, with one answer', async () => {
  expect(await send('PBDESBDES')).toEqual({
    given: ['PBDES', 'BDES'],
    answers: [[], [], [], [], answer, [], [], [], answer],
  })
})

test('a simple query, and rows asked for with a flush, wait for nothing', async () => {
  expect((await send('QQBDEHS')).given).toEqual(['Q', 'Q', 'BDEH', 'S'])
})
