// A promo code: checked for what it gives, then activated; one request at a time [4.55].
import { type CallResponse, activateCoupon, checkCoupon } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { useAction } from '../../data/use-action.ts'
import { loadGifts } from '../../domain/gift/gift-store.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'

export type FoundCoupon = CallResponse<typeof checkCoupon>

interface Coupon {
  code: string
  change: (code: string) => void
  /** What the code gives; null before it is checked. */
  found: FoundCoupon | null
  error: string | undefined
  isBusy: boolean
  /** Resolves to whether the code is one. */
  check: () => Promise<boolean>
  /** Resolves to whether the gift is there. */
  activate: () => Promise<boolean>
}

export function useCoupon(initialCode = ''): Coupon {
  const { t } = useI18n()
  const [code, setCode] = useState(initialCode)
  const [found, setFound] = useState<FoundCoupon | null>(null)
  const { run, isBusy, refusal, forget } = useAction(async (step: 'check' | 'activate') => {
    const body = { code: code.trim() }
    if (body.code === '') return t('gifts.coupon.empty')
    if (step === 'check') {
      const result = await browserCall(checkCoupon, { body })
      if (!result.ok) return describeCouponRefusal(t, result.refusal)
      setFound(result.value)
    } else {
      const result = await browserCall(activateCoupon, { body })
      if (!result.ok) return describeCouponRefusal(t, result.refusal)
      await loadGifts()
    }
  })
  return {
    code,
    change(next) {
      setCode(next)
      setFound(null)
      forget()
    },
    found,
    error: refusal ?? undefined,
    isBusy,
    check: async () => (await run('check')) === 'done',
    activate: async () => (await run('activate')) === 'done',
  }
}

const told = [
  'coupon_not_found',
  'coupon_expired',
  'coupon_used',
  'coupon_over',
  'multi_account',
  'disabled',
  'too_many_requests',
] as const

function describeCouponRefusal(t: I18n['t'], refusal: Refusal<string>): string {
  const code = told.find((known) => known === refusal.code)
  return code ? t(`gifts.coupon.${code}`) : describeRefusal(t, refusal)
}
