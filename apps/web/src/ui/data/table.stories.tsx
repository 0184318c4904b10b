import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { StatusTag } from './status-tag.tsx'
import { Table } from './table.tsx'

export default { title: 'Content/Table' }

const words = {
  ru: {
    caption: 'История платежей',
    when: 'Когда',
    what: 'Операция',
    state: 'Состояние',
    sum: 'Сумма',
    top: 'Пополнение',
    out: 'Вывод',
    done: 'Готово',
    wait: 'На проверке',
    no: 'Отклонён',
    sums: ['+5 000,00 ₽', '−2 400,00 ₽', '−12 000,00 ₽'],
  },
  en: {
    caption: 'History of payments',
    when: 'When',
    what: 'Operation',
    state: 'State',
    sum: 'Amount',
    top: 'Top-up',
    out: 'Withdrawal',
    done: 'Done',
    wait: 'In review',
    no: 'Declined',
    sums: ['+5,000.00 ₽', '−2,400.00 ₽', '−12,000.00 ₽'],
  },
}

export const History = story(words, (w) => (
  <Surface isWide>
    <Table
      caption={w.caption}
      keyOf={(row) => row.when}
      columns={[
        { key: 'when', title: w.when, cell: (row) => row.when },
        { key: 'what', title: w.what, cell: (row) => row.what },
        { key: 'state', title: w.state, cell: (row) => row.state },
        { key: 'sum', title: w.sum, isNumber: true, cell: (row) => row.sum },
      ]}
      rows={[
        {
          when: '18.11.26, 14:36:08',
          what: w.top,
          state: (
            <StatusTag tone="green" icon="check">
              {w.done}
            </StatusTag>
          ),
          sum: w.sums[0],
        },
        {
          when: '17.11.26, 09:12:51',
          what: w.out,
          state: (
            <StatusTag tone="blue" icon="clock">
              {w.wait}
            </StatusTag>
          ),
          sum: w.sums[1],
        },
        {
          when: '15.11.26, 22:04:17',
          what: w.out,
          state: (
            <StatusTag tone="coral" icon="close">
              {w.no}
            </StatusTag>
          ),
          sum: w.sums[2],
        },
      ]}
    />
  </Surface>
))
