import type { Locale } from '@yanta/contract'
import type { StatementLine } from './statement.rules.ts'

export interface StatementWords {
  title: string
  profile: (number: string) => string
  period: (from: string, to: string) => string
  opening: string
  closing: string
  sums: Record<
    'deposits' | 'payouts' | 'staked' | 'won' | 'net' | 'converted' | 'gifts' | 'corrections',
    string
  >
  lines: Record<StatementLine['kind'], string>
  /** A day of rounds. */
  play: string
  /** What stands for the lines of a part that was left out. */
  rest: Record<'payments' | 'play' | 'gifts', string>
  parts: Record<'payments' | 'play' | 'gifts', string>
  columns: Record<'date' | 'operation' | 'details' | 'staked' | 'won' | 'amount' | 'currency', string>
  empty: string
  signed: (date: string, zone: string, player: string) => string
  page: (page: number, pages: number) => string
}

export const statementWords: Record<Locale, StatementWords> = {
  ru: {
    title: 'Выписка по счёту',
    profile: (number) => `Профиль № ${number}`,
    period: (from, to) => `${from} – ${to}`,
    opening: 'Остаток на начало',
    closing: 'Остаток на конец',
    sums: {
      deposits: 'Пополнения',
      payouts: 'Выводы',
      staked: 'Ставки',
      won: 'Выигрыши',
      net: 'Итог игры',
      converted: 'Отыгранные бонусы',
      gifts: 'Подарки',
      corrections: 'Корректировки',
    },
    lines: {
      deposit: 'Пополнение',
      deposit_reversal: 'Отмена пополнения',
      payout: 'Вывод',
      payout_return: 'Возврат вывода',
      converted: 'Отыгранный бонус',
      gift: 'Подарок',
      winback: 'Винбэк',
      correction: 'Корректировка',
    },
    play: 'Игра за день',
    rest: {
      payments: 'Пополнения и выводы за период',
      play: 'Игра за период',
      gifts: 'Подарки и бонусы за период',
    },
    parts: {
      payments: 'Пополнения и выводы',
      play: 'Ставки и выигрыши по дням',
      gifts: 'Подарки, бонусы и корректировки',
    },
    columns: {
      date: 'Дата',
      operation: 'Операция',
      details: 'Подробности',
      staked: 'Ставки',
      won: 'Выигрыши',
      amount: 'Сумма',
      currency: 'Валюта',
    },
    empty: 'За этот период движений не было.',
    signed: (date, zone, player) => `Составлена ${date} (${zone}), профиль № ${player}`,
    page: (page, pages) => `Страница ${page} из ${pages}`,
  },
  en: {
    title: 'Account statement',
    profile: (number) => `Profile no. ${number}`,
    period: (from, to) => `${from} – ${to}`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    sums: {
      deposits: 'Deposits',
      payouts: 'Withdrawals',
      staked: 'Stakes',
      won: 'Wins',
      net: 'Result of play',
      converted: 'Converted bonuses',
      gifts: 'Gifts',
      corrections: 'Corrections',
    },
    lines: {
      deposit: 'Deposit',
      deposit_reversal: 'Deposit taken back',
      payout: 'Withdrawal',
      payout_return: 'Withdrawal returned',
      converted: 'Converted bonus',
      gift: 'Gift',
      winback: 'Winback',
      correction: 'Correction',
    },
    play: 'Play of the day',
    rest: {
      payments: 'Deposits and withdrawals of the period',
      play: 'Play of the period',
      gifts: 'Gifts and bonuses of the period',
    },
    parts: {
      payments: 'Deposits and withdrawals',
      play: 'Stakes and wins by day',
      gifts: 'Gifts, bonuses and corrections',
    },
    columns: {
      date: 'Date',
      operation: 'Operation',
      details: 'Details',
      staked: 'Stakes',
      won: 'Wins',
      amount: 'Amount',
      currency: 'Currency',
    },
    empty: 'No transactions in this period.',
    signed: (date, zone, player) => `Made on ${date} (${zone}), profile no. ${player}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
