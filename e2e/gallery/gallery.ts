// The component gallery in a page: answered from the files of the build, walked story by story.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../tools/project/root.ts'

const folder = join(root, 'apps/web/dist/gallery')
const origin = 'http://gallery.test'

export interface StoryEntry {
  id: string
  /** Its place in the list, for messages. */
  label: string
}

/** The stories of the gallery as it was built. */
export function listStories(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; title: string; name: string; type: string }> }
  return Object.values(entries).filter(({ type }) => type === 'story').map(({ id, title, name }) => ({ id, label: `${title}: ${name}` }))
}

/** Opens the bare canvas of the gallery on a story. */
export async function openGallery(page: Page, first: StoryEntry, locale: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }))
  await page.goto(`${origin}/iframe.html?id=${first.id}&viewMode=story&globals=locale:${locale}`)
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
}

interface Channel {
  emit(event: string, value: unknown): void
  once(event: string, listener: () => void): void
}

/** Shows another story in the page that is open, with everything it loads. */
export async function showStory(page: Page, { id }: StoryEntry): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
    const isThere = new URLSearchParams(location.search).get('id') === storyId && document.querySelector('#storybook-root > *') !== null
    if (!isThere) {
      const rendered = new Promise<void>((resolve) => { channel.once('storyRendered', resolve) })
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      await rendered
    }
    await document.fonts.ready
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)) })
  }, id)
}
