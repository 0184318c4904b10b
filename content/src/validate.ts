// Checks everything editors own: shapes, translations, references between files, stakes, and the art each entry needs.
// `node content/validate.ts` prints the problems with file and line, and fails when there are any.
import { type Art, openArt } from '@yanta/art'
import { currencies, reservedGameSlugs, waitingShelf } from '@yanta/contract'
import { listAddresses } from './addresses.ts'
import { checkArt } from './check-art.ts'
import { checkContests } from './check-contests.ts'
import { checkRegistration } from './check-registration.ts'
import { isDeadEnd } from './check-markdown.ts'
import { checkTexts } from './check-texts.ts'
import { type ContentFile, type Path, type Problem, readContentFile, readContentMapping } from './content-file.ts'
import type { Content } from './content.ts'
import { readPageFiles } from './page-files.ts'
import { isPlayable, listForeignStudios } from './playable.ts'
import { BannerEntry, BlockEntry, CategoryEntry, CurrencyEntry, FooterEntry, GameEntry, PlayerEntry, PromotionEntry, SearchWordsEntry, SeoEntry, SeriesEntry, Settings, StudioEntry, ThemeEntry, TournamentEntry } from './schemas.ts'

export type { Content, Problem }

/** Lines of a slot: a stake is spread over them, so it must divide without rest. */
const slotLines = 20

/** Reads and checks the content in `folder`, all but its art. */
export function readContent(folder: string): Content {
  const content: Content = {
    games: readContentFile(folder, 'games.yaml', GameEntry),
    themes: readContentFile(folder, 'themes.yaml', ThemeEntry),
    searchWords: readContentFile(folder, 'search-words.yaml', SearchWordsEntry),
    studios: readContentFile(folder, 'studios.yaml', StudioEntry),
    categories: readContentFile(folder, 'categories.yaml', CategoryEntry),
    banners: readContentFile(folder, 'banners.yaml', BannerEntry),
    blocks: readContentFile(folder, 'blocks.yaml', BlockEntry),
    promotions: readContentFile(folder, 'promotions.yaml', PromotionEntry),
    series: readContentFile(folder, 'series.yaml', SeriesEntry),
    tournaments: readContentFile(folder, 'tournaments.yaml', TournamentEntry),
    currencies: readContentFile(folder, 'currencies.yaml', CurrencyEntry),
    players: readContentFile(folder, 'players.yaml', PlayerEntry),
    settings: readContentMapping(folder, 'settings.yaml', Settings),
    seo: readContentFile(folder, 'seo.yaml', SeoEntry),
    footer: readContentFile(folder, 'footer.yaml', FooterEntry),
    pages: readPageFiles(folder),
  }
  checkUnique(content.games, 'slug')
  checkUnique(content.themes, 'slug')
  checkUnique(content.studios, 'slug')
  checkUnique(content.categories, 'slug')
  checkUnique(content.banners, 'id')
  checkUnique(content.blocks, 'id')
  checkUnique(content.promotions, 'slug')
  checkUnique(content.series, 'slug')
  checkUnique(content.tournaments, 'slug')
  checkUnique(content.currencies, 'code')
  checkUnique(content.players, 'email')
  checkUnique(content.seo, 'path')
  checkReserved(content.games)
  checkReserved(content.categories)
  checkGames(content)
  checkSearchWords(content)
  checkBanners(content)
  checkContests(content)
  checkCurrencies(content.currencies)
  checkRegistration(content)
  checkTexts(content)
  return content
}

/** All problems of the content in `folder`, in the order of files and lines. */
export function validateContent(folder: string, art: Pick<Art, 'findAddress'> = openArt()): Problem[] {
  const content = readContent(folder)
  checkArt(content, art)
  return listProblems(content)
}

/** What was found, in the order of files and lines. */
export function listProblems(content: Content): Problem[] {
  return Object.values(content).flatMap((file: { problems: Problem[] }) => file.problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
}

function checkUnique<Key extends string>(file: ContentFile<{ [K in Key]: string }>, key: Key): void {
  const seen = new Set<string>()
  for (const { index, value } of file.entries) {
    if (seen.has(value[key])) file.report([index, key], `duplicate ${key} '${value[key]}'`)
    seen.add(value[key])
  }
}

function checkReserved(file: ContentFile<{ slug: string }>): void {
  const reserved: readonly string[] = reservedGameSlugs
  for (const { index, value: { slug } } of file.entries) if (reserved.includes(slug)) file.report([index, 'slug'], `'${slug}' is a word the site needs for itself`)
}

function slugsOf(file: ContentFile<{ slug: string }>): Set<string> {
  return new Set(file.entries.map(({ value }) => value.slug))
}

function checkGames({ games, studios, categories, themes }: Content): void {
  const known = { studios: slugsOf(studios), categories: slugsOf(categories), themes: slugsOf(themes) }
  const foreign = listForeignStudios(studios)
  for (const { index, value: game } of games.entries) {
    const report = (path: Path, message: string): void => games.report([index, ...path], `${game.slug}: ${message}`)
    if (!known.studios.has(game.studio)) report(['studio'], `unknown studio '${game.studio}'`)
    for (const [place, category] of game.categories.entries()) {
      if (!known.categories.has(category)) report(['categories', place], `unknown category '${category}'`)
      if (category === waitingShelf) report(['categories', place], `'${waitingShelf}' fills itself with what can't be played: a game names where it will stand`)
    }
    if (game.engine === 'slot' && !known.themes.has(game.theme)) report(['theme'], `unknown theme '${game.theme}'`)
    if (game.engine && !game.profile) report(['engine'], 'a game with an engine needs a profile')
    if (!game.engine && game.profile) report(['profile'], 'a game without an engine has no profile')
    if (game.engine && foreign.has(game.studio)) report(['engine'], 'a game that another provider runs has no engine of ours')
    if (!isPlayable(game, foreign) && game.hasDemo) report(['hasDemo'], 'a game without an engine has no demo')
    if (!game.engine && game.allowBonusBalance && game.wagerContribution === undefined) report(['allowBonusBalance'], 'a game with bonus money and no engine says its wagerContribution')
    if (game.allowBonusBalance !== game.categories.includes('otygrat_bonus')) {
      report(['allowBonusBalance'], 'allowBonusBalance and the category otygrat_bonus belong together')
    }
    if (game.wagerContribution !== undefined && !game.allowBonusBalance) report(['wagerContribution'], 'a game without bonus money counts toward no wager')
    if (game.badges.includes('bonus') && !game.allowBonusBalance) report(['badges'], 'the badge bonus needs allowBonusBalance')
  }
}

function checkSearchWords({ searchWords, games }: Content): void {
  const seen = new Set<string>()
  for (const { index, value: { ru: _, en: __, ...subject } } of searchWords.entries) {
    const said = Object.entries(subject).join(' ').replace(',', ' ')
    if (seen.has(said)) searchWords.report([index], `duplicate words of ${said}`)
    seen.add(said)
  }
  for (const { index, value: { slug, theme } } of games.entries)
    if (!seen.has(`theme ${theme}`)) games.report([index, 'theme'], `${slug}: search-words.yaml has no words of the theme '${theme}'`)
}

function checkBanners(content: Content): void {
  const { banners, games, studios } = content
  const foreign = listForeignStudios(studios)
  const closed = new Set(games.entries.filter(({ value }) => !isPlayable(value, foreign)).map(({ value }) => `/play/${value.slug}`))
  const addresses = new Set([...listAddresses(content)].filter((address) => !closed.has(address)))
  for (const { index, value: banner } of banners.entries) {
    if (isDeadEnd(banner.url, addresses)) banners.report([index, 'url'], `${banner.id}: '${banner.url}' leads to no page, or to a game that can't be played`)
    if ((banner.type === 'gameProvider') !== (banner.studio !== undefined)) {
      banners.report([index, 'type'], `${banner.id}: a studio belongs to a gameProvider banner, and only to one`)
    }
    if (banner.studio && !slugsOf(studios).has(banner.studio)) banners.report([index, 'studio'], `${banner.id}: unknown studio '${banner.studio}'`)
  }
}

function checkCurrencies(file: ContentFile<CurrencyEntry>): void {
  for (const { index, value } of file.entries) {
    const report = (path: Path, message: string): void => file.report([index, ...path], `${value.code}: ${message}`)
    for (const [place, stake] of value.stakes.entries()) {
      if (stake % slotLines !== 0) report(['stakes', place], `stake ${stake} does not divide by ${slotLines}`)
      if (place > 0 && stake <= (value.stakes[place - 1] ?? 0)) report(['stakes', place], `stake ${stake} is not above the one before`)
    }
    if (!value.stakes.includes(value.defaultStake)) report(['defaultStake'], 'the default stake is none of the stakes')
    const { chips, largestStraight } = value.table
    for (const [place, chip] of chips.entries()) {
      if (chip % chips[0]! !== 0) report(['table', 'chips', place], `chip ${chip} is no multiple of the smallest`)
      if (place > 0 && chip <= chips[place - 1]!) report(['table', 'chips', place], `chip ${chip} is not above the one before`)
    }
    if (largestStraight % chips[0]! !== 0 || largestStraight < chips.at(-1)!) report(['table', 'largestStraight'], 'the largest bet on a number is some of the smallest chips, and not less than the largest')
    if (!value.depositPresets.includes(value.defaultDeposit)) report(['defaultDeposit'], 'the default deposit is none of the presets')
  }
  const codes = file.entries.map(({ value }) => value.code)
  for (const code of currencies) if (!codes.includes(code)) file.report([], `currency ${code} is missing`)
}

if (import.meta.main) {
  const problems = validateContent(import.meta.dirname)
  for (const { file, line, message } of problems) console.error(`content/${file}:${line} ${message}`)
  console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
