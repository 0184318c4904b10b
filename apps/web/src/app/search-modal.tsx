// The search with what it searches in.
import type { EarlyWords } from '../features/search/early-words.ts'
import { SearchPalette } from '../features/search/search-palette.tsx'
import { openModal } from '../lib/modal-stack.ts'
import { useSiteData } from '../routes/site-data.ts'

export function SearchModal({ early, onClose }: { early?: EarlyWords; onClose: () => void }) {
  const site = useSiteData()
  if (!site) return null
  // Over the search, which has the words still when one comes back.
  return (
    <SearchPalette
      categories={site.categories}
      providers={site.producers}
      early={early}
      onSupport={() => openModal('support')}
      onClose={onClose}
    />
  )
}
