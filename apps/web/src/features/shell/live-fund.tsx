// What the promo widget shows once the page is at rest: its fund as it grows, and a tip once a day.
import { type PromoWidget, getPromoWidget } from '@yanta/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { recall, remember } from '../../browser/device-storage.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { modalStore } from '../../dialogs/store.ts'
import { usePrizePool } from '../../domain/promotion/use-prize-pool.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { DigitRoll } from '../../ui/motion/digit-roll.tsx'
import { NewsTip } from '../../ui/overlays/news-tip.tsx'
import './live-fund.messages.json'

const tipKey = 'promo-tip'
/** [9.3] 1440 minutes between two tips on a device. */
const tipPauseMs = 1_440 * 60_000

export function LiveFund({ widget }: { widget: PromoWidget }) {
  // A page brings the widget without the sum of this moment.
  const { latest } = useCall(widget.url, (signal) => browserCall(getPromoWidget, {}, { signal }))
  const current = latest?.data?.url === widget.url ? latest.data : null
  const pool = usePrizePool(current?.prizePoolCounter ?? null)
  return pool === null ? widget.fund : <GrowingFund pool={pool} />
}

function GrowingFund({ pool }: { pool: number }) {
  const { t, wholeMoney } = useI18n()
  const [isTipDue] = useState(takeTip)
  // Beneath a dialog it would take the Escape that is meant for that.
  const isCovered = useStore(modalStore, ({ stack }) => stack.length > 0)
  const fund = <DigitRoll text={wholeMoney(pool, 'RUB')} />
  return isTipDue && !isCovered ? <NewsTip text={t('shell.promo.tip')}>{fund}</NewsTip> : fund
}

/** Whether the tip is due now; it is then counted as shown. */
function takeTip(): boolean {
  const nowMs = readServerNow()
  if (nowMs - Number(recall(tipKey) ?? 0) < tipPauseMs) return false
  remember(tipKey, String(nowMs))
  return true
}
