import { type MetaArgs, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { ActivityTab } from '../features/safer-play/activity/activity-tab.tsx'
import { SaferPlayFrame } from '../features/safer-play/safer-play-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'
import { shouldReload } from './should-reload.ts'

/** What is shown depends on the period, which the tab asks for by itself. */
const loadNothing = async () => ({})

export const loader = onServer(loadNothing)
export const clientLoader = inBrowser(loadNothing)

/** The period is in the query. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname && shouldReload(args)
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('safer_play.page.activity') }),
    isUnlisted: true,
  }))
}

/** What a player's own play comes to. */
export default function SaferPlayActivity() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <SaferPlayFrame tab="activity">
      <ActivityTab
        query={query}
        onQuery={(chosen) => void navigate({ search: chosen }, { replace: true, preventScrollReset: true })}
      />
    </SaferPlayFrame>
  )
}
