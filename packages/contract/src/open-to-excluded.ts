// Whether a player who has excluded themselves reaches a call: every one that knows its player is in this table, and the platform refuses
// the others with `self_excluded`. Open is what takes money out, shows what has happened to it, protects the login, or is shown to a guest.

export const openToExcluded: Readonly<Record<string, boolean>> = {
  // the account and its own restrictions
  getProfile: true,
  getPlayerPage: true,
  logout: true,
  excludeSelf: true,
  endSelfExclusion: true,
  takeBreak: false,
  updateProfile: false,
  chooseNickname: false,
  checkNickname: false,
  listLimits: true,
  setLimit: false,
  confirmLimitChange: false,
  cancelLimitChange: false,
  getRealityCheck: false,
  setRealityCheck: false,

  // parts of every page
  getOwnLobby: true,
  getActiveBonus: true,
  getRewardsSummary: true,
  getUserLevel: true,

  // what a payout asks for: proven contacts and documents
  listPendingContacts: true,
  createContact: true,
  requestEmailVerification: true,
  requestPhoneVerification: true,
  confirmContact: true,
  listVerifications: true,
  sendVerification: true,
  getVerificationPicture: true,

  // support
  getWebimVisitor: true,
  getNetroxVisitor: true,

  // who can log in
  listLoginSessions: true,
  endLoginSession: true,
  endOtherLoginSessions: true,
  getSecurity: true,
  setNewDeviceMail: true,
  changePassword: true,
  beginTotp: true,
  enableTotp: true,
  disableTotp: true,
  renewRecoveryCodes: true,
  beginPasskey: true,
  addPasskey: true,
  removePasskey: true,

  // payouts
  getBalance: true,
  listPayoutSystems: true,
  getGeneralLimit: true,
  getPayoutConditions: true,
  countPayoutGifts: true,
  sendPayoutCode: true,
  sendPayout: true,
  cancelPayout: true,
  listPayouts: true,
  getPayout: true,
  listNewPayouts: true,

  // history
  listDeposits: true,
  getDeposit: true,
  listRounds: true,
  listOperations: true,
  sumOperations: true,
  getStatement: true,
  downloadStatement: true,
  getActivity: true,
  exportOwnData: true,
  closeAccount: true,
  listNotifications: true,
  readNotification: true,
  readAllNotifications: true,

  // deposits
  listPaymentSystems: false,
  getSumRange: false,
  getLastBet: false,
  getTodayDeposits: false,
  openDeposit: false,
  openMarbellaDeposit: false,
  createRbkInvoice: false,

  // play
  runGame: false,
  listRecentGames: false,
  listFavourites: false,
  addFavourite: false,
  removeFavourite: false,
  mergeFavourites: false,

  // bonuses, gifts, compoints, levels
  cancelActiveBonus: false,
  getWinback: false,
  claimWinback: false,
  listAchievements: false,
  listGifts: false,
  selectCashboxGift: false,
  activateGift: false,
  takeNonDepositPrize: false,
  checkCoupon: false,
  activateCoupon: false,
  listCompointProducts: false,
  buyCompointProduct: false,
  listCompointRecords: false,

  // promotions and tournaments
  joinPromotion: false,
  getParticipant: false,
  listMemberships: false,
  getUserPromotionData: false,
  getPromotionBalance: false,
  exchangePrize: false,
  listDepositAchievements: false,
  listBalanceLog: false,
  listHighFives: false,
  giveHighFive: false,
  getHighFiveStatistics: false,
  getDuckHuntGame: false,
  shootDuck: false,
  joinTournament: false,
  getChosenTournament: false,

  // push notifications
  savePushSubscription: false,
  removePushSubscription: true,

  // shown to guests as well
  exposeVisitor: true,
  getCategory: true,
  getPromotion: true,
  listParticipants: true,
  listTournaments: true,
  getTournament: true,
  listTournamentLeaders: true,
  listTournamentGames: true,
  listTournamentSeries: true,
  getTournamentSeries: true,
  listSeriesLeaders: true,
}
