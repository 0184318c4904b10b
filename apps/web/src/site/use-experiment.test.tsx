import { serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useExperiment } from './use-experiment.ts'

const render = (name: string) =>
  renderScreen(() => <p>{useExperiment(name) ?? 'not running'}</p>, null, {
    site: { serverData: { ...serverData, abTests: { 'lobby-banner': ['wide', 'compact'] } } },
  })

test('the server renders the first variant, the same for all guests', async () => {
  expect(await render('lobby-banner')).toContain('<p>wide</p>')
})

test('an experiment that is not running has no variant', async () => {
  expect(await render('something-else')).toContain('<p>not running</p>')
})
