import { type MetaArgs, useLoaderData } from 'react-router'
import { LevelsTab } from '../features/profile/levels-tab.tsx'
import { loadLevels } from '../features/profile/load-player.ts'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadLevels)
export const clientLoader = inBrowser(loadLevels)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.levels') }),
  }))
}

/** [2.7]. */
export default function ProfileLevels() {
  const { player, levels } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame player={player} tab="levels">
      <LevelsTab profile={player.profile} levels={levels} />
    </ProfileFrame>
  )
}
