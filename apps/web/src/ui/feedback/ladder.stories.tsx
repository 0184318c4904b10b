import { story } from '../gallery/story.tsx'
import { Ladder } from './ladder.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StatusTag } from '../data/status-tag.tsx'

export default { title: 'Progress/Ladder' }

const words = {
  ru: {
    label: 'Ступени',
    percents: ['100 %', '75 %', '75 %', '50 %', '100 %'],
    to: 'до',
    limits: ['20 000 ₽', '40 000 ₽', '60 000 ₽', '80 000 ₽', '100 000 ₽'],
    from: ['от 500 ₽', 'от 1 000 ₽', 'от 1 000 ₽', 'от 2 000 ₽', 'от 3 000 ₽'],
    got: 'Получен',
    locked: 'Закрыто',
    soFar: '400 ₽ из 1 000 ₽',
  },
  en: {
    label: 'Steps',
    percents: ['100%', '75%', '75%', '50%', '100%'],
    to: 'up to',
    limits: ['20,000 ₽', '40,000 ₽', '60,000 ₽', '80,000 ₽', '100,000 ₽'],
    from: ['from 500 ₽', 'from 1,000 ₽', 'from 1,000 ₽', 'from 2,000 ₽', 'from 3,000 ₽'],
    got: 'Received',
    locked: 'Locked',
    soFar: '400 ₽ of 1,000 ₽',
  },
}

export const FiveSteps = story(words, (w) => (
  <Ladder
    label={w.label}
    steps={w.percents.map((value, index) => ({
      value,
      limit: (
        <>
          {w.to} <b>{w.limits[index]}</b>
        </>
      ),
      detail: w.from[index],
      state: index < 2 ? 'done' : index === 2 ? 'now' : 'locked',
      foot:
        index < 2 ? (
          <StatusTag tone="green" icon="check" size="small">
            {w.got}
          </StatusTag>
        ) : index === 2 ? (
          <>
            <ProgressBar label={value} valueText={w.soFar} percent={40} isThin />
            {w.soFar}
          </>
        ) : (
          <StatusTag tone="grey" icon="lock" size="small">
            {w.locked}
          </StatusTag>
        ),
    }))}
  />
))
