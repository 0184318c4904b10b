// Whether the site is under reconstruction [2.70]. The desk stores the switch; every process reads it twice a second, so that it
// takes effect everywhere within a second, whichever process ran the desk's command.
import { reconstructionChanged, siteRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { isUnderReconstruction } from './reconstruction.repository.ts'

const lookEveryMs = 500

export interface Reconstruction {
  readonly isOn: boolean
  /** Called after every switch, with the new state. */
  onSwitch(listener: (isOn: boolean) => void): void
  /** Checks now instead of at the next interval. */
  look(): Promise<void>
}

/** Reads the switch once; `watchReconstruction` updates it. */
export async function createReconstruction(db: PlatformDatabase): Promise<Reconstruction> {
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

/** Checks the switch periodically, and notifies every open page. */
export function watchReconstruction(app: FastifyInstance): void {
  const { reconstruction, realtime } = app.deps
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
