// The side panel of every game: its own tabs first, then the player's rounds and fairness.
import { buildFairness } from './fairness-tab.ts'
import { buildHistory } from './history-tab.ts'
import type { PanelContext } from './panel-context.ts'
import { openSidePanel, type PanelTab } from './side-panel.ts'

/** Opens on the first of its tabs; returns a function that switches to another. */
export function openInfoPanel(
  parts: Omit<PanelContext, 'showFairness'>,
  tabs: readonly PanelTab[],
): (id: string) => void {
  const { t } = parts
  const context: PanelContext = { ...parts, showFairness: () => show('fairness') }
  const show = openSidePanel({ title: t('panel.title'), closeLabel: t('menu.close') }, [
    ...tabs,
    { id: 'history', label: t('panel.history'), build: () => buildHistory(context) },
    { id: 'fairness', label: t('panel.fairness'), build: () => buildFairness(context) },
  ])
  return show
}
