// The panel over the game for a large win: its sum is counted up, with a word and sparks at each tier.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setText } from '../dom.ts'
import type { Sparks } from '../sparks.ts'
import { classifyWin } from '../verdict.ts'
import type { SpinMessageKey } from './spin-messages.ts'
import { type Pace, type Tier, countUp, findTier } from './win-tier.ts'

interface PanelContext {
  stage: { celebration: HTMLElement }
  currency: Currency
  locale: Locale
  t: Translate<SpinMessageKey>
}

interface BigWin {
  /** A panel of another key begins anew. */
  key: string
  win: number
  stake: number
  elapsedMs: number
  pace: Pace
}

const sparkCounts: Record<Tier, number> = { 0: 0, 1: 40, 2: 90, 3: 170 }

/** Returns a function that draws the panel on each frame; it remembers the tier it has shown, so that a pop happens once. */
export function createWinPanel(
  { stage: { celebration }, currency, locale, t }: PanelContext,
  sparks: Pick<Sparks, 'burst'>,
  onTier: (tier: Tier) => void,
): (bigWin: BigWin | null) => void {
  const word = h('p', { class: 'celebration__word' })
  const amount = h('p', { class: 'celebration__amount' })
  celebration.append(
    h('i', { class: 'celebration__rays' }),
    h('div', { class: 'celebration__box' }, word, amount),
  )
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  let shown: string | null = null
  let tier: Tier = 0

  return (bigWin) => {
    const key = bigWin?.key ?? null
    if (key !== shown) {
      shown = key
      tier = 0
      celebration.hidden = bigWin === null
      celebration.dataset['kind'] = bigWin ? 'bigWin' : ''
      celebration.dataset['tier'] = '0'
      setText(word, '')
    }
    if (bigWin === null) return
    const { win, stake, elapsedMs, pace } = bigWin
    const counted = countUp(win, stake, elapsedMs, pace)
    setText(amount, `${classifyWin(win, stake) === 'won' ? '+' : ''}${money(counted)}`)
    // Sized by the final sum, so that the text does not shrink while it counts.
    amount.style.setProperty('--length', String(money(win).length + 1))
    const reached = findTier(counted, stake)
    if (reached === tier) return
    tier = reached
    celebration.dataset['tier'] = String(reached)
    setText(word, t(`tier.${reached as 1 | 2 | 3}`))
    onTier(reached)
    if (pace !== 'reduced') sparks.burst(sparkCounts[reached])
  }
}
