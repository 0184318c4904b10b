import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { Section } from './section.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

export default { title: 'Content/Section' }

const words = {
  ru: { title: 'Новые игры', all: 'Все', text: 'Содержимое раздела' },
  en: { title: 'New games', all: 'All', text: 'What the section holds' },
}

export const WithActions = story(words, (w) => (
  <Section title={w.title} icon="spark" count="64" actions={<Button size="small">{w.all}</Button>}>
    {w.text}
  </Section>
))
export const Loading = story(words, (w) => (
  <Section title={w.title}>
    <div style={{ display: 'grid', height: 120 }}>
      <Skeleton />
    </div>
  </Section>
))
