import { serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useExperiment } from './use-experiment.ts'

const render = (abTests: Record<string, string[]>) =>
  renderScreen(() => <p>{useExperiment('push-prompt') ?? 'not running'}</p>, null, {
    site: { serverData: { ...serverData, abTests } },
  })

test('the server renders the first variant, the same for all guests', async () => {
  expect(await render({ 'push-prompt': ['short', 'reasons'] })).toContain('<p>short</p>')
})

test('an experiment that is not running has no variant', async () => {
  expect(await render({})).toContain('<p>not running</p>')
})
