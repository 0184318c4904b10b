// What the registration promises in the currency that is chosen.
import art from '@yanta/art/promotions.json'
import { type Currency, type WelcomeOffer, getWelcomeOffer } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'

/** Takes the place of words that are still asked for. */
const blank = '\u00A0'
const pictures = { tall: art['welcome-tall'], wide: art['welcome-card'] }

/**
 * The popup's words and pictures. Until the offer is known nothing is promised; where there is none, or it failed to load, the
 * brand's own are shown.
 */
export function useOffer() {
  const i18n = useI18n()
  const { t } = i18n
  const [currency, setCurrency] = useState<Currency | null>(null)
  const { phase, latest } = useCall(currency && `welcome offer ${currency}`, async (signal) => {
    const result = await browserCall(getWelcomeOffer, { query: { currency: currency! } }, { signal })
    return result.ok ? { ok: true, value: { currency: currency!, offer: result.value.data } } : result
  })
  const isFailed = phase === 'failed' || phase === 'offline'
  const words = !isFailed && latest?.offer ? describeOffer(i18n, latest.offer, latest.currency) : null
  const isBrand = isFailed || (latest !== null && !words)
  const [terms, next] = words
    ? [words.terms, words.next]
    : isBrand
      ? [t('registration.reason.limits'), t('registration.next.none')]
      : [blank, blank]
  return {
    setCurrency,
    next,
    popup: {
      motto: isBrand ? undefined : (words?.motto ?? null),
      pictures: isBrand ? undefined : pictures,
      reasons: [terms, t('registration.reason.fair'), t('registration.reason.rewards')],
      next,
    },
  }
}

function describeOffer(
  { t, money, wholeMoney }: I18n,
  { percent, most, deposits, leastDeposit, wagerTimes, days }: WelcomeOffer,
  currency: Currency,
) {
  return {
    motto: {
      title:
        most === null
          ? t('registration.offer.percent', { percent })
          : t('registration.offer.most', { most: wholeMoney(most, currency) }),
      text:
        deposits === null
          ? t('registration.offer.all')
          : t('registration.offer.deposits', { count: deposits }),
    },
    terms: t('registration.reason.terms', {
      percent,
      least: leastDeposit % 100 === 0 ? wholeMoney(leastDeposit, currency) : money(leastDeposit, currency),
      times: wagerTimes,
    }),
    next: days === null ? t('registration.next') : t('registration.next.days', { count: days }),
  }
}
