/** The tabs of the cashbox, by their names in its address. */
const cashboxTabs = ['deposit', 'payout', 'history'] as const
export type CashboxTab = (typeof cashboxTabs)[number]

/** Whose account is closed for play can't deposit, but may still see how a deposit that they have made ends. */
export function listCashboxTabs(query: URLSearchParams, isExcluded: boolean): readonly CashboxTab[] {
  return cashboxTabs.filter((name) => name !== 'deposit' || !isExcluded || query.get('deposit'))
}

/** The one that the address names, or else the first. */
export function findCashboxTab(query: URLSearchParams, tabs: readonly CashboxTab[]): CashboxTab {
  return tabs.find((name) => name === query.get('tab')) ?? tabs[0] ?? 'history'
}
