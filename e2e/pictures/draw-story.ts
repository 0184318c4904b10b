// How a story is drawn for its sheet. What this file reaches by imports is part of each component's stamp: a change of it draws all.
import type { Browser, Page } from '@playwright/test'
import type { Pixels } from '../../tools/shots/picture.ts'
import { type StoryEntry, openGallery, showStory } from '../gallery/gallery.ts'
import { measureStory } from './measure-story.ts'
import { followNetwork, waitForSilence } from './network.ts'
import { openContext } from './open-context.ts'
import { waitForTimers } from './short-timers.ts'
import { shoot } from './shoot.ts'
import type { Locale, Window } from './windows.ts'

/** A page of the gallery in this window and language, ready to draw one story after the other. */
export async function openGalleryPage(
  browser: Browser,
  window: Window,
  locale: Locale,
  first: StoryEntry,
): Promise<Page> {
  const page = await (await openContext(browser, window)).newPage()
  followNetwork(page)
  await openGallery(page, first, locale)
  return page
}

/** Shows a story and draws it; `isGlance` is content with one look, before all that the story asks for by itself is sure to be there. */
export async function drawStory(page: Page, story: StoryEntry, isGlance: boolean): Promise<Pixels> {
  await showStory(page, story)
  await waitForTimers(page)
  if (!isGlance) await waitForSilence(page)
  return shoot(page, { height: await measureStory(page), isGlance })
}
