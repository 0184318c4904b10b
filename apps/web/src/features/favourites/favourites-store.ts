// The one list of the tab. A refused change shows a toast, since its heart may be out of view by then.
import { browserCall } from '../../data/api/browser-call.ts'
import { createFavourites } from './create-favourites.ts'

export const favourites = createFavourites({
  call: browserCall,
  isOnline: () => navigator.onLine,
  onRefused(code) {
    // Loaded on demand: the texts of all refusals are large, and one is rarely needed here.
    void import('./tell-undone.ts').then(
      ({ tellUndone }) => tellUndone(code),
      () => undefined,
    )
  },
})
