import { describeGame } from '@yanta/game-rules/engines'
import { splitName, switchKeyboard } from '@yanta/name-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentFolder, readContent } from '@yanta/content'
import { createGameIndex } from './game-index.ts'

const content = readContent(contentFolder)
const studios = new Map(content.studios.entries.map(({ value: { slug, name } }) => [slug, name]))
const games = content.games.entries.map(
  ({ value: { slug, name, names, studio, theme, engine, profile } }) => ({
    slug,
    names: [...new Set([name, names?.ru ?? name, names?.en ?? name])],
    provider: studios.get(studio)!,
    theme,
    engine,
    features: engine && profile ? describeGame(engine, profile).features : [],
  }),
)
const index = createGameIndex(
  games,
  content.searchWords.entries.map(({ value }) => value),
)
const find = (words: string) => index.find(words)

// The query, and the slugs that come first; `…` means any others after them.
test.each([
  // By name: the beginning of a word, in any order, in both languages.
  ['neon', 'neon-drive neon-seven'],
  ['Neon Drive', 'neon-drive'],
  ['  nEoN   dRiVe ', 'neon-drive'],
  ['drive', 'neon-drive'],
  ['drive neon', 'neon-drive'],
  ['neo d', 'neon-drive'],
  ['медовый', 'honey-jar'],
  ['мед', 'honey-jar'],
  ['honey', 'honey-jar'],
  ['спас', 'honey-jar'],
  ['feast honey', 'honey-jar'],
  ['озеро', 'big-catch-lake'],
  ['клевое', 'big-catch-lake'],
  ['клёвое', 'big-catch-lake'],
  ['catch', 'big-catch-lake'],
  ['парус', 'black-sail'],
  ['черный', 'black-sail'],
  ['первый снег', 'first-snow'],
  ['red', 'red-oni redline-rocket'],
  ['mines', 'deep-mines lava-mines night-mines frost-mines'],
  ['plinko', 'plinko-prime plinko-pop aqua-plinko'],
  ['карта капитана', 'captains-chart'],
  ['oni', 'red-oni'],
  // Punctuation and spaces.
  ['neondrive', 'neon-drive'],
  ['neon-drive', 'neon-drive'],
  ['neon.drive', 'neon-drive'],
  ['neo n dri ve', 'neon-drive'],
  ['jacks', 'jack-grin'],
  ["jack's", 'jack-grin'],
  ['jack’s grin', 'jack-grin'],
  ['jack', 'jack-grin …'],
  ['captains chart', 'captains-chart'],
  ['plin ko pop', 'plinko-pop'],
  ['fools gold', 'jester-teal'],
  ['ostrov9', 'mask-of-the-nile …'],
  // The other alphabet, both ways.
  ['неон', 'neon-drive neon-seven'],
  ['неон драйв', 'neon-drive'],
  ['плинко', 'plinko-prime plinko-pop aqua-plinko'],
  ['ред они', 'red-oni'],
  ['дракар', 'drakkar-dawn'],
  ['панда пикник', 'panda-picnic'],
  ['лазер', 'laser-sevens'],
  ['шериф', 'sheriff-star'],
  ['тукан танго', 'toucan-tango'],
  ['рокет', 'redline-rocket'],
  ['сакура', 'sakura-blades'],
  ['черри', 'cherry-riot'],
  ['цитрус', 'citrus-cascade'],
  ['кримсон кисс', 'crimson-kiss'],
  ['жаде', 'jade-serpent-eye'],
  ['вайбс', 'vinyl-vibes'],
  ['бум', 'bumble-boom'],
  ['medovyi', 'honey-jar'],
  ['medoviy', 'honey-jar'],
  ['medovyj spas', 'honey-jar'],
  ['kloev', 'big-catch-lake'],
  ['klyovoe', 'big-catch-lake'],
  ['klev', 'big-catch-lake'],
  ['ozero', 'big-catch-lake'],
  ['chernyi parus', 'black-sail'],
  ['chornyy', 'black-sail'],
  ['pervyj sneg', 'first-snow'],
  ['karta kapitana', 'captains-chart'],
  ['halva', 'honey-jar …'],
  ['xalva', 'honey-jar …'],
  ['халва', 'honey-jar …'],
  // By ear.
  ['дайс', 'dice-disco black-dice'],
  ['майнс', 'deep-mines lava-mines night-mines frost-mines'],
  ['джейд', 'jade-serpent-eye'],
  ['тайгер', 'tiger-temple'],
  ['чейз', 'clown-reef'],
  ['сакура блейдс', 'sakura-blades'],
  ['неон севен', 'neon-seven'],
  // The wrong keyboard, both ways.
  ['ytjy', 'neon-drive neon-seven'],
  ['тущт', 'neon-drive neon-seven'],
  ['тущт вкшму', 'neon-drive'],
  ['vtljdsq cgfc', 'honey-jar'],
  ['rk`djt jpthj', 'big-catch-lake'],
  [',fh', 'bar-noir'],
  ['gfhec', 'black-sail'],
  ['зфтвф', 'panda-picnic'],
  ['здштлщ', 'plinko-prime plinko-pop aqua-plinko'],
  ['кув щтш', 'red-oni'],
  ['офслэы', 'jack-grin'],
  ['pjkj', 'golden-apple …'],
  // Typing errors: one from four letters, two from eight.
  ['neom', 'neon-drive neon-seven'],
  ['noen', 'neon-drive neon-seven'],
  ['neonn drive', 'neon-drive'],
  ['neon drvie', 'neon-drive'],
  ['pinko', 'plinko-prime aqua-plinko plinko-pop'],
  ['plinnko', 'plinko-prime plinko-pop aqua-plinko'],
  ['медвоый', 'honey-jar'],
  ['blackjak', 'ace-garden'],
  ['blakjack', 'ace-garden'],
  ['zepelin', 'copper-zeppelin'],
  ['zeppalen', 'copper-zeppelin'],
  ['rulette', 'emerald-roulette blue-roulette'],
  ['clcokwork', 'clockwork-noon'],
  ['hlava', 'lava-mines honey-jar …'],
  // Providers, and a provider with a name.
  ['ink owl', 'crimson-kiss red-oni …'],
  ['inkowl', 'crimson-kiss red-oni …'],
  ['owl', 'owl-academy …'],
  ['quasar', 'neon-drive vinyl-vibes …'],
  ['lampa roulette', 'emerald-roulette blue-roulette'],
  ['halva sevens', 'sevens-ablaze laser-sevens'],
  ['йгфыфк', 'neon-drive …'],
  // By kind, in both languages, on the wrong keyboard too: those with the word in their name first.
  ['рулетка', 'emerald-roulette grand-salon blue-roulette violet-hour'],
  ['roulette', 'emerald-roulette blue-roulette grand-salon violet-hour'],
  ['рулетку', 'emerald-roulette grand-salon blue-roulette violet-hour'],
  ['hektnrf', 'emerald-roulette grand-salon blue-roulette violet-hour'],
  ['рулет', 'emerald-roulette blue-roulette …'],
  ['мины', 'deep-mines lava-mines night-mines frost-mines'],
  ['сапер', 'deep-mines lava-mines night-mines frost-mines'],
  ['мины ink owl', 'night-mines'],
  // By theme, in both languages, the other alphabet, the wrong keyboard and with a typing error: those with the word in their name first.
  ['фрукты', 'cherry-riot citrus-cascade berry-boulevard melon-groove grape-rush pineapple-jazz'],
  ['fruit', 'cherry-riot citrus-cascade berry-boulevard melon-groove grape-rush pineapple-jazz'],
  ['ahernb', 'cherry-riot citrus-cascade berry-boulevard melon-groove grape-rush pineapple-jazz'],
  ['фрукти', 'cherry-riot citrus-cascade berry-boulevard melon-groove grape-rush pineapple-jazz'],
  ['cherry', 'cherry-riot citrus-cascade …'],
  ['египет', 'mask-of-the-nile ankh-ascend scarab-sunrise tome-of-dunes moon-of-bastet'],
  ['egypt', 'mask-of-the-nile ankh-ascend scarab-sunrise tome-of-dunes moon-of-bastet'],
  ['egipet', 'mask-of-the-nile ankh-ascend scarab-sunrise tome-of-dunes moon-of-bastet'],
  ['ostrov9 египет', 'mask-of-the-nile ankh-ascend scarab-sunrise'],
  ['дракон', 'ember-gaze hatchling-peak jade-serpent-eye little-ember'],
  ['драконы', 'ember-gaze hatchling-peak jade-serpent-eye little-ember'],
  ['drakon', 'ember-gaze hatchling-peak jade-serpent-eye little-ember'],
  ['неон', 'neon-drive neon-seven night-courier'],
  ['honey', 'honey-jar bumble-boom quiet-hive'],
  ['мёд', 'honey-jar bumble-boom quiet-hive'],
  // By engine.
  ['краш', 'redline-rocket blue-ascent golden-glider paper-plane'],
  ['crash', 'redline-rocket blue-ascent golden-glider paper-plane'],
  ['rhfi', 'redline-rocket blue-ascent golden-glider paper-plane'],
  ['колесо', 'spin-carnival fortune-blue sky-wheel'],
  ['wheel', 'fortune-blue sky-wheel spin-carnival'],
  ['колесо фортуны', 'spin-carnival fortune-blue sky-wheel'],
  ['лотерея', 'keno-meadow lotto-seven bingo-bubble'],
  ['кости', 'crystal-sic-bo double-six dice-disco black-dice'],
  ['слоты египет', 'mask-of-the-nile ankh-ascend scarab-sunrise tome-of-dunes moon-of-bastet'],
  ['пошаговая', ''],
  // By a feature.
  ['фриспины', 'neon-drive honey-jar …'],
  ['free spins', 'neon-drive honey-jar …'],
  ['шаг за шагом', 'deep-mines lava-mines night-mines frost-mines'],
  // By a number: games with it in their name, and games played for it.
  ['777', 'sevens-ablaze laser-sevens neon-seven ring-the-bell bar-noir lotto-seven seventh-heaven'],
  ['семёрки', 'sevens-ablaze laser-sevens neon-seven ring-the-bell bar-noir lotto-seven seventh-heaven'],
  ['88', 'paw-of-fortune ingot-garden long-coin invader-88 koi-circle'],
  ['восемь', 'invader-88'],
  ['8', 'heart-quest invader-88'],
  ['шесть', 'six-chambers double-six'],
  ['1000', 'thousand-cranes'],
  // Within a word.
  ['apple', 'golden-apple …'],
  ['imson', 'crimson-kiss'],
  ['jack', 'jack-grin ace-garden'],
  // Words of no name do not spoil the others.
  ['neon drive slot', 'neon-drive'],
  ['играть neon drive', 'neon-drive'],
  // Nothing.
  ['', ''],
  ['   ', ''],
  ['999', ''],
  ['дракониада', ''],
  ['мамонт', ''],
  ['zzzz', ''],
  ['🎰', ''],
  ['.*', ''],
  ['(neon', 'neon-drive neon-seven'],
  ['%', ''],
  ['\\', ''],
  ['שלום', ''],
  ['=+', ''],
  ['constructor', ''],
])('«%s» finds %s', (words, expected) => {
  const slugs = expected.split(' ').filter((slug) => slug !== '…' && slug !== '')
  const found = find(words)
  expect(found.slice(0, slugs.length)).toEqual(slugs)
  if (slugs.length === 0) expect(found).toEqual([])
})

/** Transliterates words as a player without Latin letters, or without Russian ones, would. */
const otherLetters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'и',
  z: 'з',
}
const firstPage = 40

test.each([
  ['as it is', (name: string) => name],
  ['on the wrong keyboard', switchKeyboard],
  [
    'in the other alphabet',
    (name: string) => [...name.toLowerCase()].map((letter) => otherLetters[letter] ?? letter).join(''),
  ],
  ['without spaces', (name: string) => name.replaceAll(' ', '')],
])('every game is on the first page for its full name, written %s', (_how, write) => {
  const lost = games.flatMap(({ slug, names }) =>
    names
      .filter((name) => !find(write(name)).slice(0, firstPage).includes(slug))
      .map((name) => `${name} as ${write(name)}`),
  )
  expect(lost).toEqual([])
})

test('games with a word in their name come before games of that kind', () => {
  const namesOf = new Map(games.map(({ slug, names }) => [slug, names.flatMap(splitName)]))
  for (const { value } of content.searchWords.entries) {
    for (const word of [...value.ru, ...value.en].flatMap(splitName)) {
      // Shorter words are not used to describe a kind.
      if (word.length < 3) continue
      const found = find(word)
      const isCalledSo = (slug: string) => namesOf.get(slug)!.some((part) => part.startsWith(word))
      const first = found.filter(isCalledSo)
      expect([word, found.slice(0, first.length)]).toEqual([word, first])
    }
  }
})

test('the exact name comes first', () => {
  for (const { slug, names } of games)
    for (const name of names) expect([name, find(name)[0]]).toEqual([name, slug])
})

test('every game is found by the words of its name in any order, and by any prefix of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.nat(), (game, seed) => {
      const name = game.names[seed % game.names.length]!
      expect(find(name.split(' ').toReversed().join(' '))).toContain(game.slug)
      expect(find(name.slice(0, 1 + (seed % name.length)))).toContain(game.slug)
    }),
  )
})

test('for any input, each game comes once and nothing breaks', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.stringMatching(/^[.*+?^${}()|[\]\\ ‏‮a-zа-яё]{0,200}$/),
  )
  fc.assert(
    fc.property(anything, (words) => {
      const found = find(words)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
