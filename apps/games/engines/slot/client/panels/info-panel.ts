// The side panel: payouts, rules and lines beside the tabs of every game.
import { isRoundOpen } from '../../../../kit/spin/play.ts'
import { openInfoPanel } from '../../../../kit/panels/info-panel.ts'
import { createSessionTab } from '../../../../kit/spin/session-tab.ts'
import type { SlotPanelContext } from './panel-context.ts'
import { buildLines, buildPayouts, buildRules } from './rules-tabs.ts'

export function openSlotPanel(parts: Omit<SlotPanelContext, 'isRoundOpen' | 'describeRound'>): void {
  const { t } = parts
  const context: SlotPanelContext = {
    ...parts,
    isRoundOpen: () => isRoundOpen(parts.readState()),
    describeRound: ({ summary, isFree }) =>
      summary?.engine === 'slot'
        ? [
            summary.isAnte && t('history.ante'),
            summary.freeSpins > 0 &&
              t(summary.isFeature && !isFree ? 'history.bought' : 'history.free', {
                count: summary.freeSpins,
              }),
          ]
            .filter(Boolean)
            .join(' · ') || null
        : null,
  }
  openInfoPanel(context, [
    { id: 'payouts', label: t('panel.payouts'), build: () => buildPayouts(context) },
    { id: 'rules', label: t('panel.rules'), build: () => buildRules(context) },
    { id: 'lines', label: t('panel.lines'), build: () => buildLines(context) },
    createSessionTab(context),
  ])
}
