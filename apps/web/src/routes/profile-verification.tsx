import type { ContactType } from '@yanta/contract'
import { Suspense, lazy } from 'react'
import { type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadPlayer } from '../features/profile/load-player.ts'
import { VerificationTab } from '../features/profile/verification-tab.tsx'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadPlayer)
export const clientLoader = inBrowser(loadPlayer)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.verification') }),
  }))
}

const ContactWizardCard = lazy(async () => ({
  default: (await import('../features/contacts/contact-wizard.tsx')).ContactWizardCard,
}))

/** [2.7]. With `?confirm=phone` or `?confirm=email` the wizard of that contact is a part of the page. */
export default function ProfileVerification() {
  const { player } = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const kind = findKind(query.get('confirm'))
  return (
    <ProfileFrame player={player} tab="verification">
      {kind && (
        <Suspense>
          <ContactWizardCard
            key={kind}
            kind={kind}
            onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
      <VerificationTab profile={player.profile} />
    </ProfileFrame>
  )
}

function findKind(text: string | null): ContactType | null {
  return text === 'phone' || text === 'email' ? text : null
}
