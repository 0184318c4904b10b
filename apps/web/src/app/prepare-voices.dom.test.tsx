import { expect, test, vi } from 'vitest'
import { prepareVoices } from './prepare-voices.ts'

const loaded = vi.hoisted(() => [] as string[])
vi.mock('./alert-modal.tsx', () => ({ AlertModal: loaded.push('alert') }))
vi.mock('./shown-toast.tsx', () => ({ ShownToast: loaded.push('toast') }))
vi.mock('../features/shell/error-screen.tsx', () => ({ ErrorScreen: loaded.push('error page') }))

test('what tells of failures is here from the first touch on, so that a screen that can’t be loaded offline is not empty', async () => {
  const stop = prepareVoices()
  expect(loaded).toEqual([])
  dispatchEvent(new Event('keydown'))
  await expect.poll(() => loaded.toSorted()).toEqual(['alert', 'error page', 'toast'])
  stop()
})
