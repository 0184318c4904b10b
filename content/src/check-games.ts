// Games: what they name of the catalogue, and what their engine, provider and bonus money ask of them.
import { waitingShelf } from '@yanta/contract'
import { isSlotEngine } from '@yanta/game-rules/engines'
import type { ContentFile, Path } from './content-file.ts'
import type { Content } from './content.ts'
import { isPlayable, listForeignStudios } from './playable.ts'

export function checkGames({ games, studios, categories, worlds, settings }: Content): void {
  const known = { studios: slugsOf(studios), categories: slugsOf(categories), worlds: slugsOf(worlds) }
  const foreign = listForeignStudios(studios)
  const contributions = settings.value?.wagerContribution
  const named = new Set(Object.keys(contributions ?? {}))
  for (const { index, value: game } of games.entries) {
    const report = (path: Path, message: string): void =>
      games.report([index, ...path], `${game.slug}: ${message}`)
    if (!known.studios.has(game.studio)) report(['studio'], `unknown studio '${game.studio}'`)
    for (const [place, category] of game.categories.entries()) {
      if (!known.categories.has(category)) report(['categories', place], `unknown category '${category}'`)
      if (category === waitingShelf)
        report(
          ['categories', place],
          `'${waitingShelf}' fills itself with what can't be played: a game names where it will stand`,
        )
    }
    const world = game.world ?? game.theme
    if (isSlotEngine(game.engine) && !known.worlds.has(world))
      report([game.world ? 'world' : 'theme'], `unknown world '${world}'`)
    if (!isSlotEngine(game.engine) && game.world) report(['world'], 'only a slot has a world')
    if (game.engine && !game.profile) report(['engine'], 'a game with an engine needs a profile')
    if (contributions && game.engine && !named.has(game.engine)) {
      settings.report(['wagerContribution'], `no share for the engine '${game.engine}', which has games`)
      named.add(game.engine)
    }
    if (!game.engine && game.profile) report(['profile'], 'a game without an engine has no profile')
    if (game.engine && foreign.has(game.studio))
      report(['engine'], 'a game that another provider runs has no engine of ours')
    if (!isPlayable(game, foreign) && game.hasDemo)
      report(['hasDemo'], 'a game without an engine has no demo')
    if (!game.engine && game.allowBonusBalance && game.wagerContribution === undefined)
      report(['allowBonusBalance'], 'a game with bonus money and no engine says its wagerContribution')
    if (game.allowBonusBalance !== game.categories.includes('otygrat_bonus')) {
      report(['allowBonusBalance'], 'allowBonusBalance and the category otygrat_bonus belong together')
    }
    if (game.wagerContribution !== undefined && !game.allowBonusBalance)
      report(['wagerContribution'], 'a game without bonus money counts toward no wager')
    if (game.badges.includes('bonus') && !game.allowBonusBalance)
      report(['badges'], 'the badge bonus needs allowBonusBalance')
  }
}

function slugsOf(file: ContentFile<{ slug: string }>): Set<string> {
  return new Set(file.entries.map(({ value }) => value.slug))
}
