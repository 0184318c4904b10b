// The side panel: payouts and rules beside the tabs of every game.
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import { isRoundOpen } from '../../../../kit/spin/play.ts'
import { createSessionTab } from '../../../../kit/spin/session-tab.ts'
import { type HoldPanelContext, buildPayouts, buildRules } from './rules-tabs.ts'

export function openHoldPanel(parts: Omit<HoldPanelContext, 'isRoundOpen' | 'describeRound'>): void {
  const { t } = parts
  const context: HoldPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary }) =>
      summary?.engine === 'hold' && summary.coins > 0
        ? t(summary.isFeature ? 'history.bought' : 'history.coins', { count: summary.coins })
        : null,
  }
  openInfoPanel(context, [
    { id: 'payouts', label: t('panel.payouts'), build: () => buildPayouts(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    createSessionTab(context),
  ])
}
