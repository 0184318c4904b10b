// The side panel: bets and rules beside the tabs of every game.
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import { buildBets, buildRules, type RulesContext } from './rules-tabs.ts'

export function openRoulettePanel(
  parts: Omit<PanelContext, 't' | 'showFairness' | 'describeRound'> & RulesContext,
): void {
  const { t } = parts
  const describeRound: PanelContext['describeRound'] = ({ summary }) =>
    summary?.engine === 'roulette' ? t('history.number', { number: summary.number }) : null
  openInfoPanel({ ...parts, describeRound }, [
    { id: 'bets', label: t('panel.bets'), build: () => buildBets(parts) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(parts) },
  ])
}
