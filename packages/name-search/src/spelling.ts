// Normalisation of spellings: letters without case and accents, both alphabets by their sound, both keyboards.

/** Lower case without accents: `Ё` is `е`, `й` is `и`, `É` is `e`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}

/** The words of a name in plain letters; apostrophes do not separate words. */
export function splitName(name: string): string[] {
  return listWords(plainLetters(name).replace(/['’`´ʼ]/g, ''))
}

/** Possessors in a name: `jack` for `Jack's Grin`. */
export function listOwnersInName(name: string): string[] {
  return [...plainLetters(name).matchAll(/(\p{L}+)['’]s(?!\p{L})/gu)].map(([, word]) => word!)
}

function listWords(letters: string): string[] {
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

const latinLetters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
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
  х: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

const sounds: Record<string, string> = {
  shch: 'sh',
  sch: 'sh',
  sh: 'sh',
  tch: 'ch',
  ch: 'ch',
  dzh: 'zh',
  dj: 'zh',
  zh: 'zh',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  th: 't',
  wh: 'v',
  ts: 's',
  tz: 's',
  ck: 'k',
  qu: 'kv',
  yo: 'e',
  ye: 'e',
  oe: 'e',
  ie: 'e',
  oo: 'u',
  ou: 'u',
  ee: 'i',
  q: 'k',
  x: 'ks',
  w: 'v',
  j: 'zh',
  y: 'i',
  c: 'k',
}
const soft = /c(?=[eiy])/g
/** `j` for `й`. */
const short = /(?<=[aeiouy])j(?![aeiouy])/g
const letters = new RegExp(Object.keys(sounds).join('|'), 'g')

/** The sound of a word in plain letters, in Latin letters: the same for `неон` and `neon`, `игорь` and `igor`, `клёв` and `kloev`. */
export function soundOf(word: string): string {
  return word
    .replace(/[а-яєіґ]/g, (letter) => latinLetters[letter] ?? letter)
    .replace(soft, 's')
    .replace(short, 'i')
    .replace(letters, (found) => sounds[found]!)
    .replace(/([a-z])\1+/g, '$1')
}

/** The consonants of a sound, and whether it begins with one: equal for an English word and its Russian spelling by ear, such as `дайс` for `dice`. */
export function skeletonOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, '*')
    .replace(/[aeiou]+/g, '')
    .replace(/z/g, 's')
    .replace(/([a-z])\1+/g, '$1')
}

const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'
const otherKeyboard = new Map<string, string>([
  ...[...latinKeys].map((key, index) => [key, russianKeys[index]!] as const),
  // Of two keys for a letter the first is the one without Shift.
  ...[...russianKeys].map((key, index) => [key, latinKeys[index]!] as const).toReversed(),
])

/** The text of the same keys on the other keyboard: `ytjy` is `неон`, `тущт` is `neon`. */
export function switchKeyboard(text: string): string {
  return [...text.toLowerCase()].map((key) => otherKeyboard.get(key) ?? key).join('')
}
