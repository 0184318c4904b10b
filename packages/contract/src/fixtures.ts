// One valid example of every entity, typed by the schemas; tests parse them and screens are rendered against them.
import type {
  Achievement, Activity, OwnLimit, RealityCheck, SelfExclusion, Verification, Balance, BalanceLogRecord, Banner, Bonus, CaptchaPuzzle, Category, CompointProduct, CompointRecord, CompointsConfig, ContactProof, CurrentBlock, Deposit, DrawFile, DuckHuntGame, FooterBlock, Game, GameFacets, GameListItem, GameRun, Gift, HighFive, HighFiveStatistics, Level, LogLine, LoginSession, Membership, Operation, OperationTotals, PageTiming, Participant, Passkey, PaymentSystem, Payout, PayoutSystem, PendingContact, PhoneCode,
  PlayerPage, PlayRules, Profile, ProfileChange, Prize, Promotion, PromotionBalance, PromotionDraw, PromotionWinner, PromoPopup, PromoWidget, PromotionListItem, PushMessage, PushSubscription, Registration, RewardsSummary, SecondFactor, Security, SentCode, SeoFooter, SeoMeta, ServerData, SiteAddress, SiteRules, Statement, StaticPage, Tokens, Tournament, TournamentPlace, TournamentRow, TournamentSeries, UserLevel, UserNotification, UserPromotionData, WelcomeOffer, Winback, Winner,
} from './index.ts'

export const tokens: Tokens = { token: 'access.token.example', refreshToken: 'refresh-token-example', expiresIn: 900 }

export const secondFactor: SecondFactor = { challenge: 'challenge-example-0001', methods: ['totp', 'recovery'], expiresAt: '2026-11-20T12:05:00.000Z' }

export const sentCode: SentCode = { codeId: 'code-id-example-0001', expiresAt: '2026-11-20T12:10:00.000Z', resendAt: '2026-11-20T12:00:35.000Z' }

export const contactProof: ContactProof = { proof: 'proof-example-0001' }

export const pendingContact: PendingContact = {
  id: '7', type: 'phone', value: '79161234567', code: { expiresAt: '2026-11-20T12:10:00.000Z', resendAt: '2026-11-20T12:00:35.000Z' }, is_max_attempts_used: false,
}

export const registration: Registration = {
  type: 'phone', proof: 'proof-example-0001', password: 'amber-in-the-sea', currency: 'RUB', birthday: '1990-05-17', acceptedTerms: '2026-11-20', wantsNews: false, remember: true,
}

export const profileChange: ProfileChange = { firstname: 'Вера', lastname: 'Лебедева', country: 'ru' }

export const phoneCode: PhoneCode = { country: 'ru', dialCode: '7', mask: '(###) ###-##-##' }

export const captchaPuzzle: CaptchaPuzzle = { algorithm: 'SHA-256', challenge: 'c0ffee', salt: '5a17', signature: '51674e', maxnumber: 50_000, expiresAt: '2026-11-20T12:20:00.000Z' }

export const loginSession: LoginSession = {
  id: 'session-example-01', kind: 'computer', device: 'Chrome, Windows', place: null, startedAt: '2026-11-18T09:14:00.000Z', lastSeenAt: '2026-11-20T11:58:00.000Z', isCurrent: true, isNewPlace: false,
}

export const passkey: Passkey = { id: 'passkey-example-01', name: 'MacBook', createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null }

export const security: Security = { passkeys: [passkey], totpSince: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 7, hasNewDeviceMail: true }

export const welcomeOffer: WelcomeOffer = { percent: 100, most: 30_000_000, deposits: 5, leastDeposit: 50_000, wagerTimes: 35, days: 14 }

export const gift: Gift = {
  id: '31', title: 'Бонус 100 % к первому пополнению', image: '/art/gifts/gift-deposit_bonus.1a2b3c4d.svg', type: 'deposit_bonus', state: 'received', reason: 'registration',
  terms: { type: 'deposit_bonus', percent: 100, leastDeposit: 50_000, bonus: { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 50_000 } },
  price: null, productId: null, receivedAt: '2026-11-20T12:00:00.000Z', activatedAt: null, endedAt: null, expiredAt: '2026-11-27T12:00:00.000Z',
  restrictions: { depositLimits: [{ currency: 'RUB', limit: 2_000_000 }], needsPhone: false, needsEmail: false, platform: null, level: 1 },
  restrictionsState: { depositProgress: 0 }, isSelected: false,
}

export const balance: Balance = {
  user_id: '1', balance: 1_248_050, currency: 'RUB', is_active_bonus: false, bonus: 0, wagering: null, winback: 0, compoint_balance: 234_000,
}

export const profile: Profile = {
  id: '1', user_id: '1', nick_name: 'Вера', has_chosen_nickname: true, level: { index: 6, image: '/art/levels/level-6.0b6d18e2.svg', bonus_availability_level: 3 },
  hash: '0f8e1c52b7a94d3c8e6f1a2b3c4d5e6f', first_auth: false,
  firstname: null, lastname: null, middlename: null, address: null, country: 'ru', gender: null, birthday: '1990-05-17', birthday_verified: false,
  registration_contact_type: 'email', multi_account: false, is_verified: false, onVerification: [],
  phones: [{ value: '79161234567', is_primary: true, is_verified: true }],
  emails: [{ email: 'vera@example.com', is_primary: true, is_verified: true }],
  registered_at: '2026-03-14T09:30:00.000Z', locale: 'ru', wants_news: false, breakUntil: null, selfExclusion: null,
}

export const bonus: Bonus = {
  id: '12', amount: 100_000, currency: 'RUB', wagering: { done: 1_250_000, needed: 3_000_000 }, conversionCap: 500_000, maxStake: 50_000, giftId: '31',
  startedAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-12-04T12:00:00.000Z',
}

export const gameListItem: GameListItem = {
  id: '76', slug: 'neon-drive', name: 'Neon Drive', desktop_name: 'Neon Drive',
  preview: '/art/covers/neon-drive-wide.5f2a9c01.400.webp#avif=400,800', tall_preview: '/art/covers/neon-drive-tall.1a2b3c4d.360.webp#avif=180,360,540',
  active: true, disabled: false, disabledReason: null, badges: ['top'], has_demo_mode: true,
  provider: { slug: 'quasar-tea', name: 'Quasar Tea' }, rtp: 9612, volatility: 'medium', allow_bonus_balance: true,
}

export const game: Game = {
  ...gameListItem, features: ['free_spins', 'wilds'], categories: ['slots', 'top'], wager_contribution: 100,
  engine: 'slot', stake_limits: [{ currency: 'RUB', min: 1_000, max: 500_000 }, { currency: 'EUR', min: 20, max: 5_000 }], max_win: 5_000,
}

export const currentBlock: CurrentBlock = {
  id: 'night-works', title: 'Ночью касса отдохнёт', body: '<p>С 3:00 до 3:30 по Москве пополнения и выплаты подождут. Играть можно как обычно.</p>', tone: 'info',
  button: { text: 'Подробнее', url: '/payments' }, version: '2026-11-20',
}

export const gameFacets: GameFacets = {
  providers: [{ value: 'quasar-tea', name: 'Quasar Tea', count: 9 }, { value: 'halva', name: 'Halva', count: 8 }],
  volatilities: [{ value: 'low', name: 'low', count: 6 }, { value: 'medium', name: 'medium', count: 7 }, { value: 'high', name: 'high', count: 4 }],
  features: [{ value: 'free_spins', name: 'free_spins', count: 17 }], rtp: [{ value: '9600', name: '9600', count: 12 }], bonus: 11, demo: 17,
}

export const userLevel: UserLevel = { level: 6, xp: 64_200, from: 60_000, next: 100_000 }

export const rewardsSummary: RewardsSummary = {
  giftCount: 3, newCount: 3, welcomeLeft: null, level: userLevel, seq: { 'user:1': 7 }, epoch: 'e1',
}

export const playerPage: PlayerPage = {
  profile: { answer: profile, seq: { 'user:1': 7 }, epoch: 'e1' },
  balance: { answer: { ...balance, seq: { 'user:1': 7 }, epoch: 'e1' }, seq: { 'user:1': 7 }, epoch: 'e1' },
  bonus: { status: 503, errors: [{ code: 'temporarily_unavailable' }] },
  lobby: { answer: { recent: [gameListItem], favourites: [], order: [] }, seq: { 'user:1': 7 }, epoch: 'e1' },
  rewards: { answer: rewardsSummary, seq: { 'user:1': 7 }, epoch: 'e1' },
  level: { answer: { ...userLevel, seq: { 'user:1': 7 }, epoch: 'e1' }, seq: { 'user:1': 7 }, epoch: 'e1' },
}

export const category: Category = {
  id: '1', slug: 'slots', name: 'Слоты', image: null, url: '/games/slots', position: 3, showInLobby: true,
  pageType: 'gameCategory', gamesCount: 86, playersOnline: null,
}

export const producer: Category = {
  id: '9', slug: 'quasar-tea', name: 'Quasar Tea', image: '/art/studios/quasar-tea.77c1d3f0.svg', url: '/producers/quasar-tea', position: 9,
  showInLobby: true, pageType: 'gameProducer', gamesCount: 11, playersOnline: 0,
}

export const gameRun: GameRun = {
  data: { run_url: 'http://127.0.0.1:3001/play/neon-drive?token=run-token-example', frameWidth: 1280, frameHeight: 720, runToken: 'run-token-example', dialect: 'own' },
  redirect: null,
  session_id: '501',
}

export const serverData: ServerData = {
  mode: 'demo', socketUrl: '/socket', currencies: ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD'], canonical: 'http://localhost:3000',
  noIndex: false, serverTime: '2026-11-20T12:00:00.000Z', gamesOrigin: 'http://127.0.0.1:3001',
  demoPlayers: [{ email: 'vera@example.com', password: 'vera-demo-2026' }],
  isRegionBlocked: false, isUnderReconstruction: false,
  captcha: { site_key: null, active_version: 'second_version', enabled_register: true },
  abTests: {}, registrationConfig: { skipNickname: false, termsVersion: '2026-11-20' },
  callCenterConfig: {
    chatProvider: null, isUnderMaintenance: false, settings: {},
    messengers: { telegram: 'https://t.me/example', viber: 'viber://chat?number=%2B10000000000' }, email: 'help@example.com',
  },
  webPushKey: null, promoTelegramChannelUrl: null, promoPopup: null, promoWidgetData: null, marketing: null,
}

export const playRules: PlayRules = {
  minRoundMs: 2500, autoplay: false, turbo: false, featureBuy: false, anteBet: false, mostStake: 50_000, showRtp: true, showNet: true, celebrateReturns: false,
}

export const siteRules: SiteRules = { demoForGuests: false, payoutCancel: false, unitName: 'compoint', winback: false, mostRealityCheckMinutes: 60 }

export const promoPopup: PromoPopup = {
  isActive: true, buttonUrl: '/promo/winter-lab', buttonText: 'Подробнее', title: 'Зимняя лаборатория', body: '<p>Каждая ставка даёт элементы.</p>',
  imageUrl: '/art/promotions/winter-lab-card.1b2c3d4e.720.webp', showDateFrom: 1_793_491_200, showDateTo: null, updatedAt: 1_793_491_200,
}

export const promoWidget: PromoWidget = {
  title: 'Зимняя лаборатория', fund: '5 000 000 ₽', url: '/promo/winter-lab', imageUrl: '/art/promotions/winter-lab-card.1b2c3d4e.720.webp#avif=400,720', endAt: '2027-01-14T00:00:00.000Z', isForNewcomers: false, prizePoolCounter: null,
}

export const seoMeta: SeoMeta = { metaTitle: 'Слоты', metaDescription: 'Все слоты', noIndex: false, image: null }

export const seoFooter: SeoFooter = { title: 'О слотах', html: '<p>Пять барабанов и двадцать линий.</p>' }

export const siteAddress: SiteAddress = { path: '/games/slots', updatedAt: null }

export const footerBlock: FooterBlock = { title: 'О нас', links: [{ text: 'Ответственная игра', url: '/responsible-gaming' }] }

export const staticPage: StaticPage = {
  slug: 'responsible-gaming', url: '/responsible-gaming', title: 'Ответственная игра', pageType: 'static',
  description: 'Как держать игру под контролем', html: '<p>Игра должна оставаться игрой.</p>', updatedAt: '2026-11-20T12:00:00.000Z',
}

export const logLine: LogLine = {
  label: 'GLOBAL_WINDOW_ERROR_HANDLER', level_name: 'ERROR', datetime: '2026-11-20T12:00:00.000Z', message: 'x is not a function', stack: null, context: { path: '/' },
}

export const pageTiming: PageTiming = { path: '/', metrics: { LCP: 1200, CLS: 0 } }

export const pushSubscription: PushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
}

export const pushMessage: PushMessage = { title: 'Деньги зачислены', body: '250,50 ₽ уже на балансе.', path: '/profile/balance', tag: 'credit' }

export const banner: Banner = {
  id: 'neon-race', type: 'startPage', providerSlug: null, tag: 'Новинка', title: 'Neon Drive', text: 'Пять барабанов и ночной город', buttonText: 'Играть',
  url: '/play/neon-drive', image: '/art/banners/neon-drive-wide.c3d4e5f6.1480.webp#avif=960,1480', imageSmall: '/art/banners/neon-drive-card.9a8b7c6d.720.webp#avif=400,720',
}

export const level: Level = {
  index: 6, image: '/art/levels/level-6.0b6d18e2.svg', name: 'Парус', fromXp: 60_000, cashback: 8, cashbackOfStakes: 2, compointsRate: 14, gift: '3 000 ₽ бонусом', support: 'fast',
}

export const compointsConfig: CompointsConfig = { betsForOne: 10_000 }

export const achievement: Achievement = {
  id: 'hundred-an-evening', actionId: null, title: 'Сотня за вечер', text: '100 спинов за день', image: '/art/symbols/classic-seven.1a2b3c4d.svg',
  isCompleted: false, progress: 86, completedAt: null, gift: '500 опыта',
}

export const compointProduct: CompointProduct = {
  id: 'spins-10', title: '10 гифтспинов в Red Oni', image: '/art/gifts/gift-giftspin.1a2b3c4d.svg', category: 'spins', giftType: 'giftspin',
  terms: {
    type: 'giftspin', game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/covers/red-oni-wide.5f2a9c01.400.webp#avif=400,800' }, stake: 2_000, total: 10, left: 10, won: 0,
    bonus: { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 },
  },
  price: 18_000, level: 1, left: null, isHit: false,
}

export const compointRecord: CompointRecord = { id: '77', at: '2026-11-20T12:00:00.000Z', amount: -18_000, kind: 'bought', title: '10 гифтспинов в Red Oni' }

export const userNotification: UserNotification = {
  id: '9', status: 'new', title: 'Новый уровень: Парус', msg: 'Кешбэк вырос до 8 %.', image: '/art/levels/level-6.0b6d18e2.svg', createdAt: '2026-11-20T12:00:00.000Z',
  button: { text: 'Все уровни', link: '/profile/levels' },
}

export const winback: Winback = {
  currency: 'RUB', percent: 7, higherPercent: { percent: 7, level: 5 }, mostOfStakes: 1,
  current: { from: '2026-11-15T21:00:00.000Z', to: '2026-11-22T21:00:00.000Z', stakes: 4_820_000, wins: 3_540_000, amount: 89_600, rounds: 412, roundsNeeded: 200 },
  offer: { amount: 64_000, until: '2026-11-18T20:59:59.000Z' },
  past: [{ from: '2026-11-08T21:00:00.000Z', to: '2026-11-15T21:00:00.000Z', amount: 64_000, status: 'offered' }],
}

export const paymentSystem: PaymentSystem = {
  id: 88, key: 'card', name: 'Банковская карта', position: 1, image: null, icon: 'card', limits: [{ currency: 'RUB', min: 10_000, max: 10_000_000 }],
  fee: { percent: 0, fixed: 0 }, flow: 'form', isMore: false, arrival: { usual: 1, most: 30 },
}

export const payoutSystem: PayoutSystem = {
  id: 99, key: 'wallet', name: 'Кошелёк', position: 1, image: null, icon: 'wallet', limits: [{ currency: 'RUB', min: 10_000, max: 100_000_000 }], fee: { percent: 0, fixed: 0 }, isMore: false,
  fields: [{ name: 'wallet', kind: 'wallet', label: 'Номер кошелька', example: '4100 1184 2207 15' }], arrival: { usual: 24, most: 72 },
  send: { url: '/json-api/user-payout/send/wallet', method: 'post' },
}

export const deposit: Deposit = {
  id: '501', transaction_id: 'd-501', method: { key: 'card', name: 'Банковская карта', image: null }, amount: 500_000, currency: 'RUB', status: 'success', reason: null,
  gift: { id: '31', title: 'Бонус 100 % к первому пополнению' }, createdAt: '2026-11-20T15:41:50.000Z', endedAt: '2026-11-20T15:42:10.000Z',
}

export const payout: Payout = {
  id: '118204', transaction_id: 'p-118204', method: { key: 'wallet', name: 'Кошелёк', image: null, icon: 'wallet' }, target: '4100 •••• 0715', amount: 800_000, fee: 0, currency: 'RUB', status: 'new', reason: null,
  steps: [{ status: 'new', at: '2026-11-19T08:05:47.000Z' }], expectedAt: '2026-11-20T08:40:00.000Z', canCancel: true,
  burnt: [{ title: '12 вращений', image: '/art/gifts/gift-giftspin.1a2b3c4d.svg' }], createdAt: '2026-11-19T08:05:47.000Z',
}

export const operation: Operation = {
  kind: 'deposit', id: 'deposit-501', at: '2026-11-20T15:42:10.000Z', transaction_id: 'd-501', method: { key: 'card', name: 'Банковская карта' }, amount: 500_000, currency: 'RUB',
  status: 'success', reason: null, reversed: 0,
}

export const operationTotals: OperationTotals = {
  currency: 'RUB', count: 34, deposits: 650_000, payouts: 800_000, staked: 4_820_000, won: 4_640_000, bonuses: 320_000, converted: 124_000, gifts: 10_000,
}

export const statement: Statement = {
  player: '7', currency: 'RUB', from: '2026-11-01', to: '2026-11-20', today: '2026-11-20', createdAt: '2026-11-20T15:42:10.000Z', opening: 1_454_050, closing: 1_248_050, deposits: 650_000,
  payouts: 800_000, staked: 4_820_000, won: 4_640_000, net: -180_000, converted: 124_000, gifts: 0, corrections: 0, lines: { payments: 14, play: 20, gifts: 9 },
}

export const promotionListItem: PromotionListItem = {
  id: '12', slug: 'winter-lab', title: 'Зимняя лаборатория', description: 'Собирайте элементы', template: null, container: 'default', type: 'page', fund: '5 000 000 ₽', isBonus: false,
  status: 'active', image: '/art/promotions/winter-lab-card.1b2c3d4e.720.webp#avif=400,720', background: '/art/promotions/winter-lab-wide.5f6a7b8c.1480.webp#avif=960,1480',
  startAt: '2026-11-01T00:00:00.000Z', endAt: '2027-01-14T00:00:00.000Z', sortPriority: 0, isImportant: false, prizePoolCounter: null, hasWinners: false,
}

export const prize: Prize = {
  id: 'cash', position: 2, title: '2 000 ₽ на баланс', image: '/art/gifts/gift-cash.1a2b3c4d.svg', giftTitles: ['Деньги на счёт'], terms: { type: 'cash', amount: 200_000 }, count: 1,
  places: null, price: 900, currencyId: 'shell', left: 14, level: 1, isMain: false, isNew: false, winners: [],
}

export const promotionWinner: PromotionWinner = {
  place: 1, userId: '31', nick_name: 'Freya_88', avatar: '/art/avatars/avatar-2.c8c5938b.svg', ticket: '118204', number: 17,
}

export const promotion: Promotion = {
  ...promotionListItem, html: '<p>Каждая ставка даёт элементы.</p>', prizes: [], currency: null, additionalCurrency: null, pointPrices: null, isHighFiveEnabled: false, useParticipantBtn: false,
  achievements: { deposits: false, achievements: false }, membersCount: 0, sentGiftsCount: 0, membership: null, draw: null, flasks: [], duckHunt: null,
  blocks: { steps: [], conditions: [], levels: [], rungs: [], questions: [], action: null }, earlierWinners: [],
}

export const promotionDraw: PromotionDraw = {
  state: 'open', drawAt: '2026-12-14T17:05:00.000Z', seedHash: '9f2c4a1b7d5e3f60819a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5ee41a', listHash: null, seed: null, frozenAt: null, drawnAt: null, ticketCount: null, memberCount: null,
}

export const membership: Membership = { actionId: '12', joinedAt: '2026-11-10T09:00:00.000Z', number: 14, rank: 14, isEligible: true }

export const promotionBalance: PromotionBalance = {
  points: 148, additionalPoints: 24, toNextPoint: 126_000, earnedToday: 36, elements: null, ticketCount: 148,
}

export const userPromotionData: UserPromotionData = {
  id: '12', membership, ...promotionBalance, tickets: [], receivedPrizes: [], claimable: [], claimableUntil: null,
}

export const participant: Participant = { rank: 1, userId: '31', nick_name: 'Freya_88', avatar: '/art/avatars/avatar-2.c8c5938b.svg', points: 412, additionalPoints: 18 }

export const balanceLogRecord: BalanceLogRecord = { id: '901', at: '2026-11-20T12:00:00.000Z', kind: 'exchange', currencyId: 'shell', amount: -900, title: '2 000 ₽ на баланс' }

export const drawFile: DrawFile = {
  id: '12', seedHash: '9f2c4a1b7d5e3f60819a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5ee41a', seed: null, listHash: null, tickets: [[1, 3], [2, 1]], prizes: [{ id: 'cash', count: 1 }], winners: [],
}

export const highFive: HighFive = {
  id: '77', at: '2026-11-20T16:04:00.000Z', userId: '31', nick_name: 'Freya_88', avatar: '/art/avatars/avatar-2.c8c5938b.svg', isAnswered: false,
}

export const highFiveStatistics: HighFiveStatistics = {
  sent: { count: 3, limit: 5, bonus: 5, isBonusGiven: false }, received: { count: 5, limit: 5, bonus: 10, isBonusGiven: true }, resetsAt: '2026-11-20T21:00:00.000Z',
  rank: 14, recent: { count: 22, needed: 20 }, days: [{ day: '2026-11-20', sent: 3, received: 5 }],
}

export const duckHuntGame: DuckHuntGame = {
  id: '14', actionId: '14', slug: 'duck-patrol', title: 'Утиный патруль', status: 'active', endsAt: '2026-11-22T09:00:00.000Z',
  seedHash: '9f2c4a1b7d5e3f60819a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5ee41a', seed: null, granted: 12, fired: 6, hits: 4, hitsPerPrize: 5, hitChance: 5_500, toNextShot: 40,
  prizes: [{ id: 'spins', title: '15 вращений', image: '/art/gifts/gift-giftspin.1a2b3c4d.svg', terms: null, isWon: true }],
}

export const tournamentRow: TournamentRow = { id: '31', username: 'Freya_88', avatar: '/art/avatars/avatar-2.1a2b3c4d.svg', position: 1, score: 1_842_000_000, isItMe: false }

export const tournament: Tournament = {
  id: '21', slug: 'neon-race-20261118', title: 'Неоновая гонка', description: 'Шесть дней ночных трасс', status: 'active', isCancelled: false, sortPriority: 90,
  imageDefault: { url: '/art/tournaments/neon-race-card.2c3d4e5f.720.webp#avif=400,720', wideUrl: '/art/tournaments/neon-race-wide.6a7b8c9d.1480.webp#avif=960,1480' },
  startedAt: '2026-11-18T09:00:00.000Z', finishedAt: '2026-11-24T09:00:00.000Z', tournamentSeriesId: null, type: 'default',
  mechanic: { title: 'По сумме выигрышей', value: 2 }, betRestriction: { min: 2_000, max: 500_000 }, privacyType: { value: 1 }, isPaid: false, compointMembershipPrice: null,
  maxMemberLimit: null, membersCount: 1284, numberOfGames: 24, numberOfPrizes: 50, prizeDescription: '1 500 000 ₽', prizeMoney: { RUB: 150_000_000, EUR: 1_500_000 },
  prizes: [
    { from: 1, to: 1, title: '300 000 ₽', image: '/art/gifts/gift-cash.1a2b3c4d.svg', money: 30_000_000 },
    { from: 2, to: 50, title: '20 000 ₽', image: '/art/gifts/gift-cash.1a2b3c4d.svg', money: 2_000_000 },
  ],
  leaders: [tournamentRow], isMember: false, isChosen: false, wantParticipate: false, isSeriesLeaderMember: false, isPaidSeat: false, isLocked: false, isSeriesClosed: false,
  entrance: [{ kind: 'level', level: 3, name: 'Бриз', image: '/art/levels/level-3.0b6d18e2.svg', own: null, isMet: null }], opponents: [],
}

export const tournamentPlace: TournamentPlace = {
  position: 14, score: 414_400_000, toNext: 3_200_001,
  opponents: [
    { ...tournamentRow, id: '44', username: 'Maks_T', position: 13, score: 417_600_000 },
    { ...tournamentRow, id: '1', username: 'Вера', position: 14, score: 414_400_000, isItMe: true },
    { ...tournamentRow, id: '45', username: 'vesna99', position: 15, score: 409_800_000 },
  ],
}

export const tournamentSeries: TournamentSeries = {
  id: '30', slug: 'frost-series-20261104', title: 'Серия «Морозы»', description: 'Пять этапов, один зачёт', status: 'active', isCancelled: false, sortPriority: 100,
  imageDefault: { url: '/art/tournaments/frost-series-card.3d4e5f6a.720.webp#avif=400,720', wideUrl: '/art/tournaments/frost-series-wide.7b8c9d0e.1480.webp#avif=960,1480' },
  startedAt: '2026-11-04T09:00:00.000Z', finishedAt: '2026-12-11T09:00:00.000Z', isPaid: false, prizeDescription: '3 000 000 ₽', prizeMoney: { RUB: 300_000_000 },
  prizes: tournament.prizes, leaders: [tournamentRow], membersCount: 840, isMember: true,
  mechanic: { title: 'По сумме выигрышей', value: 2 }, bestStages: 3, numberOfStages: 5, currentStage: 3, lastJoinStage: 3, isLocked: false,
}

export const winner: Winner = {
  id: '501', nick_name: 'Ве***', amount: 1_248_050, game: { slug: 'neon-drive', name: 'Neon Drive', preview: '/art/covers/neon-drive-wide.9b75fe36.400.webp#avif=400,800' }, wonAt: '2026-11-20T12:00:00.000Z',
}

export const ownLimit: OwnLimit = {
  kind: 'deposit', period: 'week', value: 6_000_000, used: 3_150_000, resetsAt: '2026-11-22T21:00:00.000Z',
  change: { value: 8_000_000, confirmableAt: '2026-11-21T09:24:00.000Z', lapsesAt: '2026-11-28T09:24:00.000Z' },
}

export const selfExclusion: SelfExclusion = { startedAt: '2026-11-20T12:00:00.000Z', until: '2027-11-20T12:00:00.000Z' }

export const realityCheck: RealityCheck = {
  currency: 'RUB', minutes: 60, dueAt: '2026-11-20T13:00:00.000Z', session: { startedAt: '2026-11-20T12:00:00.000Z', seconds: 2_520, staked: 432_000, won: 398_000, net: -34_000 },
}

export const activity: Activity = {
  currency: 'RUB', from: '2026-11-19', to: '2026-11-20', today: '2026-11-20', previousSeconds: 9_600,
  totals: { staked: 1_630_000, won: 1_626_600, net: -3_400, rounds: 1_352, seconds: 4_800, deposits: 500_000, payouts: 0 },
  days: [
    { day: '2026-11-19', staked: 1_200_000, won: 1_230_000, net: 30_000, rounds: 1_000, seconds: 3_600, deposits: 500_000, payouts: 0 },
    { day: '2026-11-20', staked: 430_000, won: 396_600, net: -33_400, rounds: 352, seconds: 1_200, deposits: 0, payouts: 0 },
  ],
  games: [{ slug: 'neon-drive', name: 'Neon Drive', image: null, staked: 1_630_000, won: 1_626_600, net: -3_400, rounds: 1_352 }],
}

export const verification: Verification = {
  id: 'identity', kind: 'identity', status: 'wait', reasons: [], expectedAt: '2026-11-20T14:05:00.000Z', hasPicture: true,
  steps: [
    { at: '2026-11-20T11:02:31.000Z', kind: 'sent', file: { name: 'passport-1.jpg', bytes: 7_500_000 }, reasons: [], comment: null },
    { at: '2026-11-20T11:48:10.000Z', kind: 'declined', file: null, reasons: ['glare'], comment: null },
    { at: '2026-11-20T12:03:55.000Z', kind: 'sent', file: { name: 'passport-2.jpg', bytes: 6_900_000 }, reasons: [], comment: null },
  ],
}
