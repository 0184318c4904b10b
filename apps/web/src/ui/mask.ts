// A mask such as `+7 (###) ###-##-##`: `#` stands for a digit, everything else for itself.

/** What the masking library wants: one expression per digit, the rest as it is. */
export function parseMask(mask: string): (string | RegExp)[] {
  return [...mask].map((character) => (character === '#' ? /\d/ : character))
}

/** The part of the mask behind the text typed so far, with `_` for each digit still missing. */
export function findMissing(mask: string, typed: string): string {
  return mask.slice(typed.length).replaceAll('#', '_')
}
