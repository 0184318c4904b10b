import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { StepList } from './step-list.tsx'

export default { title: 'Content/Step list' }

const words = {
  ru: {
    steps: [
      ['Играйте в слоты', 'Каждые 2 000 ₽ ставок — один элемент.'],
      ['Наполняйте колбы', 'Полная колба — подарок, который ждёт вас сразу.'],
      ['Ждите финала', 'Три полные колбы — билет в розыгрыш 14 января.'],
    ],
    fair: [
      'Отпечаток числа известен заранее',
      'Вы добавляете своё число',
      'Номер ставки делает каждый раунд новым',
    ],
  },
  en: {
    steps: [
      ['Play slots', 'Every 2,000 ₽ of bets is one element.'],
      ['Fill the flasks', 'A full flask is a gift that is yours at once.'],
      ['Wait for the final', 'Three full flasks are a ticket for the draw on 14 January.'],
    ],
    fair: [
      'The hash of the number is known beforehand',
      'You add a number of your own',
      'The number of the bet makes every round new',
    ],
  },
}

export const WithIcons = story(words, (w) => (
  <Surface isWide>
    <StepList
      steps={w.steps.map(([title, text], index) => ({
        title: title!,
        text,
        icon: (['slots', 'hex', 'trophy'] as const)[index],
      }))}
    />
  </Surface>
))
export const Numbered = story(words, (w) => (
  <Surface>
    <StepList isNarrow steps={w.fair.map((title) => ({ title }))} />
  </Surface>
))
