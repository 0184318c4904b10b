// The press of the button that pays: one deposit for each, however often it is sent, and the provider's page in a window of its own.
import {
  createRbkInvoice,
  openDeposit,
  openMarbellaDeposit,
  type Deposit,
  type PaymentFlow,
  type PaymentSystem,
} from '@yanta/contract'
import { useRef } from 'react'
import { createRequestKey } from '../../../browser/request-key.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal, Result } from '../../../data/api/result.ts'
import { type Action, useAction } from '../../../data/use-action.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useIsHere } from '../../../ui/use-is-here.ts'
import { isUnanswered, pressAgain, type DepositWish, type Press } from '../deposit/press-key.ts'
import { openCheckout } from './checkout.ts'
import { recordExit, recordOpened, recordShown } from './opened-deposits.ts'
import './provider.messages.json'
import type { ProviderPage } from './provider-page.ts'
import { openProviderWindow, type ProviderWindow } from './provider-window.ts'

export type OpenDeposit = Action<[system: PaymentSystem, wish: DepositWish], Refusal<string>>

/**
 * @param returnQuery of the screen that the player comes back to
 * @param onOpened its page is shown, or can be opened by a link
 */
export function useOpenDeposit(returnQuery: string, onOpened: (deposit: Deposit) => void): OpenDeposit {
  const { t } = useI18n()
  const unanswered = useRef<Press | null>(null)
  const isHere = useIsHere()
  return useAction(async ({ flow }: PaymentSystem, wish: DepositWish) => {
    // Before anything is waited for.
    const window = flow === 'rbk' ? null : openProviderWindow(t('cashbox.provider.opening'))
    let isShown = false
    try {
      const press = pressAgain(unanswered.current, wish, createRequestKey)
      unanswered.current = press
      const result = await callToOpen(flow, press, returnQuery)
      if (!result.ok) {
        if (!isUnanswered(result.refusal.code)) unanswered.current = null
        return result.refusal
      }
      unanswered.current = null
      const { deposit, page } = result.value
      recordOpened(deposit, page)
      isShown = await showPage(deposit.id, page, window)
      recordShown(deposit.id, isShown)
      if (isHere.current) onOpened(deposit)
    } finally {
      // One that shows no page of the provider's shows nothing.
      if (!isShown) window?.close()
    }
  })
}

function showPage(id: string, page: ProviderPage, window: ProviderWindow | null): boolean | Promise<boolean> {
  if (page.kind === 'checkout') return openCheckout(page, () => recordExit(id))
  return window?.show(page) ?? false
}

type Opened = Result<{ deposit: Deposit; page: ProviderPage }, string>

async function callToOpen(flow: PaymentFlow, { wish, key }: Press, qs: string): Promise<Opened> {
  const { method, amount, gift } = wish
  switch (flow) {
    case 'form': {
      const body = { dep_qs: { method, amount, gift, key }, qs }
      return withPage(await browserCall(openDeposit, { body }), ({ url, method: how, fields }) => ({
        kind: 'form',
        url,
        method: how,
        fields,
      }))
    }
    case 'marbella': {
      const input = {
        params: { method, amount: String(amount) },
        query: { key, ...(gift !== null && { gift }) },
      }
      return withPage(await browserCall(openMarbellaDeposit, input), ({ redirectUrl: url }) => ({
        kind: 'address',
        url,
      }))
    }
    case 'rbk':
      return withPage(
        await browserCall(createRbkInvoice, { body: { method, amount, gift, key } }),
        ({ invoice, scriptUrl }) => ({ kind: 'checkout', invoice, scriptUrl }),
      )
  }
}

function withPage<Answer extends { deposit: Deposit }>(
  result: Result<Answer, string>,
  pageOf: (answer: Answer) => ProviderPage,
): Opened {
  return result.ok
    ? { ok: true, value: { deposit: result.value.deposit, page: pageOf(result.value) } }
    : result
}
