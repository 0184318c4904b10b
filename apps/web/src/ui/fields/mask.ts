// Masks. Of digits: `+7 (###) ###-##-##`, where `#` stands for a digit and everything else for itself. Of sums: digits in
// groups of three and a fraction of two. Pure.

type Pattern = (string | RegExp)[]

/** What the masking library wants: one expression per digit, the rest as it is. */
export function parseMask(mask: string): Pattern {
  return [...mask].map((character) => (character === '#' ? /\d/ : character))
}

/** The part of the mask behind the text typed so far, with `_` for each digit still missing. */
export function findMissing(mask: string, typed: string): string {
  return mask.slice(typed.length).replaceAll('#', '_')
}

export interface NumberSigns {
  /** Between groups of three digits. */
  group: string
  /** Before the fraction; absent where there is none. */
  decimal?: string
}

/** The pattern of a sum of as many digits as `text` has. */
export function buildSumMask(text: string, { group, decimal }: NumberSigns): Pattern {
  const [whole = '', fraction] = decimal ? text.split(decimal) : [text]
  const count = whole.replace(/\D/g, '').length
  const digits = Array.from({ length: Math.max(1, count) }, (_, index) => {
    const isStart = index > 0 && (count - index) % 3 === 0
    return isStart ? [group, /\d/] : [/\d/]
  }).flat()
  return decimal && fraction !== undefined ? [...digits, decimal, /\d/, /\d/] : digits
}

/** Typed or pasted signs of a sum, written anywhere in the world: the last point or comma before one or two digits begins the fraction. */
export function readTypedSum(typed: string, decimal: string | undefined): string {
  if (/^[.,]$/.test(typed)) return decimal ?? ''
  const [, whole = typed, fraction] = /^(.*)[.,](\d{1,2})$/.exec(typed.replace(/[^\d.,]/g, '')) ?? []
  return whole.replace(/\D/g, '') + (decimal && fraction ? decimal + fraction : '')
}
