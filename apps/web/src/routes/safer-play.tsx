import { type MetaArgs, useLoaderData } from 'react-router'
import { loadLimits } from '../features/safer-play/limits/limits-data.ts'
import { LimitsTab } from '../features/safer-play/limits/limits-tab.tsx'
import { SaferPlayFrame } from '../features/safer-play/safer-play-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadLimits)
export const clientLoader = inBrowser(loadLimits)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('safer_play.page.limits') }),
    isUnlisted: true,
  }))
}

/** The limits that a player sets on their own play. */
export default function SaferPlay() {
  const data = useLoaderData<typeof loader>()
  return (
    <SaferPlayFrame tab="limits">
      <LimitsTab loaded={data} />
    </SaferPlayFrame>
  )
}
