import type { LevelEntry } from '@yanta/content'
import { getRewardsSummary } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { createRewardsPart } from './summary.service.ts'

export function addSummary(app: FastifyInstance, levels: readonly LevelEntry[]): void {
  const { deps } = app
  const part = createRewardsPart(levels)
  route(app, getRewardsSummary, (context) => readPlayerPart(deps, part, context))
}
