// The notice for a state. Rebuilt only when its content changes.
import { findLargestBet, findLargestTable, findSpot } from '@yanta/game-rules/roulette'
import { formatMoney } from '@yanta/i18n'
import {
  type Notice,
  buildClosed,
  buildEndOfDemoMoney,
  buildInterrupted,
  buildLackOfFunds,
  buildRefused,
  buildRemark,
  buildTooLarge,
  showNotice,
} from '../../../kit/notice.ts'
import { tooLarge } from '../../../kit/play-rules.ts'
import { sumLayout } from './layout.ts'
import type { HudContext } from './render-hud.ts'
import { nameBet } from './spot-names.ts'
import type { RouletteState } from './state.ts'

export interface NoticeActions {
  retry(): void
  close(): void
  chooseChip(chip: number): void
  /** Opens the site's cashbox over the game. */
  openCashbox(): void
  /** Makes the site restart the same game with new demo money. */
  restartDemo(): void
}

function writeRemark(
  state: RouletteState,
  { t, currency, locale }: HudContext,
  actions: NoticeActions,
  isDemo: boolean,
): Notice | null {
  const { notice, limits, stakeLimit, chip, chips, balance, layout } = state
  if (notice === null) return null
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  if ('spot' in notice)
    return buildRemark(
      t('error.largest_bet', {
        amount: money(findLargestBet(limits, findSpot(notice.spot)!.kind)),
        spot: nameBet(notice.spot, locale),
      }),
    )
  if (notice.code === 'largest_table')
    return buildRemark(t('error.largest_table', { amount: money(findLargestTable(limits)) }))
  const allowed = ('max' in notice ? notice.max : undefined) ?? stakeLimit
  if (notice.code === tooLarge && allowed !== null)
    return buildRemark(t('rules.mostStake', { amount: money(allowed) }))
  if (notice.code === 'no_bets') return buildRemark(t('error.no_bets'), 'info')
  if (notice.code === 'bonus_stake_too_large')
    return 'max' in notice && notice.max !== undefined
      ? buildTooLarge(t, money(notice.max), null)
      : buildRefused(t, 'amount_too_large')
  if (!('sum' in notice)) return buildRefused(t, notice.code)
  if (isDemo && balance < chips[0]!) return buildEndOfDemoMoney(t, actions.restartDemo)
  const free = balance - sumLayout(layout)
  const smaller = chips.findLast((each) => each < chip && each <= free)
  return buildLackOfFunds(
    t,
    t('error.insufficient_funds', { amount: money(notice.sum) }),
    smaller === undefined
      ? null
      : {
          label: t('notice.smallerChip', { amount: money(smaller) }),
          onclick: () => actions.chooseChip(smaller),
        },
    isDemo ? null : actions.openCashbox,
  )
}

export function createNotices(context: HudContext, actions: NoticeActions, isDemo: boolean) {
  let shown: unknown[] = []
  return (state: RouletteState): void => {
    const { phase, notice, balance } = state
    const key = [phase.name === 'closed' ? phase.code : phase.name === 'interrupted', notice, balance]
    if (key.every((each, index) => each === shown[index])) return
    shown = key
    const found =
      phase.name === 'interrupted'
        ? buildInterrupted(context.t, actions.retry)
        : phase.name === 'closed'
          ? buildClosed(context.t, phase.code)
          : writeRemark(state, context, actions, isDemo)
    showNotice(context.stage.notice, found, { closeLabel: context.t('notice.close'), close: actions.close })
  }
}
