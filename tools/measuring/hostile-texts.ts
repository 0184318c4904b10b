// Texts that make a careless pattern backtrack over the same characters, and the work they cause. Work is
// compared with that for an ordinary text of the same length, never with a clock.

/** A quarter of the largest request of a stranger: enough to recognise growth. */
const usualLength = 16 * 1024

const pieces = [
  ...[
    'a',
    '1',
    '1 ',
    '.',
    '-',
    '_',
    ' ',
    '"',
    "'",
    '\\',
    '\n',
    '@',
    '%',
    '%40',
    '%20',
    '%2D',
    '%3D',
    '١',
    'я',
  ],
  ...['a.', 'a@', 'a@a.', 'a%40', 'Aa1_', 'abcdef12-', '1234-56-78', 'x'.repeat(31)],
  ...['eyJ', 'eyJ-', '-eyJ', 'eyJabcdef-', '.eyJabcdef'],
  ...['Bearer ', 'token', 'token=', 'token="', "token='", 'token="\\', 'code', 'code=', 'pass=', 'пароль='],
  ...['/new-password/', 'new-password%2f', '?token=', '"hash":"', '"hash":[', '"hash":', '[', '{', '{"a":'],
  ...['{},', '{"a":1},', '"\\u0061":1,'],
]

export interface HostileText {
  name: string
  text: string
}

/** Each piece repeated, alone, without its end, and between two of them. */
export function listHostileTexts(length = usualLength): HostileText[] {
  const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  return pieces.flatMap((piece) => [
    { name: JSON.stringify(piece), text: fill(piece) },
    { name: `${JSON.stringify(piece)} and an end`, text: `${fill(piece)}!` },
    { name: `a quote and ${JSON.stringify(piece)}`, text: `"${fill(piece)}` },
    { name: `${JSON.stringify(piece)} and more`, text: fill(`${piece}eyJ-token="1@`) },
  ])
}

/** What a browser really reports. */
export function buildOrdinaryText(length = usualLength): string {
  const line =
    'TypeError: x is not a function at play (https://casino.example/assets/site-1a2b3c4d5e.js:1:20456)\n'
  return line.repeat(Math.ceil(length / line.length)).slice(0, length)
}

/** Time in microseconds: the least of several runs, because other load only adds to it. */
export function measureWork(work: () => unknown, tries = 3): number {
  let least = Infinity
  for (let time = 0; time < tries; time += 1) {
    const before = performance.now()
    work()
    least = Math.min(least, (performance.now() - before) * 1000)
  }
  return least
}

export interface Costliest {
  name: string
  /** Multiple of the work for an ordinary text of its length. */
  factor: number
  ordinaryMs: number
}

/** The text that costs the most to read. */
export function findCostliest(read: (text: string) => unknown, length = usualLength): Costliest {
  const ordinary = buildOrdinaryText(length)
  // Compiled before anything is measured.
  for (let time = 0; time < 20; time += 1) read(ordinary)
  const usual = Math.max(
    measureWork(() => read(ordinary)),
    leastWork,
  )
  const costs = listHostileTexts(length)
    .map(({ name, text }) => ({ name, text, work: measureWork(() => read(text)) }))
    .toSorted((a, b) => b.work - a.work)
  // Three runs may all have been disturbed: those that seem to cost the most are measured longer.
  for (const cost of costs.slice(0, 5))
    cost.work = Math.min(
      cost.work,
      measureWork(() => read(cost.text), 30),
    )
  const { name, work } = costs.toSorted((a, b) => b.work - a.work)[0]!
  return { name, factor: work / usual, ordinaryMs: usual / 1000 }
}

/** Shorter times, in microseconds, are too inexact to compare. */
const leastWork = 100
