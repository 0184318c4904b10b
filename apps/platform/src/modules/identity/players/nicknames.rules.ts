// Players' public names. Pure but for the random function passed in.
import { findNicknameProblem, nicknameLength } from '@yanta/contract/field-rules'

/** A whole number from `from` up to, but without, `to`. */
export type Dice = (from: number, to: number) => number

/** Staff names; a player's name must not begin or end with one. */
const staff = ['admin', 'administrator', 'support', 'moderator', 'official', 'operator', 'staff']
/** Too short to be searched inside other words. */
const staffAlone = ['mod', 'gm', 'help', 'system', 'root']
const lookAlikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Whether a nickname could be taken for the site's own, also with digits for letters, or has no letter or digit at all. `brandNames` in any case. */
export function isReservedNickname(nickname: string, brandNames: readonly string[]): boolean {
  const brands = brandNames
    .map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
    .filter((name) => name.length >= nicknameLength.min)
  const typed = nickname.toLowerCase()
  if (!/[a-z\d]/.test(typed)) return true
  return [typed, typed.replace(/\d/g, (digit) => lookAlikes[digit] ?? digit)].some((text) => {
    const [whole, parts] = [text.replace(/[.-]/g, ''), text.split(/[.-]/)]
    const bare = [whole, ...parts].map((part) => part.replace(/^\d+|\d+$/g, ''))
    return bare.some(
      (part) =>
        staffAlone.includes(part) ||
        [...staff, ...brands].some((word) => part.startsWith(word) || part.endsWith(word)),
    )
  })
}

const adjectives = [
  'Amber',
  'Golden',
  'Honey',
  'Polar',
  'Velvet',
  'Silent',
  'Lucky',
  'Northern',
  'Bright',
  'Swift',
  'Misty',
  'Copper',
]
const nouns = [
  'Fox',
  'Otter',
  'Heron',
  'Comet',
  'Pine',
  'Wave',
  'Lantern',
  'Ember',
  'Falcon',
  'Lynx',
  'Harbor',
  'Marten',
]

/** A generated name, such as AmberOtter4821. */
export function makeNickname(roll: Dice): string {
  return `${adjectives[roll(0, adjectives.length)]}${nouns[roll(0, nouns.length)]}${roll(10, 10_000)}`
}

/** Names similar to a wanted one; generated ones when nothing of it can be used. */
export function makeSimilarNicknames(wanted: string, roll: Dice, count: number): string[] {
  const stem = wanted.replace(/[\d.-]+$/, '').slice(0, nicknameLength.max - 5)
  const make = (at: number) =>
    stem === '' ? makeNickname(roll) : `${stem}${['', '.', '-'][at % 3]}${roll(10, 10 ** (2 + (at % 3)))}`
  return [...new Set(Array.from({ length: count }, (_, at) => make(at)))].filter(
    (name) => findNicknameProblem(name) === null,
  )
}
