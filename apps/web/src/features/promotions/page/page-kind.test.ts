import type { Promotion, PromotionDraw } from '@yanta/contract'
import { promotion, promotionDraw } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type PageKind, findPageKind } from './page-kind.ts'

const withDraw = (state: PromotionDraw['state']) => ({ ...promotionDraw, state })

const pages: [string, Partial<Promotion>, PageKind][] = [
  ['without a template', { template: null }, 'text'],
  ['without a template that is over', { template: null, status: 'past' }, 'text'],
  ['of template 1', { template: 'template1' }, 'lottery'],
  ['of template 2', { template: 'template2' }, 'exchange'],
  ['of template 3', { template: 'template3' }, 'lottery'],
  ['of template 4', { template: 'template4' }, 'season'],
  ['of template 5', { template: 'template5' }, 'exchange'],
  ['in the birthday container', { template: null, container: 'birthday' }, 'birthday'],
  ['in the secondary container', { template: null, container: 'secondary' }, 'secondary'],
  ['in the third container', { template: 'template1', container: 'third' }, 'third'],
  ['that has not begun', { template: 'template5', status: 'future' }, 'future'],
  ['that is over, without a draw', { template: 'template2', status: 'past' }, 'past'],
  ['just over', { template: 'template1', status: 'past', draw: withDraw('open') }, 'draw'],
  ['whose draw is prepared', { template: 'template4', status: 'past', draw: withDraw('preparing') }, 'draw'],
  ['that is drawn', { template: 'template1', status: 'past', draw: withDraw('drawn') }, 'past'],
  ['that was cancelled', { template: 'template1', status: 'past', draw: withDraw('cancelled') }, 'past'],
]
test.each(pages)('a promotion %s has the page of its kind [3.23-3.25] [4.58]', (_, changes, kind) => {
  expect(findPageKind({ ...promotion, ...changes })).toBe(kind)
})
