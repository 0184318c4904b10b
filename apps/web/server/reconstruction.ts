// Whether the site is under reconstruction [2.70]. Documents are kept here for seconds and served without a question, so this server
// asks for itself, once a second while it listens: from then on nobody gets a kept page.
import { getServerData } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { AskPlatform } from './platform-client.ts'

const lookEveryMs = 1_000
/** Names its requests in the platform's log. */
export const watchRequestId = 'reconstruction-watch'

export interface Reconstruction {
  readonly isOn: boolean
  /** Asks now instead of at the next turn; a platform that does not answer changes nothing. */
  look: () => Promise<void>
}

/** Starts looking when `app` listens. `onSwitch` is called after every change. */
export function watchReconstruction(app: FastifyInstance, ask: AskPlatform, onSwitch: () => void): Reconstruction {
  let isOn = false
  const visitor = { address: '127.0.0.1', locale: 'ru', region: '' } as const

  function note(now: boolean): void {
    if (now === isOn) return
    isOn = now
    onSwitch()
  }

  async function look(): Promise<void> {
    const { status, body } = await ask({ method: 'GET', path: `${getServerData.path}?platform=desktop`, visitor, requestId: watchRequestId })
    const said = (body as { isUnderReconstruction?: unknown } | null)?.isUnderReconstruction
    if (status === 200 && typeof said === 'boolean') note(said)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const lookAgain = async () => {
    await look()
    if (!isClosed) timer = setTimeout(() => void lookAgain(), lookEveryMs).unref()
  }
  app.addHook('onListen', async () => { void lookAgain() })
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })
  return { get isOn() { return isOn }, look }
}
