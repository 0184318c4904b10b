// The rules of one instance of a promotion, copied from its entry when the instance is created.
import type { PromotionEntry } from '@yanta/content'
import { getPromotionPage } from '@yanta/contract'
import type { Contest } from '../contests/contests.service.ts'

const copied = [
  'template',
  'currency',
  'additionalCurrency',
  'points',
  'pointsPerTicket',
  'joinButton',
  'highFives',
  'pool',
  'prizes',
  'flasks',
  'duckHunt',
  'birthday',
] as const

export interface PromotionTerms extends Pick<PromotionEntry, (typeof copied)[number]> {
  /** How long after the end winners are drawn at the earliest. */
  drawAfterMinutes: number
}

/** An instance of a promotion. */
export type PromotionContest = Contest<PromotionTerms>

export function buildPromotionTerms(entry: PromotionEntry): PromotionTerms {
  const rules = Object.fromEntries(copied.map((field) => [field, entry[field]]))
  return {
    ...(rules as Pick<PromotionEntry, (typeof copied)[number]>),
    drawAfterMinutes: Number.parseInt(entry.drawAfter, 10),
  }
}

/** Prizes that winners are drawn for: those of a lottery that have no price. */
export function listDrawnPrizes({ prizes, template }: PromotionTerms): PromotionTerms['prizes'] {
  return getPromotionPage(template) === 'lottery' ? prizes.filter(({ price }) => price === undefined) : []
}

/** Whether winners are known. */
export function isDrawn(state: PromotionContest['state']): boolean {
  return state === 'drawn' || state === 'finished'
}
