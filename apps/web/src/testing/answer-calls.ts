import {
  type CallDeclaration,
  getBalance,
  getChosenTournament,
  getCompointsConfig,
  getCurrentBlock,
  getGameOfTheDay,
  getGeneralLimit,
  getLastBet,
  getOwnLobby,
  getProfile,
  getPromotion,
  getRealityCheck,
  getRewardsSummary,
  getSeoFooter,
  getSeoMeta,
  getServerData,
  getStaticPage,
  getSumRange,
  getTodayDeposits,
  getTournament,
  getTournamentSeries,
  getUserLevel,
  listAchievements,
  listBanners,
  listCategories,
  listDeposits,
  listFooterBlocks,
  listGameFacets,
  listGames,
  listGifts,
  listLevels,
  listLobbyRows,
  listPaymentSystems,
  listPhoneCodes,
  listPromotions,
  listRecentGames,
  listSeriesLeaders,
  listTournamentGames,
  listTournamentLeaders,
  listTournamentSeries,
  listTournaments,
  listVerifications,
  writeLog,
} from '@yanta/contract'
import * as fixtures from '@yanta/contract/fixtures'
import type { Call } from '../data/api/caller.ts'

const leaders = { items: [fixtures.tournamentRow], totalItems: 1, own: null, seq: {}, epoch: 'e1' }

type Answer = object | { refused: number }

/** A platform in memory: answers calls with the contract's fixtures; `changes` replaces answers by the call's name. */
export function answerCalls(changes: Record<string, Answer> = {}): Call {
  const answers: Record<string, Answer> = {
    [writeLog.name]: { success: true },
    [getServerData.name]: fixtures.serverData,
    [getSeoFooter.name]: fixtures.seoFooter,
    [getSeoMeta.name]: fixtures.seoMeta,
    [getStaticPage.name]: fixtures.staticPage,
    [listAchievements.name]: { items: [fixtures.achievement], seq: {}, epoch: 'e1' },
    [listBanners.name]: { items: [fixtures.banner] },
    [listCategories.name]: { items: [fixtures.category] },
    [listFooterBlocks.name]: { items: [fixtures.footerBlock] },
    [listGameFacets.name]: fixtures.gameFacets,
    [listGames.name]: { items: [fixtures.gameListItem], totalItems: 1 },
    [listRecentGames.name]: {
      items: [{ ...fixtures.gameListItem, id: '77', slug: 'red-oni', name: 'Red Oni' }],
    },
    [listLobbyRows.name]: {
      games: [fixtures.gameListItem],
      rows: [{ category: fixtures.category, slugs: [fixtures.gameListItem.slug], totalItems: 1 }],
    },
    [getOwnLobby.name]: {
      recent: [{ ...fixtures.gameListItem, id: '77', slug: 'red-oni', name: 'Red Oni' }],
      favourites: [],
      order: [],
    },
    [getGameOfTheDay.name]: {
      data: {
        game: fixtures.game,
        text: 'Ночная трасса и тройной множитель',
        endsAt: '2026-11-21T00:00:00.000Z',
      },
    },
    [getCurrentBlock.name]: { data: fixtures.currentBlock },
    [getProfile.name]: fixtures.profile,
    [getBalance.name]: { ...fixtures.balance, seq: {}, epoch: 'e1' },
    [getUserLevel.name]: { ...fixtures.userLevel, seq: {}, epoch: 'e1' },
    [getRealityCheck.name]: { ...fixtures.realityCheck, minutes: null, dueAt: null },
    [getCompointsConfig.name]: fixtures.compointsConfig,
    [listPaymentSystems.name]: { items: [fixtures.paymentSystem], lastUsed: null },
    [getGeneralLimit.name]: {
      currency: 'RUB',
      deposit: { min: 10_000, max: 50_000_000 },
      payout: { min: 10_000, max: 100_000_000 },
      openPayouts: 3,
    },
    [getSumRange.name]: { currency: 'RUB', presets: [50_000, 100_000, 500_000], default: 50_000 },
    [getLastBet.name]: { currency: 'RUB', amount: 2_500, preset: 50_000 },
    [getTodayDeposits.name]: { currency: 'RUB', amount: 0, count: 0 },
    [listDeposits.name]: { items: [], totalItems: 0 },
    [listGifts.name]: { data: { data: [fixtures.gift] } },
    [getRewardsSummary.name]: fixtures.rewardsSummary,
    [listLevels.name]: { items: [5, 6, 7].map((index) => ({ ...fixtures.level, index })) },
    [listPhoneCodes.name]: { items: [fixtures.phoneCode], primary: ['ru'] },
    [listPromotions.name]: { items: [fixtures.promotionListItem] },
    [getPromotion.name]: fixtures.promotion,
    [listTournaments.name]: { items: [fixtures.tournament], totalItems: 1 },
    [getTournament.name]: fixtures.tournament,
    [listTournamentSeries.name]: { items: [fixtures.tournamentSeries] },
    [getTournamentSeries.name]: fixtures.tournamentSeries,
    [listTournamentLeaders.name]: leaders,
    [listSeriesLeaders.name]: leaders,
    [getChosenTournament.name]: { data: null, seq: {}, epoch: 'e1' },
    [listTournamentGames.name]: { items: [fixtures.gameListItem], totalItems: 1 },
    [listVerifications.name]: {
      isEnabled: true,
      items: (['identity', 'payment_card', 'e_wallet', 'additional'] as const).map((kind) => ({
        ...fixtures.verification,
        id: kind,
        kind,
        ...(kind === 'identity' ? {} : { status: 'none', expectedAt: null, hasPicture: false, steps: [] }),
      })),
    },
    ...changes,
  }
  const call = async ({ name }: CallDeclaration) => {
    const answer = answers[name]
    if (!answer) throw new Error(`no answer to ${name}`)
    if ('refused' in answer)
      return { ok: false, refusal: { code: 'temporarily_unavailable', status: answer.refused, errors: [] } }
    return { ok: true, value: answer }
  }
  return call as unknown as Call
}
