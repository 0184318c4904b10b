// The side panel: payouts and rules beside the tabs of every game.
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import { isRoundOpen } from '../../../../kit/spin/play.ts'
import { createSessionTab } from '../../../../kit/spin/session-tab.ts'
import { type WaysPanelContext, buildPayouts, buildRules } from './rules-tabs.ts'

export function openWaysPanel(parts: Omit<WaysPanelContext, 'isRoundOpen' | 'describeRound'>): void {
  const { t } = parts
  const context: WaysPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary, isFree }) =>
      summary?.engine === 'ways' && summary.freeSpins > 0
        ? t(summary.isFeature && !isFree ? 'history.bought' : 'history.free', { count: summary.freeSpins })
        : null,
  }
  openInfoPanel(context, [
    { id: 'payouts', label: t('panel.payouts'), build: () => buildPayouts(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    createSessionTab(context),
  ])
}
