import { ArtCardPlace } from '../ui/art-card-place.tsx'
import { CardGrid, CardGridItem } from '../ui/card-grid.tsx'

export function EventsPlace() {
  return (
    <CardGrid>
      {[1, 2, 3].map((place) => (
        <CardGridItem key={place}>
          <ArtCardPlace />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}
