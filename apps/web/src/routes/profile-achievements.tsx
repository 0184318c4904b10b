import { type MetaArgs, useLoaderData } from 'react-router'
import { AchievementsTab } from '../features/achievements/achievements-tab.tsx'
import { loadAchievements } from '../features/achievements/load-achievements.ts'
import type { Call } from '../data/api/caller.ts'
import { loadPlayer } from '../features/profile/load-player.ts'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call) {
  const [data, achievements] = await Promise.all([loadPlayer(call), loadAchievements(call)])
  return { ...data, achievements }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.achievements') }),
  }))
}

/** [2.7]. */
export default function ProfileAchievements() {
  const { player, achievements } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame player={player} tab="achievements">
      <AchievementsTab rendered={achievements} />
    </ProfileFrame>
  )
}
