import badges from '@yanta/art/levels.json' with { type: 'json' }
import type { LevelEntry } from '@yanta/content'
import { getCompointsConfig, listLevels } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { betsForOneCompoint } from '../compoints/compoints.service.ts'

const shared = { isShared: true }

export function addLevels(app: FastifyInstance, levels: readonly LevelEntry[]): void {
  route(
    app,
    listLevels,
    ({ locale }) => ({
      items: levels.map(({ name, ...level }, place) => ({
        ...level,
        index: place + 1,
        name: name[locale],
        image: (badges as Record<string, string>)[`level-${place + 1}`]!,
        gift: null,
      })),
    }),
    shared,
  )
  route(app, getCompointsConfig, () => ({ betsForOne: betsForOneCompoint }), shared)
}
