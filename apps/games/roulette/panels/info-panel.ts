// The side panel: bets, rules, rounds and fairness under tabs.
import { buildFairness } from '../../kit/panels/fairness-tab.ts'
import { buildHistory } from '../../kit/panels/history-tab.ts'
import type { PanelContext } from '../../kit/panels/panel-context.ts'
import { openSidePanel } from '../../kit/panels/side-panel.ts'
import { buildBets, buildRules, type RulesContext } from './rules-tabs.ts'

export function openInfoPanel(parts: Omit<PanelContext, 't' | 'showFairness' | 'describeRound'> & RulesContext): void {
  const { t } = parts
  const context: PanelContext & RulesContext = {
    ...parts,
    describeRound: ({ summary }) => (summary?.engine === 'roulette' ? t('history.number', { number: summary.number }) : null),
    showFairness: () => show('fairness'),
  }
  const show = openSidePanel({ title: t('panel.title'), closeLabel: t('menu.close') }, [
    { id: 'bets', label: t('panel.bets'), build: () => buildBets(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    { id: 'history', label: t('panel.history'), build: () => buildHistory(context) },
    { id: 'fairness', label: t('panel.fairness'), build: () => buildFairness(context) },
  ])
}
