// A small content folder of its own, valid as it stands; every test breaks one thing in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { symbolIds } from '@yanta/game-rules/slot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAddresses } from './addresses.ts'
import { checkJurisdictions } from './check-jurisdictions.ts'
import { contentFolder } from './load-content.ts'
import { readContent } from './read-content.ts'
import { validateContent } from './validate.ts'

const currency = (code: string): string => `
- code: ${code}
  rateToRub: '1.5'
  stakes: [100, 200]
  defaultStake: 100
  table: { chips: [100, 500], largestStraight: 1000 }
  startingBalance: 5000
  depositPresets: [1000]
  defaultDeposit: 1000
  bonusMaxStake: 200
`

const amounts = (amount: number): string =>
  `{ RUB: ${amount}, EUR: ${amount}, USD: ${amount}, UAH: ${amount}, KZT: ${amount}, CAD: ${amount} }`

const clusters = 'engine: clusters\n  profile: calm'
const ways = 'engine: ways\n  profile: tide'

const valid: Record<string, string> = {
  'games.yaml': `- slug: amber-one
  name: Amber One
  studio: halva
  categories: [slots]
  badges: []
  theme: neon
  engine: slot
  profile: low
  allowBonusBalance: false
  hasDemo: true
`,
  'worlds/neon.yaml': `slug: neon
symbols: neon
backdrop: neon
frame: tube
colours:
  rim: ['#ff2ad0', '#b0148a', '#5a0a5a']
  deep: '#0c0224'
  reel: ['#22094a', '#3a126e']
  second: '#9af0ff'
  title: ['#ffd6f6', '#ff8ae4', '#ff5ad8']
  edge: '#3a0a4a'
  button: ['#ff8ae4', '#d012a8', '#7a0a7a']
names:
  ru:
    cherry: вишня
    lemon: лимон
    orange: апельсин
    plum: слива
    bell: колокол
    bar: бар
    seven: семёрка
    star: звезда
    clover: клевер
    gem: алмаз
    wild: вайлд
    scatter: скаттер
  en:
    cherry: cherry
    lemon: lemon
    orange: orange
    plum: plum
    bell: bell
    bar: bar
    seven: seven
    star: star
    clover: clover
    gem: diamond
    wild: wild
    scatter: scatter
own:
  seven: amber-one/hero
`,
  'search-words.yaml': '- { theme: neon, ru: [неон], en: [neon] }\n',
  'support-answers.yaml':
    '- { slug: other, title: { ru: Иначе, en: Other }, text: { ru: Позже, en: Later }, words: [] }\n',
  'studios.yaml': '- { slug: halva, name: Halva, position: 1 }\n',
  'categories.yaml': `- { slug: slots, name: { ru: Слоты, en: Slots }, icon: slots, position: 1, showInLobby: true }\n- { slug: soon, name: { ru: Скоро, en: Soon }, icon: clock, position: 2, showInLobby: true }\n`,
  'banners.yaml': `- id: hello
  type: startPage
  title: { ru: Привет, en: Hello }
  url: /play/amber-one
`,
  'blocks.yaml': `- id: maintenance
  title: { ru: Работы на сайте, en: Work on the site }
  text: { ru: 'Читайте [правила](/rules).', en: 'Read the [rules](/rules).' }
  tone: warning
  button: { text: { ru: Слоты, en: Slots }, url: /games/slots }
  from: '2026-12-01T09:00:00Z'
  to: '2026-12-02T09:00:00Z'
  version: 1
`,
  'promotions/honey-drop.yaml': `slug: honey-drop
title: { ru: Капля, en: Drop }
description: { ru: Капля, en: Drop }
text: { ru: Капля, en: Drop }
startsAt: '2026-12-01T09:00:00Z'
endsAt: '2026-12-02T09:00:00Z'
`,
  'promotions/duck-patrol.yaml': `slug: duck-patrol
template: template5
title: { ru: Утки, en: Ducks }
description: { ru: Утки, en: Ducks }
text: { ru: 'Как играть — в [правилах](/rules).', en: 'See the [rules](/rules).' }
repeats: { from: '2026-12-01T09:00:00Z', lasts: 10d, every: 14d }
demo: { is: active, since: 2d }
currency: { id: shell, name: { ru: ракушки, en: shells }, icon: currencies/shell }
additionalCurrency: { id: cocktail, name: { ru: коктейли, en: cocktails }, icon: currencies/shell }
points:
  depositDays:
    - { amount: ${amounts(100)}, points: 1 }
    - { amount: ${amounts(200)}, points: 3 }
highFives: true
duckHunt: { pointsPerShot: 10, hitChance: 6000, gifts: [cash] }
prizes:
  - { id: spins, gifts: [cash], price: 10, unit: additional }
  - { id: main, gifts: [cash], price: 20 }
action: { text: { ru: Правила, en: Rules }, url: /rules }
`,
  'promotions/season.yaml': `slug: season
template: template4
title: { ru: Сезон, en: Season }
description: { ru: Сезон, en: Season }
text: { ru: Сезон, en: Season }
endsAt: '2026-12-02T09:00:00Z'
currency: { id: shell, name: { ru: ракушки, en: shells }, icon: currencies/shell }
flasks:
  achievements: { goal: 10, gift: cash }
  deposits: { goal: 10, gift: cash }
  bets: { goal: 10, gift: cash }
pool: 100
prizes:
  - { id: main, title: { ru: Фонд, en: Fund }, isPool: true }
`,
  'series/frost.yaml': `slug: frost
title: { ru: Морозы, en: Frost }
description: { ru: Этапы, en: Stages }
repeats: { from: '2026-12-01T09:00:00Z', lasts: 20d, every: 30d }
mechanic: wins
games: { theme: neon }
privacy: compoints
price: 5000
seats: 20
bestStages: 2
lastJoinStage: 1
prizes:
  - { from: 1, to: 3, cash: ${amounts(500)} }
stages:
  - slug: first
    title: { ru: Первый, en: First }
    description: { ru: Первый, en: First }
    lasts: 7d
    prizes: [{ from: 1, cash: ${amounts(100)}, gifts: [] }]
  - slug: second
    title: { ru: Второй, en: Second }
    description: { ru: Второй, en: Second }
    after: 7d
    lasts: 7d
    games: { slugs: [amber-one] }
    prizes: [{ from: 1, gifts: [cash] }]
`,
  'tournaments/neon-race.yaml': `slug: neon-race
title: { ru: Гонка, en: Race }
description: { ru: Трассы, en: Roads }
startsAt: '2026-12-01T09:00:00Z'
endsAt: '2026-12-02T09:00:00Z'
mechanic: multipliers
games: { category: slots }
stakes: { min: ${amounts(100)}, max: ${amounts(900)} }
privacy: limited
seats: 100
entrance: { level: 1, promotion: duck-patrol, deposit: ${amounts(100)}, partnerCodes: [GOLD-1, silver], invitation: true }
prizes:
  - { from: 1, cash: ${amounts(500)} }
  - { from: 2, to: 5, gifts: [cash] }
`,
  'currencies.yaml': ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD'].map(currency).join(''),
  'levels.yaml': `- name: { ru: Капля, en: Drop }
  fromXp: 0
  cashback: 3
  compointsRate: 10
  support: usual
`,
  'gifts.yaml': `- slug: cash
  title: { ru: Деньги, en: Cash }
  type: cash
  days: 7
  amount: ${amounts(100)}
- slug: spins
  title: { ru: Вращения, en: Spins }
  type: giftspin
  days: null
  game: amber-one
  stake: ${amounts(200)}
  total: 10
`,
  'products.yaml': '- { slug: cash, gift: cash, category: cash, price: 100 }\n',
  'coupons.yaml': `- code: MAY-DAY
  gift: cash
  from: '2026-05-01T00:00:00Z'
  to: '2026-05-02T00:00:00Z'
`,
  'payments.yaml': `- id: 88
  key: card
  provider: sandbox
  flow: form
  name: { ru: Карта, en: Card }
  icon: card
  arrival: { usual: 1, most: 30 }
  currencies:
    RUB: { min: 100, max: 900 }
- id: 89
  key: voucher
  provider: sandbox
  flow: form
  name: { ru: Ваучер, en: Voucher }
  icon: wallet
  arrival: { usual: 1, most: 1 }
  currencies:
    EUR: { min: 1, max: 9, fee: { percent: 150 } }
`,
  'payouts.yaml': `- id: 77
  key: wallet
  name: { ru: Кошелёк, en: Wallet }
  icon: wallet
  currencies: { RUB: { min: 1000, max: 2000 } }
  fields: [{ name: wallet, kind: wallet, label: { ru: Номер, en: Number }, example: '4100' }]
  arrival: { usual: 1, most: 2 }
`,
  'players.yaml': `- email: vera@example.com
  password: vera-demo-2026
  nickName: Вера
  birthday: '1990-05-17'
  country: ru
  locale: ru
  currency: RUB
  balance: 100
  avatar: 1
`,
  'achievements.yaml': `- slug: amber-spark
  title: { ru: Искра, en: Spark }
  text: { ru: Сыграйте 10 раундов, en: Play 10 rounds }
  picture: symbols/classic/scatter
  rule: { kind: rounds, goal: 10, theme: neon }
`,
  'settings.yaml': `support:
  email: help@example.com
  telegram: null
  viber: null
  chat: { provider: null, isUnderMaintenance: false, settings: {} }
registration: { skipNickname: false, gifts: [] }
captcha: { siteKey: null, version: second_version, isAskedAtRegistration: true }
abTests: {}
promoTelegramChannelUrl: null
noIndex: false
marketing: null
promoPopup: null
promoWidget: null
gameOfTheDay: []
wagerContribution: { slot: 100, roulette: 10, mines: 50, clusters: 100, ways: 100 }
rewards:
  betsForOne: 10000
  bonusAvailabilityLevel: 3
  returns:
    roundsNeeded: 200
    cashback: { mostOfStakes: 2, cap: { RUB: 100, EUR: 1, USD: 1, UAH: 50, KZT: 500, CAD: 1 } }
    winback: { mostOfStakes: 1, percent: 5, higherPercent: { percent: 7, level: 5 } }
jurisdiction: island
`,
  'jurisdictions/island.yaml': `slug: island
name: { ru: Остров, en: Island }
rules:
  demoForGuests: { value: true, source: Island Act 1 }
  payoutCancel: { value: true, source: Island Act 2 }
  minRoundMs: { value: { slots: 0, other: 0 }, source: Island Act 3 }
  autoplay: { value: true, source: Island Act 4 }
  turbo: { value: true, source: Island Act 5 }
  maxStake:
    value:
      games: slots
      ages:
        - { fromAge: 18, amounts: ${amounts(200)} }
        - { fromAge: 25, amounts: ${amounts(300)} }
    source: Island Act 6
  realityCheckMinutes: { value: { usual: 60, mayBeOff: true }, source: Island Act 7 }
  showRtp: { value: false, source: Island Act 8 }
  showNet: { value: false, source: Island Act 9 }
  mostWager: { value: 30, source: Island Act 10 }
  celebrateReturns: { value: true, source: Island Act 11 }
  unitName: { value: dollar, source: Island Act 12 }
  winback: { value: true, source: Island Act 13 }
  promoPopup: { value: true, source: Island Act 14 }
  documentsFromPayouts: { value: 0, source: Island Act 15 }
  featureBuy: { value: true, source: Island Act 5 }
  anteBet: { value: true, source: Island Act 16 }
`,
  'seo.yaml': `- path: /games/{category}
  title: { ru: '{category} — {brand}', en: '{category} at {brand}' }
- path: /rules
  title: { ru: Правила, en: Rules }
`,
  'footer.yaml': `- title: { ru: Сайт, en: Site }
  links:
    - { text: { ru: Правила, en: Rules }, url: /rules }
    - { text: { ru: Слоты, en: Slots }, url: /games/slots }
`,
  'pages/rules.ru.md': `---
title: Правила
description: Правила {brand}
updated: '2026-11-20'
---
## Игра

Начните со [слотов](/games/slots).
`,
  'pages/rules.en.md': `---
title: Rules
description: Rules of {brand}
updated: '2026-11-20'
---
Begin with [slots](/games/slots#top).
`,
}

const drawn = [
  'symbols/classic/scatter',
  'gifts/cash',
  'gifts/giftspin',
  'covers/amber-one-tall',
  'covers/amber-one-wide',
  'themes/neon-wide',
  'themes/neon-tall',
  ...symbolIds.map((id) => `symbols/neon/${id}`),
  'symbols/amber-one/hero',
  'banners/hello-wide',
  'banners/hello-card',
  'promotions/honey-drop-wide',
  'promotions/honey-drop-card',
  'promotions/duck-patrol-wide',
  'promotions/duck-patrol-card',
  'promotions/season-wide',
  'promotions/season-card',
  'currencies/shell',
  'tournaments/frost-card',
  'tournaments/neon-race-card',
  'studios/halva',
  'studios/halva-mark',
  'avatars/avatar-1',
]
const art = { findAddress: (name: string) => (drawn.includes(name) ? `/art/${name}` : undefined) }

let folder: string
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-content-'))
  for (const [file, text] of Object.entries(valid)) write(file, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Problems after replacing `from` by `to` in one file. */
function problemsAfter(file: string, from: string, to: string): string[] {
  const text = valid[file] ?? ''
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  write(file, text.replace(from, to))
  return validateContent(folder, art).map((problem) => `${problem.file}:${problem.line} ${problem.message}`)
}

/** Read once: it takes half a second. */
const repository = readContent(contentFolder)

describe('content of this repository', () => {
  it.each(['/promo/bonus', '/winback', '/compoints-about', '/games/otygrat_bonus'])(
    'has %s, which screens and texts lead to [2.71] [9.31]',
    (path) => {
      expect(listAddresses(repository)).toContain(path)
    },
  )

  it('draws as much money in each lottery as it says is drawn [3.20]', () => {
    const { promotions, gifts } = repository
    const worth = new Map(
      gifts.entries.map(({ value }) => [value.slug, value.type === 'cash' ? value.amount.RUB : 0]),
    )
    const lotteries = promotions.entries
      .map(({ value }) => value)
      .filter(({ template, pool }) => template !== null && pool === undefined)
      .filter(({ fund }) => fund?.ru.endsWith('₽'))
    expect(lotteries).toHaveLength(4)
    for (const { slug, fund, prizes } of lotteries)
      expect([slug, Number(fund!.ru.replaceAll(/\D/g, '')) * 100]).toEqual([
        slug,
        prizes.reduce((sum, prize) => sum + prize.count * worth.get(prize.gifts[0]!)!, 0),
      ])
  })

  it('claims up to 300,000 roubles, or as much in dollars, for the first five deposits on a banner of the lobby, and the gift of registration keeps it [9.30]', () => {
    const { banners, settings, gifts } = repository
    const banner = banners.entries
      .map(({ value }) => value)
      .find(({ id, type }) => id === 'welcome' && type === 'startPage')!
    expect(banner.title.ru.replaceAll('\u00A0', ' ')).toBe('До 300 000 ₽ на первые 5 депозитов')
    expect(banner.title.en.replaceAll('\u00A0', ' ')).toBe('Up to $3,600 on your first 5 deposits')
    const [given] = settings.value!.registration.gifts
    const gift = gifts.entries.map(({ value }) => value).find(({ slug }) => slug === given)
    expect(gift).toMatchObject({
      type: 'deposit_bonus',
      percent: 100,
      limits: { RUB: 300_000_00, USD: 3_600_00 },
      deposits: 5,
    })
  })
})

describe('what needs something that not every jurisdiction has', () => {
  const listPlaces = () =>
    validateContent(folder, art)
      .filter(({ message }) => /^'.*' is not everywhere/.test(message))
      .map(({ file, line }) => `${file}:${line}`)
  beforeEach(() => {
    for (const page of ['pages/rules.ru.md', 'pages/rules.en.md'])
      write(page, valid[page]!.replace("20'\n", "20'\nneeds: winback\n"))
  })

  it('is led to by nothing that is always there', () => {
    write('pages/more.ru.md', valid['pages/rules.ru.md']!.replace('/games/slots', '/rules#top'))
    write('pages/more.en.md', valid['pages/rules.en.md']!)
    expect(listPlaces()).toEqual([
      'blocks.yaml:3',
      'blocks.yaml:3',
      'promotions/duck-patrol.yaml:5',
      'promotions/duck-patrol.yaml:5',
      'promotions/duck-patrol.yaml:19',
      'footer.yaml:3',
      'pages/more.ru.md:8',
    ])
  })

  it('is led to by what says the same of itself', () => {
    write('footer.yaml', valid['footer.yaml']!.replace('url: /rules', 'url: /rules, needs: winback'))
    write('blocks.yaml', valid['blocks.yaml']!.replaceAll('/rules', '/games/slots'))
    write('promotions/duck-patrol.yaml', `${valid['promotions/duck-patrol.yaml']}needs: winback\n`)
    expect(listPlaces()).toEqual([])
  })

  it('is no promotion that a tournament asks for', () => {
    const message = "the promotion 'duck-patrol' is not everywhere"
    const listFiles = () =>
      validateContent(folder, art)
        .filter((fault) => fault.message === message && fault.file.startsWith('tournaments/'))
        .map(({ file }) => file)
    expect(listFiles()).toEqual([])
    write('promotions/duck-patrol.yaml', `${valid['promotions/duck-patrol.yaml']}needs: winback\n`)
    expect(listFiles()).toHaveLength(1)
  })

  it('is the same in every language', () => {
    write('pages/rules.en.md', valid['pages/rules.en.md']!)
    expect(validateContent(folder, art)).toContainEqual({
      file: 'pages/rules.en.md',
      line: 1,
      message: "'needs' differs between ru and en",
    })
  })
})

describe('texts that wrap', () => {
  const title = '{ ru: От вишен до звёзд — и к нам, en: From cherries to stars — and to us }'
  const breaking = (words: { ru: string; en: string }) => [
    words.ru.replaceAll('\u00a0', '_'),
    words.en.replaceAll('\u00a0', '_'),
  ]

  it('hold Russian short words to the next one, whether or not a sentence ends; English is as written', () => {
    write(
      'banners.yaml',
      `- { id: hello, type: startPage, title: ${title}, text: ${title}, url: /play/amber-one }\n`,
    )
    const { title: headline, text } = readContent(folder).banners.entries[0]!.value
    for (const words of [headline, text!])
      expect(breaking(words)).toEqual(['От_вишен до_звёзд_— и_к_нам', 'From cherries to stars — and to us'])
  })

  it('are told from names, codes and addresses, which stay as they are', () => {
    write(
      'categories.yaml',
      '- { slug: slots, name: { ru: Игры на двоих, en: For two }, icon: slots, position: 1, showInLobby: true }\n',
    )
    write(
      'banners.yaml',
      `- { id: hello, type: startPage, title: ${title}, tag: { ru: Игры на двоих, en: For two }, url: /play/amber-one }\n`,
    )
    const { categories, banners } = readContent(folder)
    expect([
      categories.entries[0]!.value.name.ru,
      banners.entries[0]!.value.tag!.ru,
      banners.entries[0]!.value.url,
    ]).toEqual(['Игры на двоих', 'Игры на двоих', '/play/amber-one'])
  })
})

describe('content check', () => {
  it('finds nothing wrong with the content of this repository', () => {
    expect(validateContent(contentFolder)).toEqual([])
  })

  it.each(['international', 'united-kingdom', 'germany', 'malta'])(
    'finds nothing wrong with it under the jurisdiction %s',
    (slug) => {
      const content = readContent(contentFolder)
      content.settings.value!.jurisdiction = slug
      checkJurisdictions(content)
      expect([...content.settings.problems, ...content.gifts.problems]).toEqual([])
      expect(content.jurisdictions.entries.map(({ value }) => value.slug)).toContain(slug)
    },
  )

  it('takes deposits by a bank card, an invoice and a redirect wallet, which are 88, 77 and 99, in the six currencies [3.65]', () => {
    const methods = repository.payments.entries.map(({ value }) => value)
    const find = (wanted: number) => methods.find(({ id }) => id === wanted)
    expect(find(88)).toMatchObject({ icon: 'card', flow: 'form', isMore: false })
    expect(find(77)).toMatchObject({ flow: 'rbk', isMore: false })
    expect(find(99)).toMatchObject({ icon: 'wallet', flow: 'form', isMore: true })
    const taken = new Set(methods.flatMap(({ currencies }) => Object.keys(currencies)))
    expect([...taken].sort()).toEqual(['CAD', 'EUR', 'KZT', 'RUB', 'UAH', 'USD'])
  })

  it.each<[string, string, string, string, string]>([
    [
      'an unknown studio',
      'games.yaml',
      'studio: halva',
      'studio: halwa',
      "games.yaml:3 amber-one: unknown studio 'halwa'",
    ],
    [
      'an unknown category',
      'games.yaml',
      '[slots]',
      '[slots, slotz]',
      "games.yaml:4 amber-one: unknown category 'slotz'",
    ],
    [
      'a theme without a world',
      'games.yaml',
      'theme: neon',
      'theme: noon',
      "games.yaml:6 amber-one: unknown world 'noon'",
    ],
    [
      'a world that is not there',
      'games.yaml',
      'theme: neon',
      'theme: neon\n  world: noon',
      "games.yaml:7 amber-one: unknown world 'noon'",
    ],
    [
      'a world of a game that shows none',
      'games.yaml',
      'engine: slot\n  profile: low',
      'world: neon\n  engine: mines\n  profile: exact',
      'games.yaml:7 amber-one: only a slot has a world',
    ],
    [
      'a symbol of a world without a name',
      'worlds/neon.yaml',
      '    bell: колокол\n',
      '',
      "worlds/neon.yaml:15 missing field 'bell'",
    ],
    [
      'two symbols of a world with one name',
      'worlds/neon.yaml',
      'lemon: лимон',
      'lemon: вишня',
      "worlds/neon.yaml:16 'вишня' names two symbols",
    ],
    [
      'a name of a symbol in the letters of the other language',
      'worlds/neon.yaml',
      'lemon: лимон',
      'lemon: lemon',
      "worlds/neon.yaml:16 'lemon' has letters of another language",
    ],
    [
      'a slot whose cover shows what no symbol does',
      'worlds/neon.yaml',
      '  seven: amber-one/hero\n',
      '  seven: neon/star\n',
      "games.yaml:1 no symbol of 'amber-one' is the hero of its cover",
    ],
    [
      'a symbol of a world that is not drawn',
      'worlds/neon.yaml',
      'own:\n',
      'own:\n  star: neon/nova\n',
      "worlds/neon.yaml:1 missing art 'symbols/neon/nova'",
    ],
    [
      'a colour of a world that is none',
      'worlds/neon.yaml',
      "deep: '#0c0224'",
      'deep: dark',
      "worlds/neon.yaml:7 'colours.deep': a colour is # and six digits",
    ],
    [
      'a spin button that looks disabled',
      'worlds/neon.yaml',
      "'#d012a8'",
      "'#bca479'",
      "worlds/neon.yaml:12 '#bca479' is nearly grey: the button looks as if it couldn't be pressed",
    ],
    [
      'a slot without a profile',
      'games.yaml',
      '  profile: low\n',
      '',
      'games.yaml:7 amber-one: a game with an engine needs a profile',
    ],
    [
      'a bonus game outside of its category',
      'games.yaml',
      'Balance: false',
      'Balance: true',
      'games.yaml:9 amber-one: allowBonusBalance and the category otygrat_bonus belong together',
    ],
    [
      'a contribution to the wager of a game without bonus money',
      'games.yaml',
      '  hasDemo: true',
      '  hasDemo: true\n  wagerContribution: 50',
      'games.yaml:11 amber-one: a game without bonus money counts toward no wager',
    ],
    [
      'a game that another provider runs with an engine of ours',
      'studios.yaml',
      'position: 1',
      'position: 1, provider: acme',
      'games.yaml:7 amber-one: a game that another provider runs has no engine of ours',
    ],
    [
      'a contribution beyond the whole stake',
      'settings.yaml',
      'slot: 100',
      'slot: 101',
      "settings.yaml:15 'wagerContribution.slot': Invalid value: Expected <=100 but received 101",
    ],
    [
      'an engine whose contribution nobody says',
      'settings.yaml',
      'slot: 100, ',
      '',
      "settings.yaml:15 no share for the engine 'slot', which has games",
    ],
    ['a missing field', 'studios.yaml', ', position: 1', '', "studios.yaml:1 missing field 'position'"],
    [
      'a jurisdiction that is not there',
      'settings.yaml',
      'jurisdiction: island',
      'jurisdiction: ocean',
      "settings.yaml:23 unknown jurisdiction 'ocean'",
    ],
    [
      'settings without a jurisdiction',
      'settings.yaml',
      'jurisdiction: island\n',
      '',
      "settings.yaml:1 missing field 'jurisdiction'",
    ],
    [
      'a rule that a jurisdiction does not decide',
      'jurisdictions/island.yaml',
      '  winback: { value: true, source: Island Act 13 }\n',
      '',
      "jurisdictions/island.yaml:4 missing field 'winback'",
    ],
    [
      'a rule without its source',
      'jurisdictions/island.yaml',
      ', source: Island Act 4',
      '',
      "jurisdictions/island.yaml:7 missing field 'source'",
    ],
    [
      'a rule that is not known',
      'jurisdictions/island.yaml',
      '  turbo:',
      '  tempo:',
      "jurisdictions/island.yaml:4 missing field 'turbo'",
    ],
    [
      'a unit named after something else',
      'jurisdictions/island.yaml',
      'value: dollar',
      'value: euro',
      'jurisdictions/island.yaml:21 \'rules.unitName.value\': Invalid type: Expected ("dollar" | "compoint") but received "euro"',
    ],
    [
      'an interval of the reality check that nobody can choose',
      'jurisdictions/island.yaml',
      'usual: 60',
      'usual: 45',
      "jurisdictions/island.yaml:16 'rules.realityCheckMinutes.value.usual': Invalid type: Expected (30 | 60 | 120) but received 45",
    ],
    [
      'ages that are not in order',
      'jurisdictions/island.yaml',
      'fromAge: 25',
      'fromAge: 18',
      'jurisdictions/island.yaml:14 ages go from the youngest to the oldest',
    ],
    [
      'an older player who may stake less',
      'jurisdictions/island.yaml',
      'RUB: 300',
      'RUB: 199',
      'jurisdictions/island.yaml:14 an older player may not stake less',
    ],
    [
      'a gift that is wagered more often than the jurisdiction allows',
      'gifts.yaml',
      '  total: 10\n',
      '  total: 10\n  bonus: { wagerTimes: 31 }\n',
      'gifts.yaml:13 spins is wagered 31 times, and island allows 30',
    ],
    [
      'free rounds at a stake that the youngest may not play',
      'jurisdictions/island.yaml',
      'RUB: 200',
      'RUB: 199',
      'gifts.yaml:11 spins plays for 200, and island allows 199',
    ],
    [
      'a game that names the shelf of what can not be played',
      'games.yaml',
      'categories: [slots]',
      'categories: [soon]',
      "games.yaml:4 amber-one: 'soon' fills itself with what can't be played: a game names where it will stand",
    ],
    [
      'words of two things at once',
      'search-words.yaml',
      'theme: neon',
      'theme: neon, engine: slot',
      'search-words.yaml:1 words are of one theme, engine, feature, number',
    ],
    [
      'words of nothing',
      'search-words.yaml',
      'theme: neon, ',
      '',
      'search-words.yaml:1 words are of one theme, engine, feature, number',
    ],
    [
      'words in one language',
      'search-words.yaml',
      ', en: [neon]',
      '',
      "search-words.yaml:1 missing field 'en'",
    ],
    [
      'words of a feature that no game can have',
      'search-words.yaml',
      '- {',
      '- { feature: luck, ru: [a], en: [a] }\n- {',
      'search-words.yaml:1 \'feature\': Invalid type: Expected ("free_spins" | "free_spins_choice" | "wilds" | "expanding_wilds" | "walking_wilds" | "sticky_wilds" | "multipliers" | "bonus_buy" | "jackpot" | "bet_table" | "steps") but received "luck"',
    ],
    [
      'words of one thing twice',
      'search-words.yaml',
      '- {',
      '- { theme: neon, ru: [a], en: [a] }\n- {',
      'search-words.yaml:2 duplicate words of theme neon',
    ],
    [
      'a theme that nobody can search by',
      'search-words.yaml',
      'theme: neon',
      'theme: gems',
      "games.yaml:6 amber-one: search-words.yaml has no words of the theme 'neon'",
    ],
    [
      'a misspelt field',
      'categories.yaml',
      'icon:',
      'ikon:',
      "categories.yaml:1 'ikon' is not a known field",
    ],
    [
      'a missing translation',
      'banners.yaml',
      ', en: Hello',
      '',
      "banners.yaml:3 missing translation 'en' of 'title'",
    ],
    [
      'a banner that leads nowhere',
      'banners.yaml',
      '/play/amber-one',
      '/play/amber-two',
      "banners.yaml:4 hello: '/play/amber-two' leads to no page, or to a game that can't be played",
    ],
    [
      'a stake that does not divide by the lines',
      'currencies.yaml',
      '[100, 200]',
      '[100, 190]',
      'currencies.yaml:4 RUB: stake 190 does not divide by 20',
    ],
    [
      'a chip the smallest does not make up',
      'currencies.yaml',
      '[100, 500]',
      '[100, 250]',
      'currencies.yaml:6 RUB: chip 250 is no multiple of the smallest',
    ],
    [
      'chips that do not rise',
      'currencies.yaml',
      '[100, 500]',
      '[100, 100]',
      'currencies.yaml:6 RUB: chip 100 is not above the one before',
    ],
    [
      'a table whose chips exceed its limit',
      'currencies.yaml',
      'largestStraight: 1000',
      'largestStraight: 400',
      'currencies.yaml:6 RUB: the largest bet on a number is some of the smallest chips, and not less than the largest',
    ],
    [
      'a default stake that is not offered',
      'currencies.yaml',
      'defaultStake: 100',
      'defaultStake: 140',
      'currencies.yaml:5 RUB: the default stake is none of the stakes',
    ],
    [
      'a promotion that ends before it starts',
      'promotions/honey-drop.yaml',
      '2026-12-02',
      '2026-11-02',
      'promotions/honey-drop.yaml:6 honey-drop: ends before it starts',
    ],
    [
      'a promotion in a file of another name',
      'promotions/honey-drop.yaml',
      'slug: honey-drop',
      'slug: honey-rain',
      "promotions/honey-drop.yaml:1 the file of 'honey-rain' is named honey-rain.yaml",
    ],
    [
      'a missing currency',
      'currencies.yaml',
      currency('CAD'),
      '',
      'currencies.yaml:2 currency CAD is missing',
    ],
    [
      'an address of a cover that is none',
      'games.yaml',
      '  hasDemo: true',
      '  hasDemo: true\n  covers: { tall: amber.webp, wide: /amber.webp }',
      "games.yaml:11 'covers.tall': an address of a picture starts with / or https://",
    ],
    [
      'a setting nobody knows',
      'settings.yaml',
      'noIndex:',
      'noIndx:',
      "settings.yaml:10 'noIndx' is not a known field",
    ],
    [
      'a chat provider nobody knows',
      'settings.yaml',
      'provider: null',
      'provider: icq',
      'settings.yaml:5 \'support.chat.provider\': Invalid type: Expected (null | "webim" | "netrox") but received "icq"',
    ],
    [
      'a chat whose script would come from no host',
      'settings.yaml',
      'provider: null, isUnderMaintenance: false, settings: {}',
      "provider: webim, isUnderMaintenance: false, settings: { accountName: club, location: default, domain: 'https://chat.example *' }",
      "settings.yaml:5 'support.chat.settings.domain': a host, or /path",
    ],
    [
      'a netrox chat without the GUID of the site',
      'settings.yaml',
      'provider: null, isUnderMaintenance: false, settings: {}',
      "provider: netrox, isUnderMaintenance: false, settings: { siteId: club, template: '1' }",
      "settings.yaml:5 'support.chat.settings.siteId': the GUID of the site",
    ],
    [
      'a promo popup that leads nowhere',
      'settings.yaml',
      'promoPopup: null',
      "promoPopup: { isActive: true, title: { ru: А, en: A }, text: { ru: А, en: A }, button: { ru: А, en: A }, url: /nowhere, updated: '2026-11-20T12:00:00Z' }",
      "settings.yaml:12 '/nowhere' leads to no page",
    ],
    [
      'a promo popup that names what nobody knows',
      'settings.yaml',
      'promoPopup: null',
      "promoPopup: { isActive: true, title: { ru: '{bonus}', en: A }, text: { ru: А, en: A }, button: { ru: А, en: A }, url: /promo, updated: '2026-11-20T12:00:00Z' }",
      'settings.yaml:12 nothing is known to stand for {bonus}',
    ],
    [
      'a widget of no promotion',
      'settings.yaml',
      'promoWidget: null',
      'promoWidget: nothing',
      "settings.yaml:13 unknown promotion 'nothing'",
    ],
    [
      'a game of the day nobody knows',
      'settings.yaml',
      'gameOfTheDay: []',
      'gameOfTheDay: [{ slug: amber-two, text: { ru: А, en: A } }]',
      "settings.yaml:14 unknown game 'amber-two'",
    ],
    [
      'a time zone that is none',
      'settings.yaml',
      'gameOfTheDay: []',
      'gameOfTheDay: []\ntimeZone: Moscow',
      "settings.yaml:15 'timeZone': a time zone is written like Europe/Moscow",
    ],
    [
      'a game of the day without a word why',
      'settings.yaml',
      'gameOfTheDay: []',
      'gameOfTheDay:\n  - { slug: amber-one }',
      "settings.yaml:15 missing field 'text'",
    ],
    [
      'a game of the day that names what nobody knows',
      'settings.yaml',
      'gameOfTheDay: []',
      'gameOfTheDay:\n  - slug: amber-one\n    text: { ru: А, en: "{studio}" }',
      'settings.yaml:16 nothing is known to stand for {studio}',
    ],
    [
      'an announcement that ends before it starts',
      'blocks.yaml',
      '2026-12-02',
      '2026-11-02',
      'blocks.yaml:7 maintenance: ends before it starts',
    ],
    [
      'an announcement whose button leads nowhere',
      'blocks.yaml',
      'url: /games/slots',
      'url: /games/slotz',
      "blocks.yaml:5 maintenance: '/games/slotz' leads to no page",
    ],
    [
      'an announcement whose text leads nowhere',
      'blocks.yaml',
      '[rules](/rules)',
      '[rules](/rulez)',
      "blocks.yaml:3 maintenance: '/rulez' leads to no page",
    ],
    [
      'an announcement that names what nobody knows',
      'blocks.yaml',
      'Work on the site',
      '"{name}"',
      'blocks.yaml:2 maintenance: nothing is known to stand for {name}',
    ],
    [
      'an announcement in one language',
      'blocks.yaml',
      ', en: Work on the site',
      '',
      "blocks.yaml:2 missing translation 'en' of 'title'",
    ],
    [
      'a tone nobody knows',
      'blocks.yaml',
      'tone: warning',
      'tone: loud',
      'blocks.yaml:4 \'tone\': Invalid type: Expected ("info" | "warning" | "celebration") but received "loud"',
    ],
    [
      'a day that is none',
      'blocks.yaml',
      '2026-12-01T09:00:00Z',
      '1 December',
      "blocks.yaml:6 'from': a time is written like 2026-12-01T09:00:00Z",
    ],
    [
      'a game named as a part of an address',
      'games.yaml',
      'slug: amber-one',
      'slug: recent',
      "games.yaml:1 'recent' is a word the site needs for itself",
    ],
    [
      'a category named as a part of an address',
      'categories.yaml',
      'slug: slots',
      'slug: facets',
      "categories.yaml:1 'facets' is a word the site needs for itself",
    ],
    [
      'a way to support that leads nowhere',
      'settings.yaml',
      'telegram: null',
      'telegram: /nowhere',
      "settings.yaml:3 '/nowhere' leads to no page",
    ],
    [
      'an experiment with one variant',
      'settings.yaml',
      'abTests: {}',
      'abTests: { a: [b] }',
      "settings.yaml:8 'abTests.a': Invalid length: Expected >=2 but received 1",
    ],
    [
      'a gift of registration that nobody knows',
      'settings.yaml',
      'gifts: []',
      'gifts: [nothing]',
      "settings.yaml:6 unknown gift 'nothing'",
    ],
    [
      'a product of an unknown gift',
      'products.yaml',
      'gift: cash',
      'gift: nothing',
      "products.yaml:1 unknown gift 'nothing'",
    ],
    [
      'a product for a level that is not there',
      'products.yaml',
      'price: 100',
      'price: 100, level: 7',
      'products.yaml:1 there are only 1 levels',
    ],
    [
      'a way to be paid out without a translation',
      'payouts.yaml',
      '{ ru: Кошелёк, en: Wallet }',
      '{ ru: Кошелёк }',
      "payouts.yaml:3 missing translation 'en' of 'name'",
    ],
    [
      'a payout of which the least is above the most',
      'payouts.yaml',
      'max: 2000',
      'max: 900',
      'payouts.yaml:5 wallet: the least in RUB is above the most',
    ],
    [
      'a fee that leaves nothing of the least payout',
      'payouts.yaml',
      'max: 2000',
      'max: 2000, fee: { percent: 5000, fixed: 500 }',
      'payouts.yaml:5 wallet: of the least in RUB the fee leaves nothing',
    ],
    [
      'two limits of a payout in one currency',
      'payouts.yaml',
      'max: 2000 }',
      'max: 2000 }, RUB: { min: 1, max: 2 }',
      'payouts.yaml:5 Map keys must be unique at line 5, column 48:',
    ],
    [
      'a way to be paid out that asks for a name only',
      'payouts.yaml',
      'kind: wallet',
      'kind: name',
      'payouts.yaml:6 no field of wallet says where the money goes',
    ],
    [
      'a payout that usually arrives after the latest time',
      'payouts.yaml',
      'usual: 1',
      'usual: 3',
      'payouts.yaml:7 usual is above most',
    ],
    [
      "a way to be paid out that is not among the 'more' ones [9.19]",
      'payouts.yaml',
      'id: 77',
      'id: 99',
      'payouts.yaml:1 isMore is true for the ids 2, 5, 6, 7, 44, 99 and for no other',
    ],
    [
      'a gift of the first level',
      'levels.yaml',
      'support: usual',
      'support: usual\n  gift: cash',
      'levels.yaml:6 the first level is not reached: new players get the gifts of the settings',
    ],
    [
      'two ways to pay with the same id',
      'payments.yaml',
      'id: 89',
      'id: 88',
      'payments.yaml:10 duplicate id 88',
    ],
    [
      "a way to pay that is not among the 'more' ones [9.19]",
      'payments.yaml',
      'id: 89',
      'id: 44',
      'payments.yaml:10 isMore is true for the ids 2, 5, 6, 7, 44, 99 and for no other',
    ],
    [
      'two ways to pay with the same key',
      'payments.yaml',
      'key: voucher',
      'key: card',
      "payments.yaml:11 duplicate key 'card'",
    ],
    [
      'a way to pay with limits that leave nothing',
      'payments.yaml',
      'max: 900',
      'max: 99',
      'payments.yaml:9 card: the least in RUB is above the most',
    ],
    [
      'a way to pay that usually takes longer than ever',
      'payments.yaml',
      'most: 30',
      'most: 0',
      'payments.yaml:7 card: it usually takes longer than at most',
    ],
    [
      'a way to pay without a currency',
      'payments.yaml',
      '\n    RUB: { min: 100, max: 900 }',
      ' {}',
      "payments.yaml:8 'currencies': a way to pay takes at least one currency",
    ],
    [
      'a way to pay with a fee that is no number of hundredths',
      'payments.yaml',
      'percent: 150',
      'percent: 1.5',
      "payments.yaml:18 'currencies.EUR.fee.percent': Invalid integer: Received 1.5",
    ],
    [
      'a coupon with an unknown gift',
      'coupons.yaml',
      'gift: cash',
      'gift: nothing',
      "coupons.yaml:2 unknown gift 'nothing'",
    ],
    [
      'a coupon without a gift',
      'coupons.yaml',
      'gift: cash',
      'gift: null',
      'coupons.yaml:2 only a code of registration may have no gift',
    ],
    [
      'a coupon that ends before it starts',
      'coupons.yaml',
      '2026-05-02',
      '2026-04-02',
      'coupons.yaml:4 the coupon ends before it starts',
    ],
    [
      'a coupon twice',
      'coupons.yaml',
      '- code: MAY-DAY',
      '- { code: mayday, gift: cash }\n- code: MAY-DAY',
      "coupons.yaml:2 duplicate code 'MAY-DAY': capitals and hyphens make no difference",
    ],
    [
      'a coupon nobody can type',
      'coupons.yaml',
      'MAY-DAY',
      'MAY DAY',
      "coupons.yaml:1 'code': a code is letters, digits and hyphens",
    ],
    [
      'a gift without an amount for a currency',
      'gifts.yaml',
      ', CAD: 100',
      '',
      "gifts.yaml:5 missing field 'CAD'",
    ],
    [
      'a title of a gift that names what nobody knows',
      'gifts.yaml',
      'ru: Деньги',
      "ru: '{amount}'",
      'gifts.yaml:2 the title of a gift is shown as it is: nothing stands for what is in braces',
    ],
    [
      'free rounds of a stake that the game lacks',
      'gifts.yaml',
      'RUB: 200',
      'RUB: 300',
      'gifts.yaml:11 300 is no stake of RUB: 100, 200',
    ],
    [
      'free rounds of an unknown game',
      'gifts.yaml',
      'amber-one',
      'amber-two',
      "gifts.yaml:10 unknown game 'amber-two'",
    ],
    [
      'free rounds of a game without them',
      'games.yaml',
      'engine: slot\n  profile: low',
      'engine: mines\n  profile: exact',
      "gifts.yaml:10 the game 'amber-one' has no free rounds",
    ],
    ['a gift twice', 'gifts.yaml', 'slug: spins', 'slug: cash', "gifts.yaml:6 duplicate slug 'cash'"],
    [
      'a group with an unknown option',
      'gifts.yaml',
      'type: cash\n  days: 7\n  amount: { RUB: 100, EUR: 100, USD: 100, UAH: 100, KZT: 100, CAD: 100 }',
      'type: group\n  days: 7\n  options: [spins, nothing]',
      "gifts.yaml:5 unknown gift 'nothing'",
    ],
    [
      'chances that do not sum to one',
      'gifts.yaml',
      'type: cash\n  days: 7\n  amount: { RUB: 100, EUR: 100, USD: 100, UAH: 100, KZT: 100, CAD: 100 }',
      'type: nondeposit\n  days: 7\n  prizes: [{ gift: spins, chance: 9000 }, { gift: null, title: { ru: Пусто, en: Nothing }, chance: 999 }]',
      'gifts.yaml:5 the chances sum to 9999 instead of 10000',
    ],
    [
      'a title with a thing its path does not name',
      'seo.yaml',
      '{category} — {brand}',
      '{game}',
      'seo.yaml:2 /games/{category}: nothing is known to stand for {game}',
    ],
    [
      'a path with a thing that is none',
      'seo.yaml',
      '/games/{category}',
      '/games/{genre}',
      'seo.yaml:1 /games/{genre}: a segment stands for one of category, provider, game, promo, tournament, series',
    ],
    [
      'texts for a page that does not exist',
      'seo.yaml',
      'path: /rules',
      'path: /rulez',
      'seo.yaml:3 /rulez: there is no such page',
    ],
    [
      'texts for a path that is none',
      'seo.yaml',
      'path: /rules',
      'path: rules/',
      "seo.yaml:3 'path': a path is slugs and {things} between slashes",
    ],
    [
      'a second entry for one path',
      'seo.yaml',
      'path: /rules',
      'path: /games/{category}',
      "seo.yaml:3 duplicate path '/games/{category}'",
    ],
    [
      'a footer link that leads nowhere',
      'footer.yaml',
      '/rules',
      '/rulez',
      "footer.yaml:3 '/rulez' leads to no page",
    ],
    [
      'a footer link that runs a script',
      'footer.yaml',
      '/rules',
      '"javascript:alert(1)"',
      "footer.yaml:3 'links.0.url': a link starts with / or https://",
    ],
    [
      'a footer link to another host without its scheme',
      'footer.yaml',
      '/rules',
      '//evil.example',
      "footer.yaml:3 'links.0.url': a link starts with / or https://",
    ],
    [
      "a page's link that leads nowhere",
      'pages/rules.ru.md',
      '(/games/slots)',
      '(/games/slotz)',
      "pages/rules.ru.md:8 '/games/slotz' leads to no page",
    ],
    [
      'HTML that is never shown',
      'pages/rules.ru.md',
      '(/games/slots)',
      '(/games/slots) <script>1</script>',
      'pages/rules.ru.md:8 <script> is never shown',
    ],
    [
      'half of a sign',
      'banners.yaml',
      'en: Hello',
      'en: "Hello \\uD83D"',
      'banners.yaml:3 holds a sign that no text can hold',
    ],
    [
      'a zero byte in a page',
      'pages/rules.ru.md',
      '(/games/slots)',
      '(/games/slots)\0',
      'pages/rules.ru.md:8 holds a sign that no text can hold',
    ],
    [
      'names that multiply without end',
      'studios.yaml',
      '- { slug',
      `- &a [x,x,x,x,x,x,x,x,x,x]\n- &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n- &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n- [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n- { slug`,
      'studios.yaml:1 Excessive alias count indicates a resource exhaustion attack',
    ],
    [
      'a placeholder nobody fills',
      'pages/rules.en.md',
      'Begin',
      '{name} begin',
      'pages/rules.en.md:6 nothing is known to stand for {name}',
    ],
    [
      'a second main heading',
      'pages/rules.ru.md',
      '## Игра',
      '# Игра',
      "pages/rules.ru.md:6 the title is the page's first heading: headings in the text begin with ##",
    ],
    [
      'a page without a date',
      'pages/rules.en.md',
      "updated: '2026-11-20'\n",
      '',
      "pages/rules.en.md:2 missing field 'updated'",
    ],
    [
      'a page without its front matter',
      'pages/rules.en.md',
      '---\ntitle',
      'title',
      'pages/rules.en.md:1 a page begins with its front matter between two lines of ---',
    ],
    [
      'a page that says nothing',
      'pages/rules.en.md',
      'Begin with [slots](/games/slots#top).',
      '',
      'pages/rules.en.md:5 the page says nothing',
    ],
    [
      'a page hidden in one language',
      'pages/rules.en.md',
      'title: Rules',
      'title: Rules\nhidden: true',
      "pages/rules.en.md:1 'hidden' differs between ru and en",
    ],
    [
      'a game without covers',
      'games.yaml',
      'slug: amber-one',
      'slug: amber-two',
      "games.yaml:1 missing art 'covers/amber-two-tall'",
    ],
  ])('reports %s with its line', (_, file, from, to, problem) => {
    expect(problemsAfter(file, from, to)).toContain(problem)
  })

  it('reports one mistake of the settings and none that follows from it', () => {
    write('pages/rules.ru.md', `${valid['pages/rules.ru.md']}\n{supportEmail}\n`)
    expect(
      problemsAfter(
        'settings.yaml',
        'marketing: null',
        'marketing: { trackingUrl: "http://x.example", project: yanta }',
      ),
    ).toEqual([
      'settings.yaml:11 \'marketing.trackingUrl\': Invalid start: Expected "https://" but received "http://x"',
    ])
  })

  it('lets features be given in a slot alone, whose free spins they are', () => {
    write('gifts.yaml', valid['gifts.yaml']!.replace('type: giftspin', 'type: feature'))
    expect(problemsAfter('games.yaml', 'Amber One', 'Amber Two')).toEqual([])
    for (const other of [
      'engine: mines\n  profile: exact',
      'engine: roulette\n  profile: european',
      'engine: null',
    ])
      expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', other)).toContain(
        "gifts.yaml:10 the game 'amber-one' has no free rounds",
      )
    for (const other of [clusters, ways])
      expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', other)).toEqual([
        "gifts.yaml:10 the game 'amber-one' has no feature to give",
      ])
  })

  it('lets clusters and ways have a world, a share of wagers and free rounds, as a slot has', () => {
    expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', `world: neon\n  ${ways}`)).toEqual([])
    expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', `world: neon\n  ${clusters}`)).toEqual(
      [],
    )
    expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', `world: noon\n  ${clusters}`)).toEqual(
      ["games.yaml:7 amber-one: unknown world 'noon'"],
    )
    expect(
      problemsAfter('games.yaml', 'engine: slot\n  profile: low', 'engine: clusters\n  profile: low'),
    ).toContain("games.yaml:8 'profile': the engine has no such profile")
  })

  it("reports a game of the day that can't be played", () => {
    write(
      'games.yaml',
      `${valid['games.yaml']}- { slug: soon, name: Soon, studio: halva, categories: [slots], badges: [], theme: neon, engine: null, allowBonusBalance: false, hasDemo: false }\n`,
    )
    expect(
      problemsAfter(
        'settings.yaml',
        'gameOfTheDay: []',
        'gameOfTheDay: [{ slug: soon, text: { ru: А, en: A } }]',
      ),
    ).toContain("settings.yaml:14 'soon' can't be played: it has no engine")
  })

  describe('of a game that another provider runs', () => {
    beforeEach(() => {
      write('studios.yaml', valid['studios.yaml']!.replace('position: 1', 'position: 1, provider: acme'))
      write('gifts.yaml', valid['gifts.yaml']!.split('- slug: spins')[0]!)
      write('achievements.yaml', '[]')
    })

    it('lets it have a demo, be on a banner and be the game of the day without an engine of ours', () => {
      write(
        'settings.yaml',
        valid['settings.yaml']!.replace(
          'gameOfTheDay: []',
          'gameOfTheDay: [{ slug: amber-one, text: { ru: А, en: A } }]',
        ),
      )
      expect(problemsAfter('games.yaml', 'engine: slot\n  profile: low', 'engine: null')).toEqual([])
    })

    it('asks how much of a stake counts toward the wager: no engine of ours says it', () => {
      write(
        'categories.yaml',
        `${valid['categories.yaml']}- { slug: otygrat_bonus, name: { ru: Бонус, en: Bonus }, icon: slots, position: 2, showInLobby: false }\n`,
      )
      const bonusGame =
        'categories: [slots, otygrat_bonus]\n  badges: []\n  theme: neon\n  engine: null\n  allowBonusBalance: true\n'
      const entry = /categories: .*Balance: false\n/s.exec(valid['games.yaml']!)![0]
      expect(problemsAfter('games.yaml', entry, bonusGame)).toEqual([
        'games.yaml:8 amber-one: a game with bonus money and no engine says its wagerContribution',
      ])
      expect(problemsAfter('games.yaml', entry, `${bonusGame}  wagerContribution: 40\n`)).toEqual([])
    })
  })

  it('asks for no drawn cover of a game that brings its own', () => {
    const own =
      'slug: amber-two\n  covers: { tall: https://cdn.example/two-tall.webp, wide: https://cdn.example/two-wide.webp }'
    expect(
      problemsAfter('games.yaml', 'slug: amber-one', own).filter((problem) => problem.includes('art')),
    ).toEqual([])
  })

  it('reports a profile that no engine has', () => {
    expect(problemsAfter('games.yaml', 'profile: low', 'profile: extreme')).toContainEqual(
      expect.stringMatching(/^games\.yaml:8 'profile'/),
    )
  })

  it.each([
    ['goal: 10', 'goal: 12', 'text in en does not say 12'],
    ['theme: neon', 'theme: fruit', 'no game that can be played counts'],
    ['kind: rounds', 'kind: games', 'only 1 games that can be played count'],
    ['kind: rounds', 'kind: level', 'a level is not reached in certain games'],
    ['kind: rounds', 'kind: deposits', 'a deposit is made in no game'],
    ['kind: rounds', 'kind: spins', "'rule.kind'"],
    ['theme: neon }', 'theme: neon }\n  gift: crown', "unknown gift 'crown'"],
    ['symbols/classic/scatter', 'symbols/none', "missing art 'symbols/none'"],
  ])('reports an achievement with %s replaced by %s: %s [3.50]', (from, to, message) => {
    expect(problemsAfter('achievements.yaml', from, to).join('\n')).toContain(message)
  })

  const [duck, season] = ['promotions/duck-patrol.yaml', 'promotions/season.yaml'] as const
  it.each([
    [
      duck,
      'lasts: 10d',
      'lasts: 15d',
      ':6 duck-patrol: an instance begins before the one before it has ended',
    ],
    [
      duck,
      'lasts: 10d, every: 14d',
      'lasts: 10h, every: 14h',
      ':6 duck-patrol: instances have the address of their day',
    ],
    [duck, 'lasts: 10d', 'lasts: ten', ":6 'repeats.lasts': a number of hours, days or years"],
    [duck, 'demo:', "startsAt: '2026-12-01T09:00:00Z'\ndemo:", ':6 duck-patrol: what repeats has no dates'],
    [
      season,
      "endsAt: '2026-12-02T09:00:00Z'",
      'demo: { is: past, since: 3d }',
      ':6 season: only what has a beginning and an end can be moved',
    ],
    [season, "endsAt: '2026-12-02T09:00:00Z'", '', ':2 season: what is drawn has an end'],
    [
      season,
      'template: template4\n',
      '',
      ':6 season: a promotion with a template counts in a currency, a page of text in none',
    ],
    [
      season,
      'template: template4',
      'template: template3',
      ':1 season: template3 is a lottery with high fives',
    ],
    [
      season,
      'template: template4',
      'template: template1',
      ':9 season: flasks belong to template4, and only to it',
    ],
    [
      duck,
      /additionalCurrency: .*\n/.exec(valid[duck]!)![0],
      '',
      ':1 duck-patrol: high fives bring an additional currency',
    ],
    [duck, 'template: template5', 'template: template2', ':15 duck-patrol: the hunt belongs to template5'],
    [duck, 'points: 3 }', 'points: 1 }', ':13 duck-patrol: each rung is higher than the one before it'],
    [duck, 'id: main', 'id: spins', ":18 duck-patrol: duplicate id 'spins'"],
    [duck, ', price: 20', '', ':18 duck-patrol: what is exchanged has a price'],
    [duck, 'price: 20', 'price: 20, count: 2', ':18 duck-patrol: only a lottery draws several players'],
    [duck, 'gifts: [cash], price: 20', 'gifts: [crown], price: 20', ":18 duck-patrol: unknown gift 'crown'"],
    [duck, '6000, gifts: [cash]', '6000, gifts: [crown]', ":15 duck-patrol: unknown gift 'crown'"],
    [duck, 'price: 20', 'price: 20, level: 2', ':18 duck-patrol: there are only 1 levels'],
    [duck, 'icon: currencies/shell', 'icon: currencies/stone', ":1 missing art 'currencies/stone'"],
    [duck, 'currency: {', 'picture: goose\ncurrency: {', ":1 missing art 'promotions/goose-wide'"],
    [duck, '(/rules)', '(/ruins)', ":5 '/ruins' leads to no page"],
    [duck, 'url: /rules', 'url: /ruins', ":19 '/ruins' leads to no page"],
    [duck, 'en: Ducks }', "en: 'Ducks of {town}' }", ':3 nothing is known to stand for {town}'],
    [duck, 'highFives', 'highSixes', ":14 'highSixes' is not a known field"],
    [season, 'isPool: true', 'isNew: true', ':12 season: no prize is the pool'],
    [
      season,
      'pool: 100\n',
      '',
      ':13 season: the pool is the main prize, the last one, of a lottery with a pool',
    ],
    [season, 'isPool: true', 'isPool: true, price: 3', ':14 season: only an exchange has prices'],
    [
      season,
      'bets: { goal: 10, gift: cash }',
      'bets: { goal: 10, gift: spin }',
      ":11 season: unknown gift 'spin'",
    ],
  ])('reports a promotion in %s with %s replaced by %s: %s [3.20]', (file, from, to, problem) => {
    expect(problemsAfter(file, from, to).join('\n')).toContain(`${file}${problem}`)
  })

  const [race, frost] = ['tournaments/neon-race.yaml', 'series/frost.yaml'] as const
  it.each([
    [race, "endsAt: '2026-12-02", "endsAt: '2026-11-02", ':5 neon-race: ends before it starts'],
    [
      race,
      "endsAt: '2026-12-02T09:00:00Z'\n",
      '',
      ':1 neon-race: it has a beginning and an end: startsAt and endsAt, or repeats',
    ],
    [
      race,
      'mechanic:',
      "repeats: { from: '2026-12-01T09:00:00Z', lasts: 2d, every: 1d }\nmechanic:",
      ':6 neon-race: an instance begins before the one before it has ended',
    ],
    [race, 'slug: neon-race', 'slug: series', ":1 the file of 'series' is named series.yaml"],
    [race, 'multipliers', 'luck', ":6 'mechanic'"],
    [
      race,
      '{ category: slots }',
      '{ category: slots, theme: neon }',
      ':7 neon-race: exactly one of category, studio, theme and slugs',
    ],
    [race, '{ category: slots }', '{}', ':7 neon-race: exactly one of category, studio, theme and slugs'],
    [race, '{ category: slots }', '{ category: sluts }', ":7 neon-race: unknown category 'sluts'"],
    [race, '{ category: slots }', '{ studio: acme }', ":7 neon-race: unknown studio 'acme'"],
    [race, '{ category: slots }', '{ theme: fruit }', ":7 neon-race: unknown theme 'fruit'"],
    [race, '{ category: slots }', '{ slugs: [amber-two] }', ":7 neon-race: unknown game 'amber-two'"],
    [
      race,
      '{ category: slots }',
      '{ slugs: [amber-one, amber-one] }',
      ":7 neon-race: 'amber-one' is listed already",
    ],
    [race, /stakes: .*\n/.exec(valid[race]!)![0], '', ':1 neon-race: a multiplier of any stake would count'],
    [
      race,
      'max: { RUB: 900',
      'max: { RUB: 90',
      ':8 neon-race: the greatest stake is less than the least one',
    ],
    [race, 'limited\nseats: 100', 'limited', ':1 neon-race: privacy limited has seats'],
    [race, 'limited', 'compoints', ':1 neon-race: a price belongs to privacy compoints'],
    [race, 'limited', 'open\nprice: 100', ':10 neon-race: a price belongs to privacy compoints'],
    [
      race,
      'limited\nseats: 100\nentrance: { level: 1, ',
      'closed\nentrance: { level: 1 }\n#',
      ':10 neon-race: privacy closed is entered by invitation or partnerCodes',
    ],
    [race, 'level: 1', 'level: 2', ':11 neon-race: there are only 1 levels'],
    [race, 'duck-patrol', 'goose-patrol', ":11 neon-race: unknown promotion 'goose-patrol'"],
    [race, 'duck-patrol', 'honey-drop', ":11 neon-race: 'honey-drop' is a page of text"],
    [race, 'silver', 'Gold 1', ':11 neon-race: the code is listed already'],
    [race, 'silver', "'- -'", ':11 neon-race: a code has letters or digits'],
    [race, 'from: 1,', 'from: 2,', ':13 neon-race: the next place is 1'],
    [race, 'from: 2,', 'from: 3,', ':14 neon-race: the next place is 2'],
    [race, 'from: 2, to: 5', 'from: 2, to: 1', ':14 neon-race: the last place is before the first'],
    [race, 'gifts: [cash] }', 'gifts: [] }', ':14 neon-race: a prize is cash, gifts, or both'],
    [race, 'gifts: [cash] }', 'gifts: [crown] }', ":14 neon-race: unknown gift 'crown'"],
    [race, 'title:', 'picture: goose\ntitle:', ":1 missing art 'tournaments/goose-card'"],
    [race, 'en: Roads }', "en: 'Roads of {town}' }", ':3 nothing is known to stand for {town}'],
    [frost, 'bestStages: 2', 'bestStages: 3', ':10 frost: there are only 2 stages'],
    [frost, 'lastJoinStage: 1\n', '', ':1 frost: there are only 2 stages'],
    [frost, 'after: 7d', 'after: 6d', ':23 frost: a stage begins before the one before it has ended'],
    [frost, 'after: 7d', 'after: 14d', ':24 frost: a stage ends after its series'],
    [frost, '[amber-one]', '[amber-six]', ":25 frost: unknown game 'amber-six'"],
    [frost, 'gifts: []', 'gifts: [crown]', ":19 frost: unknown gift 'crown'"],
    [frost, 'from: 1, gifts: [cash]', 'from: 2, gifts: [cash]', ':26 frost: the next place is 1'],
    [frost, 'slug: second', 'slug: first', ":20 frost: there is a tournament 'frost-first' already"],
    [frost, 'wins', 'highest', ':1 frost: a multiplier of any stake would count'],
    [
      frost,
      '    lasts: 7d\n    prizes',
      '    picture: goose\n    lasts: 7d\n    prizes',
      ":1 missing art 'tournaments/goose-card'",
    ],
  ])('reports a contest in %s with %s replaced by %s: %s [3.32-3.42]', (file, from, to, problem) => {
    expect(problemsAfter(file, from, to).join('\n')).toContain(`${file}${problem}`)
  })

  it.each(['active', 'memberships'])(
    'reports a promotion named %s, which calls need for themselves [7.34]',
    (slug) => {
      const drop = valid['promotions/honey-drop.yaml']!
      write(`promotions/${slug}.yaml`, `${drop.replace('honey-drop', slug)}picture: honey-drop\n`)
      expect(validateContent(folder, art).map(({ message }) => message)).toContain(
        `${slug}: '${slug}' is a word the site needs for itself`,
      )
    },
  )

  it('reports a tournament named series, which the site needs for itself', () => {
    write(
      'tournaments/series.yaml',
      valid[race]!.replace('slug: neon-race', 'slug: series\npicture: neon-race'),
    )
    expect(validateContent(folder, art)).toEqual([
      {
        file: 'tournaments/series.yaml',
        line: 1,
        message: "series: 'series' is a word the site needs for itself",
      },
    ])
  })

  it('reports a series with the slug of a tournament: invitations and the desk name both by it', () => {
    write('series/neon-race.yaml', valid[frost]!.replace('slug: frost', 'slug: neon-race'))
    expect(validateContent(folder, art)).toEqual([
      {
        file: 'series/neon-race.yaml',
        line: 1,
        message: "neon-race: there is a tournament 'neon-race' already",
      },
    ])
  })

  it('lets a banner lead to a stage of a series', () => {
    expect(problemsAfter('banners.yaml', '/play/amber-one', '/tournaments/frost-second')).toEqual([])
  })

  it('a promotion may have the pictures of another one, and needs none of its own then', () => {
    const rain = valid['promotions/honey-drop.yaml']!.replace('honey-drop', 'honey-rain')
    write('promotions/honey-rain.yaml', rain)
    expect(validateContent(folder, art)).toHaveLength(2)
    write('promotions/honey-rain.yaml', `${rain}picture: honey-drop\n`)
    expect(validateContent(folder, art)).toEqual([])
  })

  it('what an editing program keeps beside a promotion is none', () => {
    write('promotions/.honey-drop.yaml.swp', 'b0VIM: [')
    expect(validateContent(folder, art)).toEqual([])
  })

  it.each([
    ['settings.yaml', 'gifts: []', 'gifts: [weekly]'],
    ['products.yaml', 'gift: cash', 'gift: weekly'],
    ['coupons.yaml', 'gift: cash', 'gift: weekly'],
    ['levels.yaml', 'support: usual', 'support: usual\n  gift: weekly'],
    ['achievements.yaml', 'theme: neon }', 'theme: neon }\n  gift: weekly'],
    [duck, 'gifts: [cash], price', 'gifts: [weekly], price'],
  ])('reports cashback given by %s', (file, from, to) => {
    const weekly = '- { slug: weekly, title: { ru: Кешбэк, en: Cashback }, type: cashback, days: 7 }\n'
    write('gifts.yaml', `${valid['gifts.yaml']}${weekly}`)
    expect(problemsAfter(file, from, to).join('\n')).toContain("'weekly' is cashback")
  })

  it('reports a second way to be paid out with the same id and key', () => {
    expect(problemsAfter('payouts.yaml', '- id: 77', `${valid['payouts.yaml']}- id: 77`)).toEqual([
      'payouts.yaml:8 duplicate id 77',
      "payouts.yaml:9 duplicate key 'wallet'",
    ])
  })

  it('reports a slot that differs from another one by its name and its cover only', () => {
    const covers = 'covers: { tall: /a.webp, wide: /b.webp }'
    const twin = (profile: string): string =>
      `hasDemo: true\n\n- { slug: amber-two, name: Amber Two, studio: halva, categories: [slots], badges: [], theme: neon, engine: slot, profile: ${profile}, allowBonusBalance: false, hasDemo: true, ${covers} }\n`
    expect(problemsAfter('games.yaml', 'hasDemo: true\n', twin('high'))).toEqual([])
    expect(problemsAfter('games.yaml', 'hasDemo: true\n', twin('low'))).toEqual([
      "games.yaml:12 'amber-two' has the symbols and the profile of 'amber-one'",
    ])
  })

  it('reports the second game with the same slug', () => {
    expect(problemsAfter('games.yaml', 'hasDemo: true\n', `hasDemo: true\n${valid['games.yaml']}`)).toEqual([
      "games.yaml:11 duplicate slug 'amber-one'",
    ])
  })

  it('reports text that is not YAML at its line', () => {
    expect(problemsAfter('studios.yaml', 'position: 1 }', 'position: 1')).toContainEqual(
      expect.stringMatching(/^studios\.yaml:/),
    )
  })

  it('reports a front matter that is not YAML at its line', () => {
    expect(problemsAfter('pages/rules.en.md', 'title: Rules', "title: 'Rules")).toContainEqual(
      expect.stringMatching(/^pages\/rules\.en\.md:[2-5] /),
    )
  })

  it('reports a page that is there in one language only', () => {
    rmSync(join(folder, 'pages/rules.en.md'))
    expect(problemsAfter('seo.yaml', 'path: /rules', 'path: /')).toContain(
      'pages/rules.en.md:1 the page is missing in this language',
    )
  })

  it.each(['/rules', '/promo', '/tournaments', '/games/slots?sort=new', '/registration'])(
    'lets a banner lead to %s',
    (url) => {
      expect(problemsAfter('banners.yaml', '/play/amber-one', url)).toEqual([])
    },
  )

  it('reads files as editors of other systems write them', () => {
    for (const [file, text] of Object.entries(valid)) write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect(validateContent(folder, art)).toEqual([])
  })

  it.each(['Rules.ru.md', 'rules.de.md', 'rules.md', 'rules.ru.txt'])(
    'reports %s, which is no name of a page',
    (file) => {
      write(`pages/${file}`, 'text')
      expect(validateContent(folder, art)).toContainEqual({
        file: `pages/${file}`,
        line: 1,
        message: 'a page is named <slug>.<ru or en>.md',
      })
    },
  )

  it.each(['profile', 'json-api', 'play', 'sitemap', 'log'])(
    'reports a page named %s, which the site needs for itself',
    (slug) => {
      for (const locale of ['ru', 'en']) write(`pages/${slug}.${locale}.md`, valid['pages/rules.en.md']!)
      expect(validateContent(folder, art).map(({ message }) => message)).toContain(
        `'${slug}' is a word the site needs for itself`,
      )
    },
  )

  it('reports a file that is not there', () => {
    rmSync(join(folder, 'players.yaml'))
    expect(validateContent(folder, art)).toEqual([
      { file: 'players.yaml', line: 1, message: 'the file is missing' },
    ])
  })
})
