import { type MetaArgs, useLoaderData } from 'react-router'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { loadSecurity } from '../features/profile/security/security-data.ts'
import { SecurityTab } from '../features/profile/security/security-tab.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadSecurity)
export const clientLoader = inBrowser(loadSecurity)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('security.page') }),
    isUnlisted: true,
  }))
}

/** The specification names no path for it; the screen belongs to the personal details [2.7]. */
export default function ProfileSecurity() {
  const { player, sessions, security } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame player={player} tab="info">
      <SecurityTab player={player} sessions={sessions} security={security} />
    </ProfileFrame>
  )
}
