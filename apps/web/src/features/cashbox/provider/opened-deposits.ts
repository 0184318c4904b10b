// The deposits opened in this tab, with the page each is paid on: a window that was blocked or closed can be opened again.
import type { Deposit } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../../browser/resettable-stores.ts'
import type { ProviderPage } from './provider-page.ts'

interface OpenedDeposit {
  deposit: Deposit
  page: ProviderPage
  /** Its window is open, as far as this tab knows; false where the browser blocked it. */
  isShown: boolean
  /** How often the provider's own window was left. */
  exits: number
}

export const openedDeposits = createStore<Record<string, OpenedDeposit>>(() => ({}))

export function recordOpened(deposit: Deposit, page: ProviderPage): void {
  openedDeposits.setState({ [deposit.id]: { deposit, page, isShown: true, exits: 0 } })
}

export function recordShown(id: string, isShown: boolean): void {
  change(id, () => ({ isShown }))
}

export function recordExit(id: string): void {
  change(id, ({ exits }) => ({ exits: exits + 1 }))
}

function change(id: string, part: (opened: OpenedDeposit) => Partial<OpenedDeposit>): void {
  openedDeposits.setState((all) => (all[id] ? { [id]: { ...all[id], ...part(all[id]) } } : all))
}

addResettableStore(() => openedDeposits.setState({}, true))
