// Which remark or stop belongs to a state. Rebuilt only when what it says changes.
import { findLargestBet, findLargestTable, findSpot } from '@yanta/game-rules/roulette'
import { formatMoney } from '../kit/money.ts'
import {
  type Notice,
  buildClosed,
  buildInterrupted,
  buildLackOfFunds,
  buildRefused,
  showNotice,
} from '../kit/notice.ts'
import { sumLayout } from './layout.ts'
import type { HudContext } from './render-hud.ts'
import { nameBet } from './spot-names.ts'
import type { RouletteState } from './state.ts'

export interface NoticeActions {
  retry(): void
  close(): void
  chooseChip(chip: number): void
  /** The site's, over the game. */
  openCashbox(): void
}

function writeRemark(
  state: RouletteState,
  { t, currency, locale }: HudContext,
  actions: NoticeActions,
  isDemo: boolean,
): Notice | null {
  const { notice, limits, chip, chips, balance, layout } = state
  if (notice === null) return null
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const tell = (text: string, drawing: Notice['drawing'] = 'warn'): Notice => ({
    kind: 'toast',
    drawing,
    text,
    buttons: [],
    canClose: true,
  })
  if ('spot' in notice)
    return tell(
      t('error.largest_bet', {
        amount: money(findLargestBet(limits, findSpot(notice.spot)!.kind)),
        spot: nameBet(notice.spot, locale),
      }),
    )
  if (notice.code === 'largest_table')
    return tell(t('error.largest_table', { amount: money(findLargestTable(limits)) }))
  if (notice.code === 'no_bets') return tell(t('error.no_bets'), 'info')
  if (!('sum' in notice)) return buildRefused(t, notice.code)
  const free = balance - sumLayout(layout)
  const smaller = chips.findLast((each) => each < chip && each <= free)
  return buildLackOfFunds(
    t,
    isDemo && balance < chips[0]!
      ? t('error.insufficient_funds.demo')
      : t('error.insufficient_funds', { amount: money(notice.sum) }),
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
