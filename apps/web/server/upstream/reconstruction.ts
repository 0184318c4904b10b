// Whether the site is under reconstruction [2.70]. Documents are cached here for seconds and served without a request, so this
// server subscribes to the platform's push like every open page. It also polls now and then, in case a push is lost.
import {
  catalogueChanged,
  defaultLocale,
  getServerData,
  reconstructionChanged,
  reconstructionWatchId,
  siteRoom,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { createEventBus } from '../../src/data/realtime/event-bus.ts'
import { createSocketClient } from '../../src/data/realtime/socket-client.ts'
import type { AskPlatform } from './platform-client.ts'
import { buildUpstreamSocket } from './upstream-socket.ts'
import type { WebConfig } from '../web-config.ts'

const lookEveryMs = 15_000

export interface Reconstruction {
  readonly isOn: boolean
}

interface ReconstructionOptions {
  config: WebConfig
  ask: AskPlatform
  /** Called after every change. */
  onSwitch: () => void
  /** Called with the version of the catalogue when that changes. */
  onCatalogueVersion: (version: string) => void
}

/** Starts when `app` listens. A platform that does not answer changes nothing. */
export function watchReconstruction(
  app: FastifyInstance,
  { config, ask, onSwitch, onCatalogueVersion }: ReconstructionOptions,
): Reconstruction {
  const { apiBaseUrl, siteOrigin } = config
  const visitor = { address: '127.0.0.1', locale: defaultLocale, region: '' } as const
  let isOn = false
  let socketUrl = '/socket'

  function note(now: boolean): void {
    if (now === isOn) return
    isOn = now
    onSwitch()
  }

  async function look(): Promise<void> {
    const { status, body } = await ask({
      method: 'GET',
      path: `${getServerData.path}?platform=desktop`,
      visitor,
      requestId: reconstructionWatchId,
    })
    if (status !== 200) return
    const said = body as { isUnderReconstruction?: unknown; socketUrl?: unknown } | null
    if (typeof said?.isUnderReconstruction === 'boolean') note(said.isUnderReconstruction)
    if (typeof said?.socketUrl === 'string' && URL.canParse(said.socketUrl, apiBaseUrl))
      socketUrl = said.socketUrl
  }

  const bus = createEventBus((problem) =>
    app.log.warn({ err: problem }, "what the platform pushed can't be read"),
  )
  bus.onEvent(reconstructionChanged, ({ isUnderReconstruction }) => note(isUnderReconstruction))
  bus.onEvent(catalogueChanged, ({ version }) => onCatalogueVersion(version))
  const client = createSocketClient({
    openTransport: buildUpstreamSocket({
      apiBaseUrl,
      siteOrigin,
      requestId: reconstructionWatchId,
      findSocketUrl: () => socketUrl,
    }),
    publish: (frame) => bus.publish(frame),
    fetchAnew: async () => {
      await look()
      return null
    },
    // Pushes during the disconnect were missed.
    onState: ({ phase }) => {
      if (phase === 'open') void look()
    },
  })
  client.join(siteRoom)

  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const lookAgain = async () => {
    await look()
    if (!isClosed) timer = setTimeout(() => void lookAgain(), lookEveryMs).unref()
  }
  app.addHook('onListen', async () => {
    // The first request returns the socket's address.
    void lookAgain().then(() => {
      if (!isClosed) client.start(true)
    })
  })
  app.addHook('preClose', async () => {
    isClosed = true
    clearTimeout(timer)
    client.stop()
  })
  return {
    get isOn() {
      return isOn
    },
  }
}
