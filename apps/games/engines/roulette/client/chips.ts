// Chips as elements: a colour per value, a short amount on the face.
import type { Locale } from '@yanta/contract'
import { formatShortAmount } from '@yanta/i18n'
import { h, setText } from '../../../kit/dom.ts'
import { findPileChip } from './layout.ts'

/** The face of a chip; `dressChip` sets its value. */
export function buildChip(className: string): HTMLElement {
  return h('span', { class: `chip ${className}` }, h('span', {}))
}

export function dressChip(chip: HTMLElement, amount: number, chips: readonly number[], locale: Locale): void {
  const text = formatShortAmount(amount, locale)
  chip.dataset['value'] = String(Math.max(0, findPileChip(amount, chips)))
  chip.classList.toggle('chip--long', text.length > 3)
  setText(chip.firstElementChild!, text)
}
