// When and from where each login was last used. Promises: no request waits for it; uses are written once a minute, in one
// statement, and a login whose row is locked by a refresh or logout is skipped until the next write.
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'

const intervalMs = 60_000

interface Sighting {
  at: string
  address: string
  /** Upper case; empty when unknown. */
  region: string
}

export interface LastSeen {
  note(sessionId: string, from: { address: string; region: string }): void
  /** Writes the uses recorded since the last save. */
  save(): Promise<void>
}

export function createLastSeen(db: Kysely<any>): LastSeen {
  const noted = new Map<string, Sighting>()
  return {
    note: (sessionId, from) => void noted.set(sessionId, { at: new Date().toISOString(), ...from }),
    async save() {
      if (noted.size === 0) return
      const rows = [...noted].map(([id, sighting]) => ({ id, ...sighting }))
      noted.clear()
      await sql`
        with seen as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id text, at timestamptz, address text, region text)),
          free as (select id from sessions where id in (select id from seen) and ended_at is null for update skip locked)
        update sessions s set last_seen_at = seen.at, last_address = seen.address, last_region = nullif(seen.region, '')
        from seen join free using (id) where s.id = seen.id and seen.at > s.last_seen_at`.execute(db)
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
