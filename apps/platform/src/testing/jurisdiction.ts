import type { Jurisdiction } from '@yanta/content'

/** What the content calls international: the rules of tests without content. A test compares the two. */
export const international: Jurisdiction = {
  demoForGuests: true,
  payoutCancel: true,
  minRoundMs: { slots: 0, other: 0 },
  autoplay: true,
  turbo: true,
  featureBuy: true,
  anteBet: true,
  maxStake: null,
  realityCheckMinutes: { usual: 60, mayBeOff: true },
  showRtp: false,
  showNet: false,
  mostWager: null,
  celebrateReturns: true,
  unitName: 'dollar',
  winback: true,
  promoPopup: true,
  documentsFromPayouts: 10_000_000,
}
