import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { StepProgress } from './step-progress.tsx'

export default { title: 'Progress/Steps' }

const words = {
  ru: { label: 'Подтверждение телефона', step: (number: number) => `Шаг ${number} из 4` },
  en: { label: 'Confirming the phone', step: (number: number) => `Step ${number} of 4` },
}

export const Steps = story(words, (w) => (
  <Surface>
    <Cells inColumns>
      {[1, 2, 4].map((current) => (
        <Cell key={current} label={w.step(current)}>
          <StepProgress label={w.label} valueText={w.step(current)} current={current} count={4} />
        </Cell>
      ))}
    </Cells>
  </Surface>
))
