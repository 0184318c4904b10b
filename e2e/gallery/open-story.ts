import type { Page } from '@playwright/test'
import { countUse } from '../../tools/counting/counts.ts'
import { findStory, isGalleryOpen, openGallery, showStory } from './gallery.ts'

/** Shows one story in English from its beginning, by its id in the gallery; the page may have shown others before. */
export async function openStory(page: Page, id: string): Promise<void> {
  const story = findStory(id)
  countUse('story-draws')
  if (isGalleryOpen(page)) await showStory(page, story)
  else await openGallery(page, story, 'en')
}
