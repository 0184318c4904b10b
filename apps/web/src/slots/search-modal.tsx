// The search with what it searches in.
import { SearchPalette } from '../features/search/search-palette.tsx'
import { openModal } from '../lib/modal-stack.ts'
import { useSiteData } from '../routes/site-data.ts'

export function SearchModal({ onClose }: { onClose: () => void }) {
  const site = useSiteData()
  if (!site) return null
  // Over the search, which has the words still when one comes back.
  return <SearchPalette categories={site.categories} providers={site.producers} onSupport={() => openModal('support')} onClose={onClose} />
}
