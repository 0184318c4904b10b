import { Button } from '../actions/button.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Note } from './note.tsx'

export default { title: 'Messages/Note' }

const words = {
  ru: {
    nickname: 'Никнейм меняет поддержка.',
    burns: 'Заявка на вывод сожжёт активный бонус.',
    confirmed: 'Телефон подтверждён.',
    draw: 'Готовим розыгрыш',
    drawText: 'Победители появятся здесь 14 января.',
    seats: 'Свободных мест нет. Выберите другой турнир.',
    past: 'Эти акции завершены',
    pastText: 'Есть и другие способы выиграть: турниры идут каждый день.',
    tournaments: 'К турнирам',
    later: 'Не сейчас',
  },
  en: {
    nickname: 'Nicknames are changed by support.',
    burns: 'A withdrawal cancels the active bonus.',
    confirmed: 'Phone confirmed.',
    draw: 'Preparing the draw',
    drawText: 'Winners will appear here on 14 January.',
    seats: 'No free seats. Pick another tournament.',
    past: 'These promotions are over',
    pastText: 'There are other ways to win: tournaments run every day.',
    tournaments: 'To tournaments',
    later: 'Not now',
  },
}

export const Tones = story(words, (w) => (
  <Cells inColumns>
    <Note>{w.nickname}</Note>
    <Note tone="warning">{w.burns}</Note>
    <Note tone="success">{w.confirmed}</Note>
    <Note tone="amber" title={w.draw}>
      {w.drawText}
    </Note>
    <Note tone="error" icon="lock" isAnswer>
      {w.seats}
    </Note>
  </Cells>
))
export const WithActions = story(words, (w) => (
  <Note
    tone="amber"
    icon="trophy"
    title={w.past}
    actions={
      <>
        <Button look="primary" size="small">
          {w.tournaments}
        </Button>
        <Button look="line" size="small">
          {w.later}
        </Button>
      </>
    }
  >
    {w.pastText}
  </Note>
))
