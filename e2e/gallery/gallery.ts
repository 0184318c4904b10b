// The component gallery in a page: as it was built, walked story by story.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../tools/project/root.ts'
import { serveGallery } from './serve-gallery.ts'

const folder = join(root, 'apps/web/dist/gallery')

export interface StoryEntry {
  id: string
  /** Of its component: `Actions/Button`. */
  title: string
  name: string
  /** Its place in the list, for messages. */
  label: string
}

/** The stories of the gallery as it was built. */
export function listStories(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name, label: `${title}: ${name}` }))
}

/** Throws when the gallery has no such story. */
export function findStory(id: string): StoryEntry {
  const story = listStories().find((entry) => entry.id === id)
  if (!story) throw new Error(`The gallery has no story ${id}`)
  return story
}

/** Whether the page shows the canvas of the gallery. */
export function isGalleryOpen(page: Page): boolean {
  return page.url().includes('/iframe.html?')
}

/** Opens the bare canvas of the gallery on a story, drawn with what it does by itself. */
export async function openGallery(
  page: Page,
  first: StoryEntry,
  locale: string,
  brand = 'yanta',
): Promise<void> {
  await page.goto(
    `${await serveGallery(folder)}/iframe.html?id=${first.id}&viewMode=story&globals=locale:${locale};brand:${brand}`,
  )
  await page.waitForFunction((storyId) => {
    const { currentRender } =
      (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } } })
        .__STORYBOOK_PREVIEW__ ?? {}
    return (
      currentRender?.id === storyId &&
      ['completing', 'completed', 'afterEach', 'finished', 'errored'].includes(currentRender.phase ?? '')
    )
  }, first.id)
}

interface Phase {
  newPhase: string
  storyId: string
}

interface Channel {
  emit(event: string, value: unknown): void
  on(event: string, listener: (phase: Phase) => void): void
  off(event: string, listener: (phase: Phase) => void): void
}

/** Shows a story in the page that is open, from its beginning, with everything it loads. */
export async function showStory(page: Page, { id }: StoryEntry): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__
    await new Promise<void>((resolve, reject) => {
      channel.on('storyRenderPhaseChanged', function listen(phase) {
        if (phase.storyId !== storyId) return
        if (phase.newPhase === 'errored') reject(new Error('the story does not draw'))
        // What Storybook waits for from then on are animations.
        if (phase.newPhase !== 'completing') return
        channel.off('storyRenderPhaseChanged', listen)
        resolve()
      })
      const isShown = new URLSearchParams(location.search).get('id') === storyId
      if (isShown) channel.emit('forceRemount', { storyId })
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
    await document.fonts.ready
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  }, id)
}

/** The story that is shown in another window, with text so many times as large; what the change has closed is opened anew. */
export async function resizeStory(
  page: Page,
  story: StoryEntry,
  window: { width: number; height: number },
  textScale = 1,
): Promise<void> {
  const before = await countLayers(page)
  await page.setViewportSize(window)
  await page.evaluate(async (scale) => {
    document.documentElement.style.fontSize = scale === 1 ? '' : `${scale * 100}%`
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  }, textScale)
  if ((await countLayers(page)) !== before) await showStory(page, story)
}

function countLayers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.querySelectorAll(
        'dialog[open], [popover]:popover-open, body > [data-radix-portal], body > [data-radix-popper-content-wrapper]',
      ).length,
  )
}
