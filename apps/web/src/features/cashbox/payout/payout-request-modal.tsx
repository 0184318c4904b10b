// A payout is confirmed: first what burns with it [5.27], then a code of the player's phone [2.63]. One request has one key, so that a
// repetition after a lost answer makes no second one.
import {
  type Currency,
  type Payout,
  type PayoutSystem,
  countPayoutGifts,
  sendPayoutCode,
} from '@yanta/contract'
import { maskTarget, readPayoutField } from '@yanta/contract/payout-fields'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { createRequestKey } from '../../../browser/request-key.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
import { describeCodeStop } from '../../../domain/codes/code-words.ts'
import { useSentCode } from '../../../domain/codes/use-sent-code.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Result } from '../../../ui/feedback/result.tsx'
import { WizardDialog } from '../../../ui/overlays/wizard.tsx'
import { PayoutCodeStep, PayoutLimitStep } from './payout-code-step.tsx'
import { PayoutLossesStep } from './payout-losses-step.tsx'
import '../cashbox.messages.json'
import './payout.messages.json'
import { addressRequest, advanceRequest, canConfirm, openRequest, routeRefusal } from './payout-request.ts'

/** What the form has found right. */
export interface PayoutWish {
  system: PayoutSystem
  amount: number
  currency: Currency
  /** As they were typed. */
  fields: Readonly<Record<string, string>>
  /** What could be paid out, in minor units. */
  available: number
  /** That is sent the code, masked. */
  phone: string
  hasBonus: boolean
}

export interface PayoutRequestProps {
  request: PayoutWish
  /** The form is to say why, and the dialog closes. */
  onRefused: (refusal: Refusal<string>) => void
  onDone: (payout: Payout) => void
}

export function PayoutRequestModal({
  request,
  onRefused,
  onDone,
  onClose,
}: PayoutRequestProps & { onClose: () => void }) {
  const { t, moneyRange } = useI18n()
  const { system, amount, currency, phone } = request
  const [key] = useState(createRequestKey)
  const [state, dispatch] = useReducer(advanceRequest, request.hasBonus, openRequest)
  const { step, losses } = state
  const refuse = (refusal: Refusal<string>) => {
    const route = routeRefusal(refusal.code)
    if (route === 'form') {
      onClose()
      onRefused(refusal)
    } else if (route !== 'code') dispatch({ type: 'obstructed', obstacle: route })
  }
  const code = useSentCode<Payout>({
    purpose: 'payout',
    async send() {
      const result = await callWithCaptcha(sendPayoutCode, { body: {} })
      if (!result.ok) {
        refuse(result.refusal)
        return result
      }
      const { code: sent } = result.value
      if (sent) return { ok: true, value: { ...sent, codeId: sent.expiresAt } }
      return { ok: false, refusal: { code: 'code_limit_reached', status: 200, errors: [] } }
    },
    async check({ code: digits }) {
      const result = await browserCall(addressRequest(system), {
        params: { method: system.key },
        body: {
          amount,
          fields: { ...request.fields },
          code: digits,
          gifts: (losses?.gifts ?? []).map(({ id }) => id),
          givesUpBonus: state.hasBonus && state.givesUpBonus,
          key,
        },
      })
      if (!result.ok) refuse(result.refusal)
      return result
    },
    onProven(payout) {
      onClose()
      onDone(payout)
    },
  })
  // No code can be sent or tried [8.39-8.40].
  const stop = describeCodeStop(t, code, phone)

  const load = useEffectEvent(async () => {
    const result = await browserCall(countPayoutGifts)
    dispatch(result.ok ? { type: 'loaded', losses: result.value } : { type: 'failed' })
  })
  useEffect(() => {
    if (step === 'loading') void load()
  }, [step])

  async function confirm() {
    if (!canConfirm(state)) return
    dispatch({ type: 'confirmed' })
    await code.start({ type: 'phone', value: phone })
  }
  function leaveCode() {
    code.leave()
    dispatch({ type: 'left' })
  }

  const target = findTarget(request)
  const shared = { closeLabel: t('cashbox.payout.close'), onClose }
  const back = { label: t('cashbox.payout.back'), onBack: leaveCode }
  if (step === 'code' && stop)
    return (
      <WizardDialog {...shared} title={stop.title} back={back}>
        <PayoutLimitStep code={code} lead={stop.lead} />
      </WizardDialog>
    )
  if (step === 'code' && code.step === 'code')
    return (
      <WizardDialog {...shared} title={t('cashbox.payout.code.title')} back={back}>
        <PayoutCodeStep code={code} request={request} target={target} />
      </WizardDialog>
    )
  const title = t('cashbox.payout.confirm.title', { amount: moneyRange(amount, amount, currency) })
  if (step === 'failed')
    return (
      <WizardDialog {...shared} title={title}>
        <Result
          outcome="failure"
          title={t('cashbox.payout.confirm.failed')}
          text={t('cashbox.payout.confirm.failed.text')}
          actions={
            <Button look="primary" onClick={() => dispatch({ type: 'retried' })}>
              {t('cashbox.failed.again')}
            </Button>
          }
        />
      </WizardDialog>
    )
  return (
    <WizardDialog
      {...shared}
      title={title}
      loadingText={step === 'loading' || !losses ? t('cashbox.payout.confirm.loading') : undefined}
    >
      {losses && (
        <PayoutLossesStep
          state={state}
          losses={losses}
          request={request}
          target={target}
          problem={code.problem}
          isSending={code.isSending}
          dispatch={dispatch}
          onConfirm={() => void confirm()}
          onClose={onClose}
        />
      )}
    </WizardDialog>
  )
}

/** Where the money goes, masked as the platform does it. */
function findTarget({ system, fields }: PayoutWish): string {
  const field = system.fields.find(({ kind }) => kind !== 'name')
  const value = field && readPayoutField(field.kind, fields[field.name] ?? '')
  return value ? maskTarget(value) : ''
}
