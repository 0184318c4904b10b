// The panel over the game for a large win: its sum is counted up, with a word and sparks at each tier.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { type Child, h, setText } from '../dom.ts'
import type { Sparks } from '../sparks.ts'
import { classifyWin } from '../verdict.ts'
import type { SpinMessageKey } from './spin-messages.ts'
import { type Play, findPace } from './play.ts'
import type { ShownRound } from './shown-round.ts'
import { type Pace, type Tier, countUp, findTier } from './win-tier.ts'

interface PanelContext {
  stage: { celebration: HTMLElement }
  currency: Currency
  locale: Locale
  t: Translate<SpinMessageKey>
}

interface CountedWin {
  win: number
  stake: number
  elapsedMs: number
  pace: Pace
}

interface BigWin extends CountedWin {
  /** A panel of another key begins anew. */
  key: string
}

const sparkCounts: Record<Tier, number> = { 0: 0, 1: 40, 2: 90, 3: 170 }

/** A panel with a word, an amount and what else the game shows in it. It remembers the tier it has shown, so that a pop happens once. */
export function createCelebration(
  { stage: { celebration }, currency, locale, t }: PanelContext,
  sparks: Pick<Sparks, 'burst'>,
  onTier: (tier: Tier) => void,
  ...more: Child[]
) {
  const word = h('p', { class: 'celebration__word' })
  const amount = h('p', { class: 'celebration__amount' })
  celebration.append(
    h('i', { class: 'celebration__rays' }),
    h('div', { class: 'celebration__box' }, word, amount, ...more),
  )
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  let tier: Tier = 0
  const showTier = (reached: Tier): void => {
    tier = reached
    celebration.dataset['tier'] = String(reached)
  }
  return {
    word,
    amount,
    /** Begins anew; null: nothing is celebrated. */
    open(kind: string | null): void {
      celebration.hidden = kind === null
      celebration.dataset['kind'] = kind ?? ''
      showTier(0)
      setText(word, '')
      setText(amount, '')
    },
    count({ win, stake, elapsedMs, pace }: CountedWin): void {
      const counted = countUp(win, stake, elapsedMs, pace)
      setText(amount, `${classifyWin(win, stake) === 'won' ? '+' : ''}${money(counted)}`)
      // Sized by the final sum, so that the text does not shrink while it counts.
      amount.style.setProperty('--length', String(money(win).length + 1))
      const reached = findTier(counted, stake)
      if (reached === tier) return
      showTier(reached)
      setText(word, t(`tier.${reached as 1 | 2 | 3}`))
      onTier(reached)
      if (pace !== 'reduced') sparks.burst(sparkCounts[reached])
    },
  }
}

/** The large win of a round whose sum is presented at once; null: none. */
export function findBigWin(
  state: Play & ShownRound<{ id: string; win: number; stake: number }>,
  now: number,
): BigWin | null {
  const { phase, round } = state
  if (phase.name !== 'presenting' || !('since' in phase) || round === null) return null
  const { id, win, stake } = round
  if (findTier(win, stake) === 0) return null
  return { key: id, win, stake, elapsedMs: now - phase.since, pace: findPace(state) }
}

/** For a game that celebrates nothing but large wins: returns a function that draws the panel on each frame. */
export function createWinPanel(
  context: PanelContext,
  sparks: Pick<Sparks, 'burst'>,
  onTier: (tier: Tier) => void,
): (bigWin: BigWin | null) => void {
  const celebration = createCelebration(context, sparks, onTier)
  let shown: string | null = null
  return (bigWin) => {
    const key = bigWin?.key ?? null
    if (key !== shown) {
      shown = key
      celebration.open(bigWin && 'bigWin')
    }
    if (bigWin !== null) celebration.count(bigWin)
  }
}
