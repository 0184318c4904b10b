import type { Prize } from '@yanta/contract'

/** `1`, or `2–5`. */
export function writePlaces({ from, to }: NonNullable<Prize['places']>): string {
  return from === to ? String(from) : `${from}–${to}`
}

/** `077 514`. */
export function writeTicket(ticket: string): string {
  return ticket.replace(/^(\d{3})(\d{3})$/, '$1\u00a0$2')
}
