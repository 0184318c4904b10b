// The side panel: payouts and rules beside the tabs of every game.
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import { isRoundOpen } from '../../../../kit/spin/play.ts'
import { createSessionTab } from '../../../../kit/spin/session-tab.ts'
import { type ClustersPanelContext, buildPayouts, buildRules } from './rules-tabs.ts'

export function openClustersPanel(parts: Omit<ClustersPanelContext, 'isRoundOpen' | 'describeRound'>): void {
  const { t } = parts
  const context: ClustersPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary }) =>
      summary?.engine === 'clusters' && (summary.cascades > 0 || summary.isFeature)
        ? t(summary.isFeature ? 'history.bought' : 'history.cascades', { count: summary.cascades })
        : null,
  }
  openInfoPanel(context, [
    { id: 'payouts', label: t('panel.payouts'), build: () => buildPayouts(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    createSessionTab(context),
  ])
}
