import { Avatar } from '../data/avatar.tsx'
import { Button } from '../actions/button.tsx'
import { avatar, gift } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Row, RowList } from './row-list.tsx'
import { StatusTag } from '../data/status-tag.tsx'

export default { title: 'Content/Row list' }

const words = {
  ru: {
    history: 'История операций',
    topUp: 'Пополнение · карта',
    out: 'Вывод · кошелёк',
    present: 'Подарок · кешбэк',
    credited: 'Зачислено',
    pending: 'В обработке',
    received: 'Получен',
    declined: 'Отклонено',
    sums: ['+5 000 ₽', '−8 000 ₽', '+1 240 ₽', '+1 500 ₽'],
    help: 'Поддержка',
    chat: 'Чат на сайте',
    chatText: 'Операторы на связи',
    mail: 'Почта',
    conditions: 'Условия входа',
    level: 'Уровень «Бриз» или выше',
    levelText: 'У вас «Парус»',
    paid: 'Пополнения от 5 000 ₽ за неделю',
    paidText: '3 200 из 5 000 ₽',
    code: 'Код партнёра или приглашение',
    codeText: 'Его даёт стример или друг-участник',
    fill: 'Пополнить',
    burns: 'Сгорит',
    bonus: 'Бонус 50 %',
    spins: '12 гифтспинов',
    cashback: 'Кешбэк недели',
    burnSums: ['3 200 ₽', 'Lolly Land', '440 ₽'],
    people: 'Пятюни',
    answered: 'Ответили',
    answer: 'Ответить',
    at: 'дал вам пять в 19:04',
    devices: 'Устройства',
    laptop: 'Chrome, Windows',
    here: 'это устройство',
    phone: 'Safari, iPhone',
    place: 'Алматы · 18.11.26, 14:36',
    leave: 'Выйти',
    prizes: 'Призы',
    prizeSums: ['300 000 ₽', '180 000 ₽', '120 000 ₽'],
    long: 'Очень длинное название операции, которое не помещается в одну строку даже на широком экране',
  },
  en: {
    history: 'Operations',
    topUp: 'Top-up · card',
    out: 'Withdrawal · wallet',
    present: 'Gift · cashback',
    credited: 'Credited',
    pending: 'Processing',
    received: 'Received',
    declined: 'Declined',
    sums: ['+5,000 ₽', '−8,000 ₽', '+1,240 ₽', '+1,500 ₽'],
    help: 'Support',
    chat: 'Chat on the site',
    chatText: 'Operators are online',
    mail: 'E-mail',
    conditions: 'Conditions of entry',
    level: 'Breeze level or higher',
    levelText: 'You have Sail',
    paid: 'Top-ups of 5,000 ₽ in a week',
    paidText: '3,200 of 5,000 ₽',
    code: 'Partner code or invitation',
    codeText: 'A streamer or a friend gives it',
    fill: 'Top up',
    burns: 'Will be lost',
    bonus: '50% bonus',
    spins: '12 giftspins',
    cashback: 'Weekly cashback',
    burnSums: ['3,200 ₽', 'Lolly Land', '440 ₽'],
    people: 'High fives',
    answered: 'Answered',
    answer: 'Answer',
    at: 'gave you five at 19:04',
    devices: 'Devices',
    laptop: 'Chrome, Windows',
    here: 'this device',
    phone: 'Safari, iPhone',
    place: 'Almaty · 18.11.26, 14:36',
    leave: 'Sign out',
    prizes: 'Prizes',
    prizeSums: ['300,000 ₽', '180,000 ₽', '120,000 ₽'],
    long: 'A very long name of an operation that does not fit into one line even on a wide screen',
  },
}

export const Operations = story(words, (w) => (
  <Surface isWide>
    <RowList label={w.history}>
      <Row
        icon="plus"
        iconTone="grey"
        title={w.topUp}
        detail="20.11.26, 18:42:10"
        value={w.sums[0]}
        valueColor="green"
        valueDetail={w.credited}
      />
      <Row
        icon="arrow"
        iconTone="grey"
        title={w.out}
        detail="19.11.26, 11:05:47"
        value={w.sums[1]}
        valueDetail={w.pending}
      />
      <Row
        icon="gift"
        iconTone="grey"
        title={w.present}
        detail="18.11.26, 00:00:02"
        value={w.sums[2]}
        valueColor="green"
        valueDetail={w.received}
      />
      <Row
        icon="plus"
        iconTone="grey"
        title={w.long}
        detail="16.11.26, 21:17:30"
        value={w.sums[3]}
        valueDetail={
          <StatusTag tone="coral" size="small">
            {w.declined}
          </StatusTag>
        }
      />
    </RowList>
  </Surface>
))

export const Links = story(words, (w) => (
  <Surface>
    <RowList label={w.help} look="boxed">
      <Row icon="chat" iconTone="amber" title={w.chat} detail={w.chatText} to="/" isChosen />
      <Row icon="send" iconTone="blue" title="Telegram" detail="@yanta_help" to="/" />
      <Row icon="viber" iconTone="violet" title="Viber" detail="@support" to="/" />
      <Row icon="mail" iconTone="green" title={w.mail} detail="help@yanta.example" to="/" />
    </RowList>
  </Surface>
))

export const Conditions = story(words, (w) => (
  <Surface isWide>
    <RowList label={w.conditions} look="boxed">
      <Row icon="check" title={w.level} detail={w.levelText} state="met" />
      <Row
        icon="wallet"
        title={w.paid}
        detail={w.paidText}
        state="missing"
        end={<Button size="small">{w.fill}</Button>}
      >
        <div style={{ marginTop: 8, maxWidth: 260 }}>
          <ProgressBar label={w.paid} valueText={w.paidText} percent={64} isThin />
        </div>
      </Row>
      <Row icon="ticket" title={w.code} detail={w.codeText} state="missing" />
    </RowList>
  </Surface>
))

export const Pictures = story(words, (w) => (
  <Surface>
    <RowList label={w.burns} look="boxed">
      {(
        [
          ['deposit', w.bonus],
          ['giftspin', w.spins],
          ['cashback', w.cashback],
        ] as const
      ).map(([name, title], index) => (
        <Row key={name} image={gift(name)} title={title} value={w.burnSums[index]} valueColor="coral" />
      ))}
    </RowList>
  </Surface>
))

export const People = story(words, (w) => (
  <Surface>
    <RowList label={w.people}>
      <Row
        lead={<Avatar name="Lena.sol" image={avatar(2)} isNamed />}
        title="Lena.sol"
        detail={w.at}
        end={
          <StatusTag tone="grey" icon="check">
            {w.answered}
          </StatusTag>
        }
      />
      <Row
        lead={<Avatar name="vesna99" image={avatar(4)} isNamed />}
        title="vesna99"
        detail={w.at}
        end={
          <Button look="pink" size="small">
            {w.answer}
          </Button>
        }
      />
    </RowList>
  </Surface>
))

export const Devices = story(words, (w) => (
  <Surface isWide>
    <RowList label={w.devices}>
      <Row
        icon="laptop"
        iconTone="grey"
        title={w.laptop}
        detail={w.place}
        end={<StatusTag tone="green">{w.here}</StatusTag>}
      />
      <Row
        icon="phone"
        iconTone="grey"
        title={w.phone}
        detail={w.place}
        end={
          <Button look="line" size="small">
            {w.leave}
          </Button>
        }
      />
    </RowList>
  </Surface>
))

export const Numbered = story(words, (w) => (
  <Surface>
    <RowList label={w.prizes}>
      {w.prizeSums.map((sum, index) => (
        <Row key={sum} title={index + 1} value={sum} valueColor={index === 0 ? 'amber' : undefined} />
      ))}
    </RowList>
  </Surface>
))
