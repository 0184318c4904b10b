// The side panel: payouts, rules, lines, rounds and fairness under tabs.
import { buildFairness } from '../../kit/panels/fairness-tab.ts'
import { buildHistory } from '../../kit/panels/history-tab.ts'
import { openSidePanel } from '../../kit/panels/side-panel.ts'
import { isRoundOpen } from '../state.ts'
import type { SlotPanelContext } from './panel-context.ts'
import { buildLines, buildPayouts, buildRules } from './rules-tabs.ts'

export function openInfoPanel(parts: Omit<SlotPanelContext, 'showFairness' | 'isRoundOpen' | 'describeRound'>): void {
  const { t } = parts
  const context: SlotPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary }) => (summary?.engine === 'slot' && summary.freeSpins > 0 ? t('history.free', { count: summary.freeSpins }) : null),
    showFairness: () => show('fairness'),
  }
  const show = openSidePanel({ title: t('panel.title'), closeLabel: t('menu.close') }, [
    { id: 'payouts', label: t('panel.payouts'), build: () => buildPayouts(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    { id: 'lines', label: t('panel.lines'), build: buildLines },
    { id: 'history', label: t('panel.history'), build: () => buildHistory(context) },
    { id: 'fairness', label: t('panel.fairness'), build: () => buildFairness(context) },
  ])
}
