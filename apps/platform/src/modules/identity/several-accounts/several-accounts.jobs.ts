import type { FastifyInstance } from 'fastify'
import { findSeveralAccounts } from './several-accounts.service.ts'

const everyMs = 86_400_000

export function addSeveralAccounts(app: FastifyInstance): void {
  const { deps } = app
  deps.jobs.add({
    name: 'find-several-accounts',
    everyMs,
    run: async () => void (await findSeveralAccounts(deps)),
  })
}
