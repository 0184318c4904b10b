// For development: a studio and a game for each dialect, whose page the games server serves as a simulator. They are found by
// search and by their address, and hidden by the first start without them.
import { Dialect } from '@yanta/contract'
import type { LoadedContent } from '@yanta/content'

/** A copy of the content with the simulators added, with the look of the first game. */
export function addSimulators(content: LoadedContent): LoadedContent {
  const [game] = content.games
  if (!game) return content
  const simulators = Dialect.options.map((dialect) => ({
    dialect,
    slug: `simulator-${dialect}`,
    name: `Simulator ${dialect}`,
  }))
  const slugs = new Set(simulators.map(({ slug }) => `studios/${slug}`))
  const { badges: _, names: __, ...dress } = game
  return {
    ...content,
    hash: `${content.hash}:simulators`,
    studios: [
      ...content.studios,
      ...simulators.map((simulator, index) => ({ ...simulator, position: 1000 + index })),
    ],
    // The demo's regulars play random games, except those of this engine.
    games: [
      ...content.games,
      ...simulators.map(({ slug, name }) => ({
        ...dress,
        slug,
        name,
        studio: slug,
        badges: [],
        engine: 'mines' as const,
        profile: 'exact',
        hasDemo: true,
        covers: {
          tall: content.art.getAddress(`covers/${game.slug}-tall`),
          wide: content.art.getAddress(`covers/${game.slug}-wide`),
        },
      })),
    ],
    art: {
      ...content.art,
      getAddress: (name) => content.art.getAddress(slugs.has(name) ? `studios/${game.studio}` : name),
    },
  }
}
