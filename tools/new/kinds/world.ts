import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineIds, listProfiles, slotEngines } from '@yanta/game-rules/engines'
import { parse, stringify } from 'yaml'
import { WorldEntry } from '../../../content/src/schemas/worlds.ts'
import type { Answers, Kind, Question } from '../kinds.ts'
import type { Name } from '../names.ts'
import { buildPalette, buildWorldColours } from '../world/colours.ts'

interface World {
  symbols: string
  own: Record<string, string>
  backdrop: string
  frame: string
  particles?: string
  sound?: string
  names: Record<'ru' | 'en', Record<string, string>>
}
interface Game {
  slug: string
  studio: string
  theme: string
  world?: string
  engine: string | null
}

const { entries: looks } = WorldEntry

const readYaml = <Entry>(root: string, path: string): Entry =>
  parse(readFileSync(join(root, 'content', path), 'utf8')) as Entry

const findEngine = (engine = '') => engineIds.find((id) => id === engine)

/** The first slot of the motif: what a new one takes from it, until it has something of its own. */
function getSister(root: string, motif = ''): { game: Game; world: World } {
  const game = readYaml<Game[]>(root, 'games.yaml').find(
    ({ theme, engine }) => theme === motif && slotEngines.some((id) => id === engine),
  )
  if (!game) throw new Error(`No slot has the motif '${motif}'; one is the theme of a slot in games.yaml.`)
  return { game, world: readYaml(root, `worlds/${game.world ?? game.theme}.yaml`) }
}

const titled = ({ kebab }: Name): string =>
  kebab.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())

/** On two lines, as most signs are. */
function splitSign(title: string): string {
  const words = title.split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half), words.slice(half)]
    .map((line) => line.join(' '))
    .filter(Boolean)
    .join('/')
}

const backdropsOf = (root: string): string[] => [
  ...new Set(
    readdirSync(join(root, 'content/worlds')).map((file) => readYaml<World>(root, `worlds/${file}`).backdrop),
  ),
]

const questions: readonly Question[] = [
  { flag: 'en', ask: 'its name in English', suggest: titled },
  { flag: 'ru', ask: 'its name in Russian', suggest: (_, { en = '' }) => en },
  { flag: 'motif', ask: 'the theme whose symbols and lettering it has', suggest: () => 'sea' },
  {
    flag: 'hero-en',
    ask: 'what its hero is in English, as in “3 × coral”',
    suggest: (_, { en = '' }) => en.toLowerCase(),
  },
  { flag: 'hero-ru', ask: 'what its hero is in Russian, as in «3 × коралл»', suggest: () => 'герой' },
  { flag: 'engine', ask: 'its engine', suggest: () => 'slot', choices: () => slotEngines },
  {
    flag: 'profile',
    ask: 'the profile, which decides what it pays',
    suggest: (_, { engine }) => listProfiles(findEngine(engine) ?? 'slot')[0] ?? '',
    choices: ({ engine }) => listProfiles(findEngine(engine) ?? 'slot'),
  },
  { flag: 'studio', ask: 'its studio', suggest: (_, { motif }, root) => getSister(root, motif).game.studio },
  {
    flag: 'sign',
    ask: 'the lines of its sign, with / between them',
    suggest: (_, { en = '' }) => splitSign(en),
  },
  { flag: 'hue', ask: 'the hue of its colours, 0 to 359', suggest: () => '200' },
  {
    flag: 'backdrop',
    ask: 'its backdrop',
    suggest: (_, { motif }, root) => getSister(root, motif).world.backdrop,
    choices: (_, root) => backdropsOf(root),
  },
  {
    flag: 'frame',
    ask: 'the frame of its reels',
    suggest: (_, { motif }, root) => getSister(root, motif).world.frame,
    choices: () => looks.frame.options,
  },
  {
    flag: 'particles',
    ask: 'what flies at large wins',
    suggest: (_, { motif }, root) => getSister(root, motif).world.particles ?? looks.particles.default,
    choices: () => looks.particles.wrapped.options,
  },
  {
    flag: 'sound',
    ask: 'the family of its music',
    suggest: (_, { motif }, root) => getSister(root, motif).world.sound ?? looks.sound.default,
    choices: () => looks.sound.wrapped.options,
  },
]

/** A slot with a world of its own: its content, and its art with a stand-in for the hero. */
export const world: Kind = {
  templates: 'world',
  questions,
  lists: ({ kebab, pascal }, _, { motif, sign = '', hue }) => [
    {
      path: 'art/covers/catalogue.ts',
      edits: [
        {
          anchor: /(\{ slug: .+\n\s*)+(?=\])/,
          insert: `  { slug: '${kebab}', motif: '${motif}', variant: '${kebab}', title: ${writeList(sign.split('/'))} },\n`,
        },
      ],
    },
    {
      path: `art/motifs/${motif}.ts`,
      edits: [
        { anchor: /^/, insert: `import { drawStandIn${pascal} } from '../heroes/${kebab}.ts'\n` },
        {
          anchor: /\n {2}variants: \[\n(?: {4}.*\n)+(?= {2}\],\n)/,
          insert: writeVariant(kebab, pascal, readHue(hue)),
        },
      ],
    },
  ],
  derive({ kebab }, root, answers) {
    const path = `content/worlds/${kebab}.yaml`
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`)
    if (readYaml<Game[]>(root, 'games.yaml').some(({ slug }) => slug === kebab))
      throw new Error(`A game '${kebab}' exists already in content/games.yaml.`)
    return [
      { path, text: writeWorld(kebab, root, answers) },
      {
        path: 'content/games.yaml',
        text: `${readFileSync(join(root, 'content/games.yaml'), 'utf8').trimEnd()}\n\n${writeGame(kebab, answers)}`,
      },
    ]
  },
  command: ({ kebab }) => ['art/main.ts', '--only', 'covers,symbols', kebab],
  next: [
    'npm run dev, then play it',
    'draw its hero in art/heroes and name the function without StandIn: npm run art -- --check asks for it',
    'names and symbols of its own in content/worlds',
    'npm run verify',
  ],
}

const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
const writeList = (texts: readonly string[]): string => `[${texts.map(quote).join(', ')}]`

function writeVariant(name: string, pascal: string, hue: number): string {
  const fields = Object.entries({ name, ...buildPalette(hue) }).map(
    ([field, value]) => `      ${field}: ${Array.isArray(value) ? writeList(value) : quote(value)},`,
  )
  return ['    {', ...fields, `      drawHero: drawStandIn${pascal},`, '    },', ''].join('\n')
}

/** Lists on one line, as in the files around it. */
function writeYaml(value: unknown): string {
  return stringify(value, { singleQuote: true }).replaceAll(
    /:\n((?: +- .+\n)+)/g,
    (_, items: string) => `: [${items.trim().replaceAll(/^ *- /gm, '').split('\n').join(', ')}]\n`,
  )
}

function readHue(hue = ''): number {
  if (!/^\d{1,3}$/.test(hue) || Number(hue) > 359)
    throw new Error(`A hue is a number from 0 to 359, not '${hue}'.`)
  return Number(hue)
}

function writeWorld(slug: string, root: string, answers: Answers): string {
  const { world: sister } = getSister(root, answers['motif'])
  const name = (locale: 'ru' | 'en') => ({ ...sister.names[locale], seven: answers[`hero-${locale}`] })
  return writeYaml({
    slug,
    symbols: sister.symbols,
    own: { ...sister.own, seven: `${slug}/hero`, wild: `${slug}/wild`, scatter: `${slug}/scatter` },
    backdrop: answers['backdrop'],
    frame: answers['frame'],
    particles: answers['particles'],
    sound: answers['sound'],
    colours: buildWorldColours(readHue(answers['hue'])),
    names: { ru: name('ru'), en: name('en') },
  })
}

function writeGame(slug: string, { ru, en, studio, motif, engine, profile }: Answers): string {
  return writeYaml([
    {
      slug,
      name: ru,
      ...(en === ru ? {} : { names: { en } }),
      studio,
      categories: ['slots'],
      badges: [],
      theme: motif,
      world: slug,
      engine,
      profile,
      allowBonusBalance: false,
      hasDemo: true,
    },
  ])
}
