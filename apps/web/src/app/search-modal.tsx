// The search palette with its data.
import type { EarlyWords } from '../features/search/early-words.ts'
import { SearchPalette } from '../features/search/search-palette.tsx'
import { openModal } from '../dialogs/store.ts'
import { useSite } from '../site/site-data.ts'

export function SearchModal({ early, onClose }: { early?: EarlyWords; onClose: () => void }) {
  const site = useSite()
  if (!site) return null
  // Opens over the search, which still has its query after going back.
  return (
    <SearchPalette
      categories={site.categories}
      providers={site.producers}
      early={early}
      onSupport={() => openModal('support', { reason: 'game' })}
      onClose={onClose}
    />
  )
}
