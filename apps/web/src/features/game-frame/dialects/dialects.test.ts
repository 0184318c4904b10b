import { type Dialect, Dialect as DialectName } from '@yanta/contract'
import { dialectMessages, leaveMessages } from '@yanta/contract/frame-fixtures'
import { describe, expect, it } from 'vitest'
import { readGameRequest } from '../game-message.ts'
import { dialects, findDialect } from './dialects.ts'

const names = DialectName.options
const every = (own: (dialect: Dialect) => readonly unknown[]) =>
  names.flatMap((dialect) => own(dialect).map((message) => [dialect, message] as const))
const known = names.flatMap((dialect) =>
  dialectMessages[dialect].game.map(({ means, message }) => [dialect, message, means] as const),
)

describe('dialects', () => {
  it.each(known)('%s: %j means %s', (dialect, message, means) => {
    expect(readGameRequest(message, dialects[dialect])?.type).toBe(means)
  })

  it.each(known)('%s: %j may arrive as a JSON string', (dialect, message, means) => {
    expect(readGameRequest(JSON.stringify(message), dialects[dialect])?.type).toBe(means)
  })

  const leaving = every(() => leaveMessages)
  it.each(leaving)('%s: %j leaves the game, whatever address it names [2.31]', (dialect, message) => {
    expect(readGameRequest(message, dialects[dialect])).toEqual({ type: 'leave' })
    expect(readGameRequest(JSON.stringify(message), dialects[dialect])).toEqual({ type: 'leave' })
  })

  it.each(known)('%s: where another dialect also knows %j, it means %s there too', (_, message, means) => {
    const meant = names
      .map((dialect) => dialects[dialect].receive(message)?.type)
      .filter((type) => type !== undefined)
    expect(new Set(meant)).toEqual(new Set([means]))
  })

  it.each(known.filter(([dialect, , means]) => dialect !== 'own' && means.startsWith('round')))(
    '%s: %j names no round, so that the next one is never mistaken for it',
    (dialect, message) => {
      expect(dialects[dialect].receive(message)).toHaveProperty('roundId', null)
    },
  )

  it.each(names)('%s sends what its provider documents, and else nothing', (dialect) => {
    const { send } = dialects[dialect]
    const said = {
      pause: send({ source: 'site', type: 'pause' }),
      resume: send({ source: 'site', type: 'resume' }),
      soundOff: send({ source: 'site', type: 'sound', on: false }),
      soundOn: send({ source: 'site', type: 'sound', on: true }),
      locale: send({ source: 'site', type: 'locale', locale: 'ru' }),
      balanceChanged: send({ source: 'site', type: 'balanceChanged' }),
    }
    expect(Object.fromEntries(Object.entries(said).filter(([, message]) => message !== null))).toEqual(
      dialectMessages[dialect].site,
    )
  })

  it('a game that sends only subscribed events is subscribed to all of its events', () => {
    const asked = dialects.lobby.greeting!.map((message) => (message as { eventType: string }).eventType)
    const told = dialectMessages.lobby.game.map(({ message }) => (message as { type: string }).type)
    expect(asked.toSorted()).toEqual(told.toSorted())
  })

  it.each([undefined, 'klingon', 'toString', '__proto__'])(
    'a run in the dialect %j is read as our own',
    (name) => {
      expect(findDialect(name)).toBe(dialects.own)
    },
  )
})
