import { Button } from '../actions/button.tsx'
import { gift, level } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { NotificationList, NotificationRow } from './notification-row.tsx'

export default { title: 'Messages/Notification' }

const words = {
  ru: {
    list: 'Уведомления',
    fresh: 'Новое',
    level: 'Новый уровень: Парус',
    levelText: 'Кешбэк вырос до 8 %.',
    ago: '5 минут назад',
    spins: '30 гифтспинов в Lolly Land',
    spinsText: 'Сгорят через 1 день 6 часов.',
    take: 'Активировать',
    cashback: 'Кешбэк начислен',
    cashbackText: '1 240 ₽ за прошлую неделю.',
    works: 'Работы 24 ноября',
    worksText: 'С 04:00 до 05:00 касса будет закрыта.',
  },
  en: {
    list: 'Notifications',
    fresh: 'New',
    level: 'New level: Sail',
    levelText: 'Your cashback is 8% now.',
    ago: '5 minutes ago',
    spins: '30 giftspins in Lolly Land',
    spinsText: 'They expire in 1 day and 6 hours.',
    take: 'Activate',
    cashback: 'Cashback credited',
    cashbackText: '1,240 ₽ for last week.',
    works: 'Maintenance on 24 November',
    worksText: 'The cashier is closed from 04:00 to 05:00.',
  },
}

export const States = story(words, (w) => (
  <Surface>
    <NotificationList label={w.list}>
      <NotificationRow image={level(6)} title={w.level} text={w.levelText} time={w.ago} newLabel={w.fresh} />
      <NotificationRow
        image={gift('giftspin')}
        title={w.spins}
        text={w.spinsText}
        time="18:42"
        newLabel={w.fresh}
        action={
          <Button look="primary" size="small">
            {w.take}
          </Button>
        }
      />
      <NotificationRow image={gift('cashback')} title={w.cashback} text={w.cashbackText} time="18.11.26" />
      <NotificationRow icon="info" iconTone="blue" title={w.works} text={w.worksText} time="16.11.26" />
    </NotificationList>
  </Surface>
))
