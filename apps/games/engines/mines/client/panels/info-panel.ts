// The side panel: multipliers and rules beside the tabs of every game.
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import type { RenderContext } from '../render.ts'
import { type MinesState, isRoundOpen } from '../state.ts'
import { buildRules, buildTable } from './rules-tabs.ts'

export interface MinesPanelContext
  extends RenderContext, Omit<PanelContext, keyof RenderContext | 'showFairness'> {
  /** The current state: a panel may stay open during a round. */
  readState(): MinesState
  rtp: number
}

export function openMinesPanel(
  parts: Omit<MinesPanelContext, 'isRoundOpen' | 'describeRound'>,
  first: 'table' | 'fairness',
): void {
  const { t } = parts
  const context: MinesPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary }) =>
      summary?.engine === 'mines'
        ? t('history.round', { mines: t('mines.count', { count: summary.mines }), opened: summary.opened })
        : null,
  }
  const show = openInfoPanel(context, [
    { id: 'table', label: t('panel.table'), build: () => buildTable(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
  ])
  if (first !== 'table') show(first)
}
