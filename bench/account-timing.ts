// Whether the time of an answer discloses that a contact has an account: each call is made in turns of one that has and one that has
// none, none of them twice, and their times are compared by rank. It informs; a test would depend on the machine's other work.
import {
  type CallDeclaration,
  login,
  requestPasswordRestore,
  sendEmailCode,
  sendPhoneCode,
} from '@yanta/contract'
import { type LonePlatform, withLonePlatform } from './spawn-platform.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median, rankTest } from './rank-test.ts'

interface Question {
  name: string
  call: CallDeclaration
  build: (contact: number) => object
}

const email = (contact: number) => `bench-${contact}@example.com`
const phone = (contact: number) => `7900${1_000_000 + contact}`

const questions: readonly Question[] = [
  {
    name: 'wrong password',
    call: login,
    build: (contact) => ({ type: 'email', login: email(contact), password: 'wrong-password-1' }),
  },
  {
    name: 'code for a login',
    call: sendPhoneCode,
    build: (contact) => ({ phone: phone(contact), purpose: 'login' }),
  },
  { name: 'code for a registration', call: sendEmailCode, build: (contact) => ({ email: email(contact) }) },
  {
    name: 'new password by phone',
    call: requestPasswordRestore,
    build: (contact) => ({ type: 'phone', login: phone(contact) }),
  },
  {
    name: 'new password by e-mail',
    call: requestPasswordRestore,
    build: (contact) => ({ type: 'email', login: email(contact) }),
  },
]
/** Pairs: the first ones find code that is not compiled yet. */
const [warmUps, pairs] = [40, 300]

export const accountTiming: Bench = {
  name: 'account-timing',
  measure: () =>
    withLonePlatform(2 * questions.length * (warmUps + pairs), async (platform) => {
      const measurements: Measurement[] = []
      for (const [place, question] of questions.entries())
        measurements.push(...(await compare(platform, question, 2 * place * (warmUps + pairs))))
      return measurements
    }),
}

async function compare(
  { ask }: LonePlatform,
  { name, call, build }: Question,
  first: number,
): Promise<Measurement[]> {
  const [known, unknown, statuses]: [number[], number[], Set<number>] = [[], [], new Set()]
  for (let pair = 0; pair < warmUps + pairs; pair += 1) {
    // The second one also pays for work that the first has left.
    const order = Math.random() < 0.5 ? [0, 1] : [1, 0]
    for (const half of order) {
      const { status, ms } = await ask(call, build(first + 2 * pair + half))
      statuses.add(status)
      if (pair >= warmUps) (half === 0 ? known : unknown).push(ms)
    }
  }
  if (statuses.size !== 1) throw new Error(`${name}: answered ${[...statuses].join(' and ')}`)
  return [
    { name: `${name}: median, with an account`, value: median(known), unit: 'ms' },
    { name: `${name}: median, without`, value: median(unknown), unit: 'ms' },
    { name: `${name}: deviations between the two`, value: rankTest(known, unknown), unit: '', budget: 3 },
  ]
}
