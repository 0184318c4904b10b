// A database whose process dies at one of its transactions, as seen from the code that runs on it.
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

export class Crash extends Error {
  override name = 'Crash'
}

export interface CrashPoint {
  /** Which transaction, from 0. */
  transaction: number
  /** `before` it begins, `within` it, so that all of it is undone, or `after` its commit. */
  when: 'before' | 'within' | 'after'
}

export function withCrash(db: PlatformDatabase, { transaction, when }: CrashPoint): PlatformDatabase {
  let begun = 0
  const begin = () => ({
    async execute<Result>(work: (trx: PlatformDatabase) => Promise<Result>): Promise<Result> {
      const isHere = begun === transaction
      begun += 1
      if (isHere && when === 'before') throw new Crash()
      const result = await db.transaction().execute(async (trx) => {
        const made = await work(trx)
        if (isHere && when === 'within') throw new Crash()
        return made
      })
      if (isHere && when === 'after') throw new Crash()
      return result
    },
  })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return begin
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
