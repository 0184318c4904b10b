import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { UsageList, UsageRow } from './usage-row.tsx'

export default { title: 'Content/Usage row' }

const words = {
  ru: {
    limits: 'Лимиты пополнения',
    day: 'День',
    week: 'Неделя',
    month: 'Месяц',
    change: 'Изменить',
    set: 'Задать',
    dayUsed: '5 000 ₽',
    dayLimit: 'из 20 000 ₽',
    weekUsed: '12 800 ₽',
    weekLimit: 'из 13 000 ₽',
    monthUsed: '24 100 ₽',
    rises: 'Повысится до',
    sum: '80 000 ₽',
    in: 'через',
    cancel: 'Отменить',
  },
  en: {
    limits: 'Top-up limits',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    change: 'Change',
    set: 'Set',
    dayUsed: '5,000 ₽',
    dayLimit: 'of 20,000 ₽',
    weekUsed: '12,800 ₽',
    weekLimit: 'of 13,000 ₽',
    monthUsed: '24,100 ₽',
    rises: 'Rises to',
    sum: '80,000 ₽',
    in: 'in',
    cancel: 'Cancel',
  },
}

export const States = story(words, (w) => (
  <Surface>
    <UsageList label={w.limits}>
      <UsageRow
        name={w.day}
        used={{ text: w.dayUsed, limitText: w.dayLimit, percent: 25 }}
        action={{ icon: 'edit', label: w.change, onClick: () => {} }}
        pending={
          <>
            <span>
              {w.rises} <b>{w.sum}</b> {w.in} <b>17:42:08</b>
            </span>
            <TextLink to="/" isAlone>
              {w.cancel}
            </TextLink>
          </>
        }
      />
      <UsageRow
        name={w.week}
        used={{ text: w.weekUsed, limitText: w.weekLimit, percent: 98 }}
        action={{ icon: 'edit', label: w.change, onClick: () => {} }}
      />
      <UsageRow
        name={w.month}
        text={w.monthUsed}
        action={{ icon: 'plus', label: w.set, onClick: () => {} }}
      />
    </UsageList>
  </Surface>
))
