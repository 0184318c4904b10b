import type { ContactType, VerificationKind } from '@yanta/contract'
import { Suspense, lazy } from 'react'
import { type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { documentIcons } from '../features/documents/document-words.ts'
import { DocumentsSection } from '../features/documents/documents-section.tsx'
import { loadDocuments } from '../features/documents/load-documents.ts'
import { loadPlayer } from '../features/profile/load-player.ts'
import { VerificationTab } from '../features/profile/verification-tab.tsx'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call) {
  const [data, documents] = await Promise.all([loadPlayer(call), loadDocuments(call)])
  return { ...data, documents }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('profile.tabs.verification') }),
  }))
}

const ContactWizardCard = lazy(async () => ({
  default: (await import('../features/contacts/contact-wizard.tsx')).ContactWizardCard,
}))

/**
 * [2.7]. With `?confirm=phone` or `?confirm=email` the wizard of that contact is a part of the page; with `?document=identity` or
 * another kind it shows that document alone.
 */
export default function ProfileVerification() {
  const { player, documents } = useLoaderData<typeof loader>()
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
      <VerificationTab
        profile={player.profile}
        documents={<DocumentsSection loaded={documents} kind={findDocumentKind(query.get('document'))} />}
      />
    </ProfileFrame>
  )
}

function findKind(text: string | null): ContactType | null {
  return text === 'phone' || text === 'email' ? text : null
}

function findDocumentKind(text: string | null): VerificationKind | null {
  return text !== null && Object.hasOwn(documentIcons, text) ? (text as VerificationKind) : null
}
