// Which page a promotion has now, by its container, template, status and draw [3.23-3.25]. Pure.
import { type Promotion, getPromotionPage } from '@yanta/contract'

export type PageKind =
  | 'text'
  | 'birthday'
  | 'secondary'
  | 'third'
  | 'future'
  | 'lottery'
  | 'season'
  | 'exchange'
  | 'draw'
  | 'past'

export function findPageKind({
  template,
  container,
  status,
  draw,
}: Pick<Promotion, 'template' | 'container' | 'status' | 'draw'>): PageKind {
  if (container !== 'default') return container
  const page = getPromotionPage(template)
  if (page === 'static') return 'text'
  if (status === 'future') return 'future'
  if (status === 'past') return isDrawAhead({ status, draw }) ? 'draw' : 'past'
  return page === 'exchange' ? 'exchange' : template === 'template4' ? 'season' : 'lottery'
}

/** [4.58] It is over, and its winners are not drawn yet. */
export function isDrawAhead({ status, draw }: Pick<Promotion, 'status' | 'draw'>): boolean {
  return status === 'past' && (draw?.state === 'open' || draw?.state === 'preparing')
}
