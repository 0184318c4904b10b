// A title must read on the narrowest cover the site shows, 110 px wide.
import { expect, test } from 'vitest'
import { contrast } from '../kit/colour.ts'
import { titlePlace, variantOf } from '../kit/motif.ts'
import { measureStroke } from '../kit/stroke.ts'
import { heightOf, layTitle, weightOf } from '../kit/title.ts'
import { getMotif } from '../motifs/registry.ts'
import { coverCatalogue } from './catalogue.ts'

const narrowest = 110 / 600

test.each(coverCatalogue.map((cover) => [cover.slug, cover] as const))('the title of %s reads at 110 px', (_, { motif: slug, variant: name, title }) => {
  const motif = getMotif(slug)
  const place = titlePlace(motif, 'tall')
  const rows = layTitle(title, motif.lettering, place)
  const bold = weightOf(rows, motif.lettering, place) * Math.min(...rows.map(heightOf))
  const letters = rows.map((row) => ({ height: heightOf(row) * narrowest, stroke: (measureStroke(row.commands) * row.scale + bold) * narrowest }))
  expect(Math.min(...letters.map(({ height }) => height))).toBeGreaterThanOrEqual(12)
  expect(Math.min(...letters.map(({ stroke }) => stroke))).toBeGreaterThanOrEqual(1.85)
  expect(rows.reduce((sum, row) => sum + heightOf(row), 0)).toBeLessThanOrEqual(place.maxHeight + 0.5)
  const { title: colours, edge } = variantOf(motif, name)
  expect(Math.min(...colours.map((colour) => contrast(colour, edge)))).toBeGreaterThanOrEqual(4)
})
