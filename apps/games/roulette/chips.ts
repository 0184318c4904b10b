// Chips as elements: a colour per value, a short amount on the face.
import type { Locale } from '@yanta/contract'
import { h, setText } from '../kit/dom.ts'
import { findPileChip } from './layout.ts'

const shortUnits: Record<Locale, readonly [thousand: string, million: string]> = {
  ru: ['к', 'М'],
  en: ['K', 'M'],
}

/** An amount short enough for a chip: `50`, `1к`, `2,5к`, `0,5`. `minor` in minor units. */
export function writeShort(minor: number, locale: Locale): string {
  const major = minor / 100
  const [thousand, million] = shortUnits[locale]
  const write = (value: number, unit: string): string =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 100 ? 2 : 0, useGrouping: false }).format(value)}${unit}`
  if (major >= 1_000_000) return write(major / 1_000_000, million)
  return major >= 1000 ? write(major / 1000, thousand) : write(major, '')
}

/** The face of a chip; `dressChip` sets its value. */
export function buildChip(className: string): HTMLElement {
  return h('span', { class: `chip ${className}` }, h('span', {}))
}

export function dressChip(chip: HTMLElement, amount: number, chips: readonly number[], locale: Locale): void {
  const text = writeShort(amount, locale)
  chip.dataset['value'] = String(Math.max(0, findPileChip(amount, chips)))
  chip.classList.toggle('chip--long', text.length > 3)
  setText(chip.firstElementChild!, text)
}
