// When and from where each login was last used. Promises: no request waits for it; uses are written once a minute, in one
// statement, and a login whose row is locked by a refresh or logout is skipped until the next write.
import type { Clock } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { updateLastSeen, type Sighting } from './last-seen.repository.ts'

const intervalMs = 60_000

export interface LastSeen {
  note(sessionId: string, from: { address: string; region: string }): void
  /** Writes the uses recorded since the last save. */
  save(): Promise<void>
}

export function createLastSeen(db: PlatformDatabase, clock: Clock): LastSeen {
  const noted = new Map<string, Omit<Sighting, 'id'>>()
  return {
    note: (sessionId, from) => void noted.set(sessionId, { at: clock.now().toISOString(), ...from }),
    async save() {
      if (noted.size === 0) return
      const rows = [...noted].map(([id, sighting]) => ({ id, ...sighting }))
      noted.clear()
      await updateLastSeen(db, rows)
    },
  }
}

/** Saves once a minute, and once when the platform closes. */
export function addLastSeen(app: FastifyInstance): void {
  const { lastSeen } = app.deps
  let underWay: Promise<void> | null = null
  const save = () =>
    (underWay ??= lastSeen
      .save()
      .catch((error: unknown) => app.log.error({ err: error }, 'last uses of logins could not be saved'))
      .finally(() => {
        underWay = null
      }))
  const timer = setInterval(() => void save(), intervalMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
    await save()
  })
}
