import { type MetaArgs, useLoaderData } from 'react-router'
import { LevelsTab } from '../features/levels/levels-tab.tsx'
import { loadPlayer } from '../features/profile/load-player.ts'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadPlayer)
export const clientLoader = inBrowser(loadPlayer)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.levels') }),
  }))
}

/** [2.7]. */
export default function ProfileLevels() {
  const { player } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame player={player} tab="levels">
      <LevelsTab {...player} />
    </ProfileFrame>
  )
}
