// Whether the site is under reconstruction [2.70]. The desk writes it down; every process looks twice a second, so that a switch
// counts everywhere within a second, whichever process heard the desk.
import { reconstructionChanged, siteRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'

const lookEveryMs = 500

export interface Reconstruction {
  readonly isOn: boolean
  /** Called after every switch, with the new state. */
  onSwitch(listener: (isOn: boolean) => void): void
  /** Looks now instead of at the next turn. */
  look(): Promise<void>
}

/** Reads the switch once; `watchReconstruction` keeps it true. */
export async function createReconstruction(db: Kysely<any>): Promise<Reconstruction> {
  const listeners = new Set<(isOn: boolean) => void>()
  let isOn = await isUnderReconstruction(db)
  return {
    get isOn() {
      return isOn
    },
    onSwitch: (listener) => void listeners.add(listener),
    async look() {
      const before = isOn
      isOn = await isUnderReconstruction(db)
      if (isOn !== before) for (const listener of listeners) listener(isOn)
    },
  }
}

/** Looks again and again, and tells every open page. */
export function watchReconstruction(app: FastifyInstance): void {
  const { reconstruction, realtime } = app.parts
  realtime.allowRoom(siteRoom)
  reconstruction.onSwitch((isUnderReconstruction) =>
    realtime.publish(siteRoom, reconstructionChanged, { isUnderReconstruction }, { isLocal: true }),
  )
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = reconstruction
      .look()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'whether the site is under reconstruction could not be read'),
      )
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}

async function isUnderReconstruction(db: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{
    isOn: boolean
  }>`select is_on as "isOn" from site_switches where name = 'reconstruction'`.execute(db)
  return rows[0]?.isOn ?? false
}
