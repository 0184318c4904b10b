// Computes which characters of an amount roll when it changes, counted from the right like a mechanical counter. Pure.
export interface Digit {
  /** Index from the right: a digit's index stays the same when the amount grows longer. */
  place: number
  text: string
  /** Whether the digit is animated. */
  isRolling: boolean
  delayMs: number
}

const stepMs = 40

/** Digits of `text`, those that differ from `before` rolling one after the other, right to left. */
export function buildDigits(text: string, before: string): Digit[] {
  let rolling = 0
  const digits: Digit[] = []
  for (let place = 0; place < text.length; place++) {
    const character = text[text.length - 1 - place]!
    const isRolling = before !== '' && /\d/.test(character) && character !== before[before.length - 1 - place]
    digits.unshift({ place, text: character, isRolling, delayMs: isRolling ? rolling++ * stepMs : 0 })
  }
  return digits
}
