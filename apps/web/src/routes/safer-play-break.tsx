import { type MetaArgs, useLoaderData } from 'react-router'
import { loadBreak } from '../features/safer-play/break/break-data.ts'
import { BreakTab } from '../features/safer-play/break/break-tab.tsx'
import { SaferPlayFrame } from '../features/safer-play/safer-play-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadBreak)
export const clientLoader = inBrowser(loadBreak)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('safer_play.page.break') }),
    isUnlisted: true,
  }))
}

/** A break, self-exclusion, and the state of who has taken one. */
export default function SaferPlayBreak() {
  const { breakUntil, selfExclusion } = useLoaderData<typeof loader>()
  return (
    <SaferPlayFrame tab="break">
      <BreakTab breakUntil={breakUntil} selfExclusion={selfExclusion} />
    </SaferPlayFrame>
  )
}
