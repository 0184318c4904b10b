import type { Page } from '@playwright/test'
import { listStories, openGallery } from './gallery.ts'

/** Opens one story in English, by its id in the gallery. */
export async function openStory(page: Page, id: string): Promise<void> {
  const story = listStories().find((entry) => entry.id === id)
  if (!story) throw new Error(`The gallery has no story ${id}`)
  await openGallery(page, story, 'en')
}
