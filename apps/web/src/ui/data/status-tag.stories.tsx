import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { StatusTag } from './status-tag.tsx'

export default { title: 'Marks/Status tag' }

const words = {
  ru: { soon: 'Скоро', review: 'На проверке', declined: 'Отклонён', accepted: 'Принят', you: 'это вы' },
  en: {
    soon: 'Coming soon',
    review: 'In review',
    declined: 'Declined',
    accepted: 'Accepted',
    you: 'this is you',
  },
}

export const Tones = story(words, (w) => (
  <Surface>
    <Cells>
      <StatusTag tone="grey" icon="clock">
        {w.soon}
      </StatusTag>
      <StatusTag tone="blue" icon="clock">
        {w.review}
      </StatusTag>
      <StatusTag tone="coral" icon="close">
        {w.declined}
      </StatusTag>
      <StatusTag tone="green" icon="check">
        {w.accepted}
      </StatusTag>
      <StatusTag tone="amber" size="small">
        {w.you}
      </StatusTag>
    </Cells>
  </Surface>
))
