// The tournaments and series of this repository.
import { currencies } from '@yanta/contract'
import { openArt } from '@yanta/art'
import { describe, expect, it } from 'vitest'
import { contentFolder, loadContent } from './load-content.ts'
import type { ContestGames, ContestPrize } from './schemas/contests.ts'

const content = loadContent(contentFolder)
const { tournaments, series } = content
const entries = [...tournaments, ...series]
const stages = series.flatMap((entry) =>
  entry.stages.map((stage) => ({
    ...stage,
    slug: `${entry.slug}-${stage.slug}`,
    games: stage.games ?? entry.games,
    picture: stage.picture ?? entry.picture ?? entry.slug,
  })),
)
const withPrizes = [...entries, ...stages]
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const valuesOf = <Value>(values: readonly Value[]) => [...new Set(values)].toSorted()

function sumOf(prizes: readonly ContestPrize[]): number {
  return prizes.reduce((sum, { from, to = from, cash }) => sum + (to - from + 1) * (cash?.RUB ?? 0), 0)
}

function listGames({ category, studio, theme, slugs }: ContestGames): string[] {
  return content.games
    .filter(
      (game) =>
        slugs?.includes(game.slug) ||
        game.studio === studio ||
        game.theme === theme ||
        (category !== undefined && game.categories.includes(category)),
    )
    .filter(({ engine }) => engine !== null)
    .map(({ slug }) => slug)
}

describe('the tournaments of this repository', () => {
  it('are at least twelve, over all mechanics, privacies and statuses, and two series [3.39] [3.40] [4.1]', () => {
    expect(tournaments.length).toBeGreaterThanOrEqual(12)
    expect(valuesOf(tournaments.map(({ mechanic }) => mechanic))).toEqual([
      'bets',
      'highest',
      'multipliers',
      'wins',
    ])
    expect(valuesOf(tournaments.map(({ privacy }) => privacy))).toEqual([
      'closed',
      'compoints',
      'limited',
      'open',
    ])
    expect(valuesOf(entries.map(({ demo }) => demo!.is))).toEqual(['active', 'future', 'past'])
    expect(series.map(({ stages: { length } }) => length)).toEqual([5, 4])
  })

  it('have every condition of joining, and seats with an open one, a limited one and one for compoints [5.22] [5.24]', () => {
    expect(valuesOf(tournaments.flatMap(({ entrance }) => Object.keys(entrance)))).toEqual([
      'deposit',
      'invitation',
      'level',
      'partnerCodes',
      'promotion',
    ])
    expect(valuesOf(tournaments.flatMap(({ seats, privacy }) => (seats ? [privacy] : [])))).toEqual([
      'compoints',
      'limited',
      'open',
    ])
  })

  it('come again: one every day, one every week, a series every four weeks', () => {
    const every = new Map(entries.map(({ slug, repeats }) => [slug, repeats!.every]))
    expect([every.get('regatta'), every.get('neon-race'), every.get('frost-series')]).toEqual([
      '1d',
      '7d',
      '28d',
    ])
  })

  it.each(withPrizes.map(({ slug, prizes }) => [slug, prizes] as const))(
    '%s: a better place never wins less, in any currency',
    (_, prizes) => {
      for (const code of currencies) {
        const amounts = prizes.map(({ cash }) => cash?.[code] ?? 0)
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
      }
    },
  )

  it.each(withPrizes.map(({ slug, prizes }) => [slug, prizes] as const))(
    '%s: a prize is worth about the same in each currency, and never more than its roubles',
    (_, prizes) => {
      const rates = new Map(content.currencies.map(({ code, rateToRub }) => [code, Number(rateToRub)]))
      for (const { cash } of prizes)
        for (const code of cash ? currencies : []) {
          const share = (cash![code] * rates.get(code)!) / cash!.RUB
          expect(share).toBeGreaterThan(0.9)
          expect(share).toBeLessThanOrEqual(1)
        }
    },
  )

  it('name the amount of every prize that is cash: no title stands in its place [3.36]', () => {
    const titled = withPrizes.flatMap(({ prizes }) => prizes.filter(({ title, cash }) => title && cash))
    expect(titled).toEqual([])
  })

  it('say no other fund than the sum of their cash [3.36]', () => {
    for (const { slug, prize, prizes } of entries) {
      if (prize === undefined) continue
      const said = plain(prize.ru).endsWith('₽') ? Number(prize.ru.replaceAll(/\D/g, '')) * 100 : 0
      expect([slug, said]).toEqual([slug, sumOf(prizes)])
    }
    expect(sumOf(series.find(({ slug }) => slug === 'frost-series')!.prizes)).toBe(3_000_000_00)
    expect(sumOf(tournaments.find(({ slug }) => slug === 'neon-race')!.prizes)).toBe(1_500_000_00)
  })

  it.each(entries.map(({ slug, stakes }) => [slug, stakes] as const))(
    '%s: each currency has several stakes that count [3.39]',
    (_, { min, max }) => {
      for (const { code, stakes } of content.currencies) {
        const counted = stakes.filter(
          (stake) => stake >= (min?.[code] ?? 0) && stake <= (max?.[code] ?? Infinity),
        )
        expect(counted.length).toBeGreaterThanOrEqual(4)
      }
    },
  )

  it.each([...entries, ...stages].map(({ slug, games }) => [slug, games] as const))(
    '%s: at least three games count that can be played',
    (_, games) => {
      expect(listGames(games).length).toBeGreaterThanOrEqual(3)
    },
  )

  it('have pictures of their own, each also as a banner', () => {
    const pictures = new Set([
      ...entries.map(({ slug, picture = slug }) => picture),
      ...stages.map(({ picture }) => picture),
    ])
    expect(pictures.size).toBeGreaterThanOrEqual(20)
    const art = openArt()
    expect(
      [...pictures].filter(
        (name) =>
          art.findAddress(`tournaments/${name}-card`) === undefined ||
          art.findAddress(`tournaments/${name}-wide`) === undefined,
      ),
    ).toEqual([])
  })

  it('are named and described in both languages, each by words of its own', () => {
    for (const locale of ['ru', 'en'] as const) {
      const titles = withPrizes.map(({ title }) => title[locale])
      expect(new Set(titles).size).toBe(titles.length)
      const texts = withPrizes.map(({ description }) => description[locale])
      expect(new Set(texts).size).toBe(texts.length)
    }
    for (const { description } of withPrizes) {
      expect(description.ru).toMatch(/[а-яё]/)
      expect(description.en).not.toMatch(/[а-яё]/i)
    }
  })
})
