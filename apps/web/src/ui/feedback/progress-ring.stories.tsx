import levels from '@yanta/art/levels.json'
import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { ProgressRing, RingValue } from './progress-ring.tsx'

export default { title: 'Progress/Ring' }

const words = {
  ru: {
    names: ['Первый вход', 'Сто раундов', 'Три недели подряд', 'Все данные заполнены'],
    upload: 'Загрузка',
    part: '42 %',
  },
  en: {
    names: ['First visit', 'A hundred rounds', 'Three weeks in a row', 'All details filled in'],
    upload: 'Upload',
    part: '42%',
  },
}

export const States = story(words, (w) => (
  <Surface>
    <Cells>
      {[0, 34, 82, 100].map((percent, index) => (
        <ProgressRing key={percent} label={w.names[index]!} percent={percent}>
          <img src={Object.values(levels)[index]} alt="" width="57" height="57" />
        </ProgressRing>
      ))}
    </Cells>
  </Surface>
))

export const Values = story(words, (w) => (
  <Surface>
    <Cells>
      <ProgressRing label={w.upload} percent={42}>
        <RingValue>{w.part}</RingValue>
      </ProgressRing>
      <ProgressRing label={w.upload} percent={42} size="small">
        <RingValue>{w.part}</RingValue>
      </ProgressRing>
      <ProgressRing label={w.upload} percent={100} size="small">
        <img src={Object.values(levels)[3]} alt="" width="35" height="35" />
      </ProgressRing>
    </Cells>
  </Surface>
))
