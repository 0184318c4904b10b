import { exposeVisitor } from '@yanta/contract'
import { serverData, profile } from '@yanta/contract/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { platform, renderInSite } from '../../testing/dom.tsx'
import { mergeExposures } from './expose.ts'
import { useExperiment } from './use-experiment.ts'

function Shown() {
  const variant = useExperiment('push-prompt')
  return <p data-testid="shown">{variant === undefined ? 'waits' : (variant ?? 'not running')}</p>
}
const shown = () => screen.getByTestId('shown').textContent
const guest = { serverData: { ...serverData, abTests: { 'push-prompt': ['reasons', 'short'] } } }
const player = { ...guest, player: { profile, balance: null } }
const sent = () => platform.sent(exposeVisitor).map(({ body }) => body as { variant: string; key: string })

/** A bucket with this variant of the two. */
const useBucket = (bucket: string) => void (document.cookie = `bucket=${bucket}; path=/`)
beforeEach(() => useBucket('1'))

test('a guest sees the variant of the browser at once, and it is told once', async () => {
  platform.answer(exposeVisitor, { variant: 'reasons' })
  const { unmount } = await renderInSite(<Shown />, { site: guest })
  const first = shown()
  expect(['reasons', 'short']).toContain(first)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ experiment: 'push-prompt', variant: first })
  unmount()
  await renderInSite(<Shown />, { site: guest })
  expect(sent()).toHaveLength(1)
})

test.each(['reasons', 'short'] as const)(
  'a player sees what the platform has stored, %s, in any browser, and nothing before that',
  async (variant) => {
    platform.answer(exposeVisitor, { variant })
    await renderInSite(<Shown />, { site: player })
    await waitFor(() => expect(shown()).toBe(variant))
  },
)

test('what a guest saw is told once more after the login, with the same key, and no second player is counted by it', async () => {
  platform.answer(exposeVisitor, { variant: 'short' })
  await renderInSite(<Shown />, { site: guest })
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('experiment-push-prompt-guest')).toBe('short'))
  await mergeExposures(['push-prompt'], '7')
  await mergeExposures(['push-prompt'], '8')
  await mergeExposures([], '9')
  expect(sent().map(({ key }) => key)).toEqual([sent()[0]!.key, sent()[0]!.key])
})

test('the address asks for a variant while developing, which is not counted, and never in production', async () => {
  for (const wanted of ['reasons', 'short']) {
    const { unmount } = await renderInSite(<Shown />, {
      path: `/?ab=push-prompt:${wanted}`,
      site: { serverData: { ...guest.serverData, mode: 'demo' } },
    })
    expect([shown(), sent()]).toEqual([wanted, []])
    unmount()
  }
  platform.answer(exposeVisitor, { variant: 'reasons' })
  const inProduction = { serverData: { ...guest.serverData, mode: 'production' } }
  const seen: unknown[] = []
  for (const wanted of ['reasons', 'short']) {
    const { unmount } = await renderInSite(<Shown />, {
      path: `/?ab=push-prompt:${wanted}`,
      site: inProduction,
    })
    seen.push(shown())
    unmount()
  }
  expect(seen[0]).toBe(seen[1])
})
