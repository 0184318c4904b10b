import type { LoadedContent } from '@yanta/content'
import { getCompointsConfig, getUserLevel, listLevels } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { createLevelPart, presentBadge } from './levels.service.ts'

const shared = { isShared: true }

export function addLevels(
  app: FastifyInstance,
  { levels, gifts, settings }: Pick<LoadedContent, 'levels' | 'gifts' | 'settings'>,
): void {
  const { deps } = app
  const { betsForOne, returns } = settings.rewards
  const giftTitles = new Map(gifts.map(({ slug, title }) => [slug, title]))
  route(
    app,
    listLevels,
    ({ locale }) => ({
      items: levels.map(({ name, gift, ...level }, place) => ({
        ...level,
        cashbackOfStakes: returns.cashback.mostOfStakes,
        index: place + 1,
        name: name[locale],
        image: presentBadge(place + 1),
        gift: giftTitles.get(gift ?? '')?.[locale] ?? null,
      })),
    }),
    shared,
  )
  const levelPart = createLevelPart(levels)
  route(app, getUserLevel, (context) => readPlayerPart(deps, levelPart, context))
  route(app, getCompointsConfig, () => ({ betsForOne }), shared)
}
