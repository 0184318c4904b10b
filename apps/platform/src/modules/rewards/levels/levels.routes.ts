import levels from '@yanta/art/levels.json' with { type: 'json' }
import { getCompointsConfig, listLevels, type Level } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { betsForOneCompoint } from '../compoints/compoints.service.ts'

const shared = { isShared: true }

const items = Object.entries(levels)
  .map(([name, image]): Level => ({ index: Number(name.slice('level-'.length)), image }))
  .toSorted((a, b) => a.index - b.index)

export function addLevels(app: FastifyInstance): void {
  route(app, listLevels, () => ({ items }), shared)
  route(app, getCompointsConfig, () => ({ betsForOne: betsForOneCompoint }), shared)
}
