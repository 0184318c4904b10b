// Root data of every screen: the operator's settings, the menu's categories, the studios and, with a session, the player.
import type {
  BalanceSnapshot,
  Category,
  FooterBlock,
  Locale,
  Profile,
  RewardsSummary,
  ServerData,
} from '@yanta/contract'
import { useRouteLoaderData } from 'react-router'
import { type PackedSite, openSite } from './packed-site.ts'

export interface SignedInPlayer {
  profile: Profile
  /** Null when the balance failed to load; everything else works meanwhile. */
  balance: BalanceSnapshot | null
  /** What the frame shows of the player's rewards; nothing when it failed to load. */
  rewards?: RewardsSummary | null
}

export interface SiteData {
  locale: Locale
  /** Null when the platform did not answer. */
  serverData: ServerData | null
  categories: Category[]
  producers: Category[]
  /** Editors' columns of links in the footer of every screen. */
  footer: FooterBlock[]
  player: SignedInPlayer | null
  /** The session could not be checked: neither a player's page nor a guest's. */
  isPlayerUnknown: boolean
  /** The document withheld its player, who is loaded after hydration. */
  isPlayerHidden: boolean
  /** True unless the session is known to be over, also while its player is unknown. */
  hasSession: boolean
  /** True when a session was sent and the platform refused it. */
  isSessionRejected: boolean
}

/** The root data, for descendants of the root; undefined only after an error of the root itself. */
export function useSite(): SiteData | undefined {
  const data = useRouteLoaderData('root') as SiteData | PackedSite | undefined
  return data && openSite(data)
}

/** The player has closed the account for play: money only leaves it. */
export function useIsExcluded(): boolean {
  return Boolean(useSite()?.player?.profile.selfExclusion)
}

/** The jurisdiction lets only players play a demo, and this visitor is none. */
export function isDemoClosedTo({
  serverData,
  hasSession,
}: Pick<SiteData, 'serverData' | 'hasSession'>): boolean {
  return !hasSession && serverData?.jurisdiction?.demoForGuests === false
}

/** Address of the games' round verifier in the visitor's language. Empty without server data. */
export function findVerifierUrl({ serverData, locale }: Pick<SiteData, 'serverData' | 'locale'>): string {
  return serverData ? `${serverData.gamesOrigin}/verify?lang=${locale}` : ''
}
