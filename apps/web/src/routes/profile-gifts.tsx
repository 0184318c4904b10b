import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { GiftsTab } from '../features/gifts/gifts-tab.tsx'
import { loadRenderedGifts, mostInDocument } from '../features/gifts/load-rendered-gifts.ts'
import { loadPlayer } from '../features/profile/load-player.ts'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

/** @param most gifts of each segment */
async function load(call: Call, most?: number) {
  const [data, gifts] = await Promise.all([loadPlayer(call), loadRenderedGifts(call, most)])
  return { ...data, gifts }
}

export const loader = onServer((call) => load(call, mostInDocument))
export const clientLoader = inBrowser((call) => load(call))

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.gifts') }),
  }))
}

/** [2.7]. */
export default function ProfileGifts() {
  const { player, gifts } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame player={player} tab="gifts">
      <GiftsTab rendered={gifts} />
    </ProfileFrame>
  )
}
