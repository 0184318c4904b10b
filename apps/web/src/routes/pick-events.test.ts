import { promotionListItem, promoWidget, tournament } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { presentTournamentItem } from '../domain/contest/tournament.ts'
import { pickEvents } from './pick-events.ts'

type Status = 'future' | 'active' | 'past'
const promotion = (slug: string, status: Status = 'active') => ({ ...promotionListItem, slug, status })
const contest = (slug: string, status: Status = 'active') => ({
  ...presentTournamentItem(tournament),
  slug,
  status,
})
const namesOf = ({ promotions, tournaments }: ReturnType<typeof pickEvents>) => [
  promotions.map(({ slug }) => slug),
  tournaments.map(({ slug }) => slug),
]

test('two promotions and a tournament make a row; past events are not shown', () => {
  const events = {
    promotions: [promotion('gone', 'past'), promotion('a'), promotion('b'), promotion('c')],
    tournaments: [contest('over', 'past'), contest('x'), contest('y')],
  }
  expect(namesOf(pickEvents(events, null))).toEqual([['a', 'b'], ['x']])
})

test('the promotion of the promo widget comes first', () => {
  const events = {
    promotions: [promotion('a'), promotion('b'), promotion('winter-lab')],
    tournaments: [contest('x')],
  }
  expect(namesOf(pickEvents(events, promoWidget))).toEqual([['winter-lab', 'a'], ['x']])
})

test('active events come before future ones', () => {
  const events = {
    promotions: [promotion('soon', 'future'), promotion('now')],
    tournaments: [contest('next', 'future'), contest('now')],
  }
  expect(namesOf(pickEvents(events, null))).toEqual([['now', 'soon'], ['now']])
})

test('one kind fills the row when there are too few of the other', () => {
  expect(
    namesOf(
      pickEvents(
        { promotions: [promotion('a')], tournaments: [contest('x'), contest('y'), contest('z')] },
        null,
      ),
    ),
  ).toEqual([['a'], ['x', 'y']])
  expect(
    namesOf(
      pickEvents({ promotions: [promotion('a'), promotion('b'), promotion('c')], tournaments: [] }, null),
    ),
  ).toEqual([['a', 'b', 'c'], []])
})
