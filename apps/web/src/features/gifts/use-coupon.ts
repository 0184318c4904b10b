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
  /** It is about the code itself: the same code again makes no sense, unlike after a lost answer. */
  isCodeRefused: boolean
  isBusy: boolean
  /** Resolves to whether the code is one. */
  check: () => Promise<boolean>
  /** Resolves to whether the gift is there. */
  activate: () => Promise<boolean>
}

export function useCoupon(initialCode = ''): Coupon {
  const { t } = useI18n()
  const [code, setCode] = useState(initialCode)
  const [found, setFound] = useState<{ of: string; coupon: FoundCoupon } | null>(null)
  const entered = code.trim()
  const { run, isBusy, refusal, forget } = useAction<['check' | 'activate'], Trouble>(async (step) => {
    const body = { code: entered }
    if (entered === '') return { of: entered, text: t('gifts.coupon.empty'), isOfCode: true }
    if (step === 'check') {
      const result = await browserCall(checkCoupon, { body })
      if (!result.ok) return { of: entered, ...describeCouponRefusal(t, result.refusal) }
      setFound({ of: entered, coupon: result.value })
    } else {
      const result = await browserCall(activateCoupon, { body })
      if (!result.ok) return { of: entered, ...describeCouponRefusal(t, result.refusal) }
      await loadGifts()
    }
  })
  // An answer that comes after the code was changed says nothing of the new one.
  const trouble = refusal?.of === entered ? refusal : null
  return {
    code,
    change(next) {
      setCode(next)
      setFound(null)
      forget()
    },
    found: found?.of === entered ? found.coupon : null,
    error: trouble?.text,
    isCodeRefused: trouble?.isOfCode ?? false,
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

/** What is said beside the field. */
interface Trouble {
  /** The code that was entered. */
  of: string
  text: string
  /** See `isCodeRefused`. */
  isOfCode: boolean
}

function describeCouponRefusal(t: I18n['t'], refusal: Refusal<string>): Omit<Trouble, 'of'> {
  const code = told.find((known) => known === refusal.code)
  return code
    ? { text: t(`gifts.coupon.${code}`), isOfCode: true }
    : { text: describeRefusal(t, refusal), isOfCode: false }
}
