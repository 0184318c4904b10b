// The words of the page of all moves; the numbers are those of the design.
export const russian = {
  play: 'Показать',
  close: 'Закрыть',
  point: 'Наведите',
  loading: 'Загружаем ещё игры',
  flying: 'Lena.sol даёт вам пять',
  numbers: 'ru-RU',
  units: { days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' },
  carousel: {
    whole: 'Предложения',
    back: 'Назад',
    forward: 'Вперёд',
    stop: 'Остановить',
    run: 'Запустить',
    slide: (number: number) => `Предложение ${number}`,
  },
  steps: ['Хорошо', 'Крупно', 'Огромно'],
  levels: { before: 'Парус', after: 'Шторм' },
  caption: 'Таблица турнира',
  place: 'Место',
  name: 'Игрок',
  value: 'Очки',
  reader: 'это вы',
  people: ['Freya_88', 'Maks_T', 'Вы'],
  points: ['41 820', '41 760', '41 440'],
  toasts: ['Пополнение зачислено', 'Новый подарок', 'Код отправлен'],
  curves: {
    '--ease-out': 'появление, окна, списки',
    '--ease-in': 'уход',
    '--ease-spring': 'награда, уровень',
    linear: 'полосы времени, скелет',
  },
  moves: {
    skeleton: { title: 'Скелет', facts: '1400 мс, linear. Без движения: ровный фон.' },
    loader: { title: 'Загрузка', facts: '1000 мс, --ease-out, сдвиг 120 мс. Без движения: три точки стоят.' },
    countdown: { title: 'Обратный отсчёт', facts: 'Шаг 1000 мс, меняются только цифры.' },
    carousel: {
      title: 'Карусель',
      facts:
        'Показ 5000 мс, слайд 300 мс, --ease-out. Пауза: наведение, фокус, скрытая вкладка. Без движения: без автосмены.',
    },
    hover: { title: 'Наведение и нажатие', facts: 'Карта 200 мс, 4 px; кнопка 120 мс, 1 px.' },
    pool: {
      title: 'Счётчик фонда',
      facts: '320 мс на цифру, справа налево, +90 мс. Без движения: число меняется сразу.',
    },
    count: {
      title: 'Счёт выигрыша',
      facts: '1200 мс, ease-out cubic, толчок 200 мс. Без движения: итог сразу.',
    },
    level: {
      title: 'Новый уровень',
      facts:
        'Старый 200 мс, --ease-in; новый 520 мс, --ease-spring; лучи 4000 мс × 2. Без движения: значок меняется сразу.',
    },
    draw: { title: 'Цифры розыгрыша', facts: 'Переворот 320 мс; ждущие дышат 1200 мс.' },
    rank: {
      title: 'Смена места',
      facts: 'Строки 320 мс, --ease-out; вспышка 600 мс. Без движения: порядок меняется сразу.',
    },
    winners: { title: 'Живые выигрыши', facts: '320 мс, --ease-out: новый слева, остальные сдвигаются.' },
    modals: {
      title: 'Окна стопкой',
      facts: 'Вход 320 мс, --ease-out, 12 px; уход 200 мс, --ease-in; нижнее окно scale .95; фон blur 7 px.',
    },
    sheet: {
      title: 'Шторка',
      facts: 'Вход 320 мс, --ease-out; уход 200 мс, --ease-in. На телефоне её тянут вниз.',
    },
    toasts: { title: 'Очередь сообщений', facts: 'Вход 320 мс, жизнь 10 000 мс, уход 200 мс. По одному.' },
    fly: { title: 'Летящее сообщение', facts: 'Вход 420 мс, --ease-spring; показ 3000 мс; уход 200 мс.' },
    tip: { title: 'Подсказка', facts: 'Задержка 50 мс, 120 мс, --ease-out, ширина 210–310 px.' },
  },
}

export const english: typeof russian = {
  play: 'Play',
  close: 'Close',
  point: 'Point at me',
  loading: 'Loading more games',
  flying: 'Lena.sol gives you five',
  numbers: 'en-GB',
  units: { days: 'd', hours: 'h', minutes: 'min', seconds: 'sec' },
  carousel: {
    whole: 'Offers',
    back: 'Back',
    forward: 'Forward',
    stop: 'Stop',
    run: 'Play',
    slide: (number) => `Offer ${number}`,
  },
  steps: ['Nice', 'Big', 'Huge'],
  levels: { before: 'Sail', after: 'Storm' },
  caption: 'Standings',
  place: 'Place',
  name: 'Player',
  value: 'Points',
  reader: 'this is you',
  people: ['Freya_88', 'Maks_T', 'You'],
  points: ['41,820', '41,760', '41,440'],
  toasts: ['Top-up credited', 'New gift', 'Code sent'],
  curves: {
    '--ease-out': 'what appears, windows, lists',
    '--ease-in': 'what leaves',
    '--ease-spring': 'rewards, levels',
    linear: 'bars of time, placeholders',
  },
  moves: {
    skeleton: { title: 'Placeholder', facts: '1400 ms, linear. Without motion: an even ground.' },
    loader: {
      title: 'Loader',
      facts: '1000 ms, --ease-out, 120 ms apart. Without motion: three dots stand still.',
    },
    countdown: { title: 'Countdown', facts: 'A step is 1000 ms, only digits change.' },
    carousel: {
      title: 'Carousel',
      facts:
        'Stays 5000 ms, slides in 300 ms, --ease-out. Pauses when pointed at, focused or hidden. Without motion: never by itself.',
    },
    hover: { title: 'Pointing and pressing', facts: 'Card 200 ms, 4 px; button 120 ms, 1 px.' },
    pool: {
      title: 'Pool counter',
      facts: '320 ms a digit, right to left, +90 ms. Without motion: the number changes at once.',
    },
    count: {
      title: 'Win count-up',
      facts: '1200 ms, ease-out cubic, pops of 200 ms. Without motion: the end at once.',
    },
    level: {
      title: 'Next level',
      facts:
        'Old one 200 ms, --ease-in; new one 520 ms, --ease-spring; rays 4000 ms × 2. Without motion: the badge changes at once.',
    },
    draw: { title: 'Digits of a draw', facts: 'Turns in 320 ms; those that wait breathe, 1200 ms.' },
    rank: {
      title: 'Change of places',
      facts: 'Rows 320 ms, --ease-out; flash 600 ms. Without motion: the order changes at once.',
    },
    winners: {
      title: 'Live wins',
      facts: '320 ms, --ease-out: the new one from the left, the others make room.',
    },
    modals: {
      title: 'Dialogs in a stack',
      facts:
        'In 320 ms, --ease-out, 12 px; out 200 ms, --ease-in; the lower one scale .95; ground blur 7 px.',
    },
    sheet: { title: 'Sheet', facts: 'In 320 ms, --ease-out; out 200 ms, --ease-in. Pulled down on a phone.' },
    toasts: { title: 'Queue of messages', facts: 'In 320 ms, lives 10,000 ms, out 200 ms. One at a time.' },
    fly: { title: 'Flying notice', facts: 'In 420 ms, --ease-spring; stays 3000 ms; out 200 ms.' },
    tip: { title: 'Tip', facts: 'Delay 50 ms, 120 ms, --ease-out, 210–310 px wide.' },
  },
}
