// Slots: no two are alike, and each shows the hero of its cover on its reels.
import { clusterSymbols } from '@yanta/game-rules/clusters'
import { isSlotEngine, type EngineId } from '@yanta/game-rules/engines'
import { pictureSymbols } from '@yanta/game-rules/hold'
import type { SymbolId } from '@yanta/game-rules/slot'
import type { Content } from './content.ts'
import { listSymbolPictures } from './schemas/worlds.ts'

/** The symbols that a game shows, where those are not all of its world. */
const shownSymbols: Partial<Record<EngineId, readonly SymbolId[]>> = {
  clusters: clusterSymbols,
  hold: pictureSymbols,
}

export function checkSlots({ games, worlds }: Content): void {
  const worldOf = new Map(worlds.entries.map(({ value }) => [value.slug, value]))
  const first = new Map<string, string>()
  for (const { index, value: game } of games.entries) {
    const world = isSlotEngine(game.engine) ? worldOf.get(game.world ?? game.theme) : undefined
    if (world === undefined) continue
    const pictures = listSymbolPictures(world, game.engine === null ? undefined : shownSymbols[game.engine])
    const looks = [game.engine, game.profile, ...pictures.toSorted()].join()
    const twin = first.get(looks) ?? game.slug
    first.set(looks, twin)
    if (twin !== game.slug)
      games.report([index], `'${game.slug}' has the symbols and the profile of '${twin}'`)
    // Covers from elsewhere show what no symbol here is drawn from.
    if (!game.covers && !pictures.includes(`symbols/${game.slug}/hero`))
      games.report([index], `no symbol of '${game.slug}' is the hero of its cover`)
  }
}
