// Rules of tournaments and series: times, games, prizes, stages, and what each way of joining needs.
import { currencies } from '@yanta/contract'
import { checkTimes, countHours, countLength, type Report } from './check-schedule.ts'
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'
import { isPlayable, listForeignStudios } from './playable.ts'
import type { ContestGames, ContestPrize, SeriesEntry, TournamentEntry } from './schemas/contests.ts'
import { normaliseCode } from './schemas/coupons.ts'

/** A part of addresses of the site. */
const reserved = 'series'

export function checkContests(content: Content): void {
  const { tournaments, series } = content
  for (const { index, value } of tournaments.entries)
    checkContest(content, value, (path, message) =>
      tournaments.report([index, ...path], `${value.slug}: ${message}`),
    )
  const taken = new Set(tournaments.entries.map(({ value }) => value.slug))
  for (const { index, value } of series.entries) {
    const report: Report = (path, message) => series.report([index, ...path], `${value.slug}: ${message}`)
    checkContest(content, value, report)
    checkStages(content, value, report)
    if (taken.has(value.slug)) report(['slug'], `there is a tournament '${value.slug}' already`)
    for (const [order, { slug }] of value.stages.entries()) {
      const name = `${value.slug}-${slug}`
      if (taken.has(name)) report(['stages', order, 'slug'], `there is a tournament '${name}' already`)
      taken.add(name)
    }
  }
}

type Contest = TournamentEntry | SeriesEntry

function checkContest(content: Content, entry: Contest, report: Report): void {
  if (entry.slug === reserved) report(['slug'], `'${entry.slug}' is a word the site needs for itself`)
  checkTimes(entry, report)
  if (!entry.repeats && !(entry.startsAt && entry.endsAt))
    report(['repeats'], 'it has a beginning and an end: startsAt and endsAt, or repeats')
  checkGames(content, entry.games, (path, message) => report(['games', ...path], message))
  checkStakes(entry, report)
  checkPrizes(content, entry.prizes, (path, message) => report(['prizes', ...path], message))
  checkJoining(content, entry, report)
}

function checkGames(content: Content, games: ContestGames, report: Report): void {
  const { categories, studios } = content
  const ways = Object.values(games).filter((way) => way !== undefined)
  if (ways.length !== 1) report([], 'exactly one of category, studio, theme and slugs says which games count')
  const known = {
    category: categories.entries.map(({ value }) => value.slug),
    studio: studios.entries.map(({ value }) => value.slug),
    theme: content.games.entries.map(({ value }) => value.theme),
  }
  for (const way of ['category', 'studio', 'theme'] as const) {
    const named = games[way]
    if (named !== undefined && !known[way].includes(named)) report([way], `unknown ${way} '${named}'`)
  }
  const foreign = listForeignStudios(studios)
  for (const [order, slug] of (games.slugs ?? []).entries()) {
    const game = content.games.entries.find(({ value }) => value.slug === slug)?.value
    if (!game) report(['slugs', order], `unknown game '${slug}'`)
    else if (!isPlayable(game, foreign))
      report(['slugs', order], `'${slug}' can't be played: it has no engine`)
    if (games.slugs!.indexOf(slug) !== order) report(['slugs', order], `'${slug}' is listed already`)
  }
}

function checkStakes({ mechanic, stakes: { min, max } }: Contest, report: Report): void {
  if (!min && (mechanic === 'multipliers' || mechanic === 'highest'))
    report(['stakes'], 'a multiplier of any stake would count: min is obligatory')
  if (min && max && currencies.some((code) => min[code] > max[code]))
    report(['stakes', 'max'], 'the greatest stake is less than the least one')
}

function checkPrizes(content: Content, prizes: readonly ContestPrize[], report: Report): void {
  let next = 1
  for (const [order, { from, to = from, cash, gifts }] of prizes.entries()) {
    if (from !== next) report([order, 'from'], `the next place is ${next}: places follow each other from 1`)
    if (to < from) report([order, 'to'], 'the last place is before the first')
    next = Math.max(from, to) + 1
    if (!cash && gifts.length === 0) report([order], 'a prize is cash, gifts, or both')
    for (const [place, slug] of gifts.entries()) {
      const fault = findGiftFault(content, slug)
      if (fault) report([order, 'gifts', place], fault)
    }
  }
}

function checkJoining(content: Content, { privacy, seats, price, entrance }: Contest, report: Report): void {
  const { level, promotion, partnerCodes, invitation } = entrance
  if ((privacy === 'compoints') !== (price !== undefined))
    report(['price'], 'a price belongs to privacy compoints, and only to it')
  if (privacy === 'limited' && seats === undefined) report(['seats'], 'privacy limited has seats')
  if (privacy === 'closed' && !partnerCodes && !invitation)
    report(['entrance'], 'privacy closed is entered by invitation or partnerCodes')
  if (level !== undefined && level > content.levels.entries.length)
    report(['entrance', 'level'], `there are only ${content.levels.entries.length} levels`)
  const named = content.promotions.entries.find(({ value }) => value.slug === promotion)?.value
  if (promotion !== undefined && !named) report(['entrance', 'promotion'], `unknown promotion '${promotion}'`)
  if (named?.template === null)
    report(['entrance', 'promotion'], `'${promotion}' is a page of text, which has no members`)
  const codes = (partnerCodes ?? []).map(normaliseCode)
  for (const [order, code] of codes.entries()) {
    if (code === '') report(['entrance', 'partnerCodes', order], 'a code has letters or digits')
    if (codes.indexOf(code) !== order)
      report(['entrance', 'partnerCodes', order], 'the code is listed already')
  }
}

function checkStages(content: Content, entry: SeriesEntry, report: Report): void {
  const { stages, bestStages, lastJoinStage } = entry
  for (const [field, value] of Object.entries({ bestStages, lastJoinStage }))
    if (value > stages.length) report([field], `there are only ${stages.length} stages`)
  const length = countLength(entry)
  let ended = 0
  for (const [order, { after, lasts, games, prizes }] of stages.entries()) {
    const at = (path: string) => ['stages', order, path]
    const begins = after === undefined ? 0 : countHours(after)
    if (begins < ended) report(at('after'), 'a stage begins before the one before it has ended')
    ended = Math.max(ended, begins + countHours(lasts))
    if (length !== null && begins + countHours(lasts) > length)
      report(at('lasts'), 'a stage ends after its series')
    if (games) checkGames(content, games, (path, message) => report([...at('games'), ...path], message))
    checkPrizes(content, prizes, (path, message) => report([...at('prizes'), ...path], message))
  }
}
