import { ArtCardSkeleton } from '../ui/feedback/art-card-skeleton.tsx'
import { CardGrid, CardGridItem } from '../ui/layout/card-grid.tsx'

export function EventsSkeleton() {
  return (
    <CardGrid>
      {[1, 2, 3].map((place) => (
        <CardGridItem key={place}>
          <ArtCardSkeleton />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}
