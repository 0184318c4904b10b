// Runs concurrency tests on each available kind of database.
import type { Database } from '@yanta/database'
import { testServerUrl } from '@yanta/database/testing'
import { Refusal } from '@yanta/server'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { checkLedger } from '../../ledger/ledger.service.ts'
import type { WalletContext } from '../wallet.service.ts'
import { createWalletDatabase, walletContext } from './wallet-database.ts'

export interface Ground {
  database: Database
  context: WalletContext
}

/** Embedded, with one connection; with TEST_DATABASE_URL also on that server, with ten. The ledger is checked at the end. `ground` may be called within tests. */
export function describeOnEachDatabase(defineTests: (ground: () => Ground) => void): void {
  describe.each(testServerUrl ? (['embedded', 'server'] as const) : (['embedded'] as const))(
    '%s database',
    (kind) => {
      let ground: Ground
      beforeAll(async () => {
        const database = await createWalletDatabase(kind)
        ground = { database, context: walletContext(database) }
      })
      afterAll(async () => {
        const { faults } = await checkLedger(ground.database.db)
        await ground.database.close()
        expect(faults).toEqual([])
      })
      defineTests(() => ground)
    },
  )
}

/** The result of each request in order: accepted, or the code of its refusal. Throws any other error. */
export async function listOutcomes(sent: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(sent)).map((result) => {
    if (result.status === 'fulfilled') return 'accepted'
    if (result.reason instanceof Refusal) return result.reason.code
    throw result.reason
  })
}
