// The search with what it searches in.
import { SearchPalette } from '../features/search/search-palette.tsx'
import { closeModal, openModal } from '../lib/modal-stack.ts'
import { useSiteData } from '../routes/site-data.ts'

export function SearchModal({ onClose }: { onClose: () => void }) {
  const site = useSiteData()
  if (!site) return null
  const openSupport = () => {
    closeModal('search')
    openModal('support')
  }
  return <SearchPalette categories={site.categories} providers={site.producers} onSupport={openSupport} onClose={onClose} />
}
