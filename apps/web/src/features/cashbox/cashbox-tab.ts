/** The tabs of the cashbox, by their names in its address. */
export const cashboxTabs = ['deposit', 'payout', 'history'] as const
export type CashboxTab = (typeof cashboxTabs)[number]

/** Anything else selects the first. */
export function findCashboxTab(query: URLSearchParams): CashboxTab {
  return cashboxTabs.find((name) => name === query.get('tab')) ?? 'deposit'
}
