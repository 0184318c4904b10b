// Names of the spots of the table, for buttons, notices and the verifier.
import type { Locale } from '@yanta/contract'
import { findSpot, type BetKind, type Spot } from '@yanta/game-rules/roulette'

const ru: Record<BetKind, string> = {
  straight: 'номер {numbers}',
  split: 'сплит {numbers}',
  street: 'стрит {numbers}',
  trio: 'трио {numbers}',
  corner: 'каре {numbers}',
  firstFour: 'первые четыре {numbers}',
  sixLine: 'сикслайн {numbers}',
  column: '{nth} колонка',
  dozen: '{nth} дюжина',
  red: 'красное',
  black: 'чёрное',
  even: 'чёт',
  odd: 'нечет',
  low: '1–18',
  high: '19–36',
}
const en: Record<BetKind, string> = {
  straight: 'number {numbers}',
  split: 'split {numbers}',
  street: 'street {numbers}',
  trio: 'trio {numbers}',
  corner: 'corner {numbers}',
  firstFour: 'first four {numbers}',
  sixLine: 'six line {numbers}',
  column: '{nth} column',
  dozen: '{nth} 12',
  red: 'red',
  black: 'black',
  even: 'even',
  odd: 'odd',
  low: '1–18',
  high: '19–36',
}
const names: Record<Locale, Record<BetKind, string>> = { ru, en }
const ordinals: Record<Locale, Record<string, string>> = {
  ru: { 1: '1-я', 2: '2-я', 3: '3-я' },
  en: { 1: '1st', 2: '2nd', 3: '3rd' },
}

const kindNames: Record<Locale, Record<BetKind, string>> = {
  ru: {
    straight: 'Номер',
    split: 'Сплит',
    street: 'Стрит',
    trio: 'Трио с зеро',
    corner: 'Каре',
    firstFour: 'Первые четыре',
    sixLine: 'Сикслайн',
    column: 'Колонка',
    dozen: 'Дюжина',
    red: 'Красное',
    black: 'Чёрное',
    even: 'Чёт',
    odd: 'Нечет',
    low: '1–18',
    high: '19–36',
  },
  en: {
    straight: 'Straight up',
    split: 'Split',
    street: 'Street',
    trio: 'Trio with zero',
    corner: 'Corner',
    firstFour: 'First four',
    sixLine: 'Six line',
    column: 'Column',
    dozen: 'Dozen',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
  },
}

/** `сплит 17, 20`, `2nd 12`; six lines and streets are named by their ends. */
export function nameSpot({ id, kind, numbers }: Spot, locale: Locale): string {
  const isRow = kind === 'street' || kind === 'sixLine'
  return names[locale][kind]
    .replace('{numbers}', isRow ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', '))
    .replace('{nth}', ordinals[locale][id.at(-1)!] ?? '')
}

export function nameBet(id: string, locale: Locale): string {
  const spot = findSpot(id)
  return spot ? nameSpot(spot, locale) : id
}

export function nameKind(kind: BetKind, locale: Locale): string {
  return kindNames[locale][kind]
}
