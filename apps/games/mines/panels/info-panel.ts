// The side panel: multipliers, rules, rounds and fairness under tabs.
import { buildFairness } from '../../kit/panels/fairness-tab.ts'
import { buildHistory } from '../../kit/panels/history-tab.ts'
import type { PanelContext } from '../../kit/panels/panel-context.ts'
import { openSidePanel } from '../../kit/panels/side-panel.ts'
import type { RenderContext } from '../render.ts'
import { type MinesState, isRoundOpen } from '../state.ts'
import { buildRules, buildTable } from './rules-tabs.ts'

export interface MinesPanelContext extends RenderContext, Omit<PanelContext, keyof RenderContext> {
  /** The state now: a panel may stay open while a round goes on. */
  readState(): MinesState
  rtp: number
}

export function openInfoPanel(parts: Omit<MinesPanelContext, 'showFairness' | 'isRoundOpen' | 'describeRound'>, first: 'table' | 'fairness'): void {
  const { t } = parts
  const context: MinesPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary }) => (summary?.engine === 'mines' ? t('history.round', { mines: t('mines.count', { count: summary.mines }), opened: summary.opened }) : null),
    showFairness: () => show('fairness'),
  }
  const show = openSidePanel({ title: t('panel.title'), closeLabel: t('menu.close') }, [
    { id: 'table', label: t('panel.table'), build: () => buildTable(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    { id: 'history', label: t('panel.history'), build: () => buildHistory(context) },
    { id: 'fairness', label: t('panel.fairness'), build: () => buildFairness(context) },
  ])
  if (first !== 'table') show(first)
}
