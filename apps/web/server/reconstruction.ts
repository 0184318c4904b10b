// Whether the site is under reconstruction [2.70]. Documents are kept here for seconds and served without a question, so this server
// hears of a switch as every open page does: by the platform's push. It also looks for itself now and then, for pushes that are lost.
import {
  catalogueChanged,
  getServerData,
  reconstructionChanged,
  reconstructionWatchId,
  siteRoom,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { createEventBus } from '../src/realtime/event-bus.ts'
import { createSocketClient } from '../src/realtime/socket-client.ts'
import type { AskPlatform } from './platform-client.ts'
import { buildPlatformLine } from './platform-line.ts'
import type { WebConfig } from './web-config.ts'

const lookEveryMs = 15_000

export interface Reconstruction {
  readonly isOn: boolean
}

interface Parts {
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
  { config, ask, onSwitch, onCatalogueVersion }: Parts,
): Reconstruction {
  const { apiBaseUrl, siteOrigin } = config
  const visitor = { address: '127.0.0.1', locale: 'ru', region: '' } as const
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
    openTransport: buildPlatformLine({
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
    // What was pushed meanwhile was not heard.
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
    // The first look tells where the socket is.
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
