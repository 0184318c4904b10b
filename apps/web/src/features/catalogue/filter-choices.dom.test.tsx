import { gameFacets } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInSite } from '../../testing/dom.tsx'
import { FilterChoices } from './filter-choices.tsx'
import './filters.messages.json'
import { noFilters } from './game-filters.ts'

test('a further choice keeps the earlier ones, and a second press clears a choice', async () => {
  const onChange = vi.fn()
  const filters = { ...noFilters, q: 'fruit', volatilities: ['high' as const], features: ['wilds' as const] }
  const { user } = await renderInSite(
    <FilterChoices facets={gameFacets} filters={filters} hasProviders onChange={onChange} />,
  )
  const press = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }))
  await press(/demo/i)
  expect(onChange.mock.lastCall).toEqual([{ ...filters, demo: true }])
  await press(/high/i)
  expect(onChange.mock.lastCall).toEqual([{ ...filters, volatilities: [] }])
})
