import { story } from '../gallery/story.tsx'
import { StageList } from './stage-list.tsx'

export default { title: 'Progress/Stage list' }

const words = {
  ru: {
    label: 'Этапы серии',
    states: { past: 'Завершён', now: 'Идёт', ahead: 'Впереди' },
    names: ['Первый лёд', 'Позёмка', 'Метель', 'Полярная ночь', 'Сияние'],
  },
  en: {
    label: 'Stages of the series',
    states: { past: 'Over', now: 'Running', ahead: 'Ahead' },
    names: ['First Ice', 'Drift', 'Blizzard', 'Polar Night', 'Aurora'],
  },
}

const dates = ['04.11 – 08.11', '10.11 – 14.11', '18.11 – 22.11', '25.11 – 29.11', '02.12 – 12.12']

export const Series = story(words, (w) => (
  <StageList
    label={w.label}
    states={w.states}
    stages={w.names.map((title, index) => ({
      title,
      detail: dates[index],
      state: index < 2 ? 'past' : index === 2 ? 'now' : 'ahead',
    }))}
  />
))
