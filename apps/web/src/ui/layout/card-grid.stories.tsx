import { Card } from './card.tsx'
import { CardGrid, CardGridItem } from './card-grid.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Card grid' }

const words = {
  ru: { card: (number: number) => `Карточка ${number}` },
  en: { card: (number: number) => `Card ${number}` },
}
const cards = (w: typeof words.ru, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <CardGridItem key={index}>
      <Card>{w.card(index + 1)}</Card>
    </CardGridItem>
  ))

export const Large = story(words, (w) => <CardGrid>{cards(w, 3)}</CardGrid>)
export const Medium = story(words, (w) => <CardGrid size="medium">{cards(w, 4)}</CardGrid>)
export const Small = story(words, (w) => <CardGrid size="small">{cards(w, 5)}</CardGrid>)
export const Tiny = story(words, (w) => <CardGrid size="tiny">{cards(w, 8)}</CardGrid>)
