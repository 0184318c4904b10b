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
}

export const openedDeposits = createStore<Record<string, OpenedDeposit>>(() => ({}))

export function recordOpened(opened: OpenedDeposit): void {
  openedDeposits.setState({ [opened.deposit.id]: opened })
}

export function recordShown(id: string, isShown: boolean): void {
  openedDeposits.setState((all) => (all[id] ? { [id]: { ...all[id], isShown } } : all))
}

addResettableStore(() => openedDeposits.setState({}, true))
