// Configuration of the operator and the platform that the site loads first.
import * as v from 'valibot'
import { SiteRules } from './jurisdiction.ts'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { PrizePoolCounter } from './prize-pool.ts'
import { Currency, Id, Instant, PictureAddress, Slug } from './kit/scalars.ts'

/** [3.31]. Dates arrive in seconds since 1970, as the specification has them. */
export const PromoPopup = v.object({
  isActive: v.boolean(),
  buttonUrl: v.string(),
  buttonText: v.string(),
  title: v.string(),
  /** HTML; passes the site's sanitiser before it is shown. */
  body: v.string(),
  imageUrl: v.nullable(v.string()),
  showDateFrom: v.nullable(v.number()),
  showDateTo: v.nullable(v.number()),
  updatedAt: v.number(),
})
export type PromoPopup = v.InferOutput<typeof PromoPopup>

/** The promotion widget in the corner of every page [7.46]. Texts are in the locale of the call. */
export const PromoWidget = v.object({
  title: v.string(),
  /** The prize fund in words; null: there is none. */
  fund: v.nullable(v.string()),
  url: v.string(),
  imageUrl: PictureAddress,
  endAt: v.nullable(Instant),
  /** The welcome bonus: a player is shown what is left of their own (`welcomeLeft` of the rewards), or no widget. */
  isForNewcomers: v.boolean(),
  /** The fund that grows; null: there is none, and in the server data, which are the same for all documents. */
  prizePoolCounter: v.nullable(PrizePoolCounter),
})
export type PromoWidget = v.InferOutput<typeof PromoWidget>

/** Ways to reach support [1.6]. */
export const CallCenterConfig = v.object({
  /** Null: there is no chat, only messengers and e-mail. */
  chatProvider: v.nullable(v.picklist(['webim', 'netrox'])),
  isUnderMaintenance: v.boolean(),
  /** Settings passed to the provider's script, under its own names. */
  settings: v.record(v.string(), v.string()),
  messengers: v.object({ telegram: v.nullable(v.string()), viber: v.nullable(v.string()) }),
  email: v.nullable(v.string()),
})
export type CallCenterConfig = v.InferOutput<typeof CallCenterConfig>

/** [3.64]. Money is never configured here; addresses are absolute or start with a slash. */
export const ServerData = v.object({
  mode: v.picklist(['demo', 'production']),
  /** Address of the websocket for browsers [7.85]. */
  socketUrl: v.string(),
  currencies: v.array(Currency),
  /** Host the canonical link is built on [2.25]. */
  canonical: v.string(),
  noIndex: v.boolean(),
  /** The platform's clock at the time of the answer; the client stores the offset. */
  serverTime: Instant,
  /** Origin of the games; frames and their messages come only from it. */
  gamesOrigin: v.string(),
  /** Seeded players, in demo mode only, so that a visitor can try the site. */
  demoPlayers: v.array(v.object({ email: v.string(), password: v.string() })),
  /** True for a visitor of a blocked region: play, login, registration, remind and new-password answer 451 [6.10]. */
  isRegionBlocked: v.boolean(),
  /** The site under reconstruction [2.70]: every document is the 503 page until the desk reopens it. */
  isUnderReconstruction: v.boolean(),
  captcha: v.object({
    /** Null: the platform's own proof of work. */
    site_key: v.nullable(v.string()),
    active_version: v.picklist(['second_version', 'third_version']),
    enabled_register: v.boolean(),
  }),
  /** Running experiments and the names of their variants; the first is shown without scripts. */
  abTests: v.record(v.string(), v.array(v.string())),
  registrationConfig: v.object({
    skipNickname: v.boolean(),
    /** Version of the terms that a new player accepts: the page /rules. */
    termsVersion: v.string(),
  }),
  callCenterConfig: CallCenterConfig,
  /** VAPID public key, base64url; null: web push is off [7.87]. */
  webPushKey: v.nullable(v.string()),
  /** Calls of browsers begin a trace, which site and platform continue; absent where nothing collects traces. */
  isTraced: v.optional(v.boolean()),
  promoTelegramChannelUrl: v.nullable(v.string()),
  promoPopup: v.nullable(PromoPopup),
  /** Absent where all of them are international. */
  jurisdiction: v.optional(SiteRules),
  /** Null: none is chosen, or its promotion does not run. */
  promoWidgetData: v.nullable(PromoWidget),
  /** The affiliate call of [7.84]; null: marketing is off. */
  marketing: v.nullable(v.object({ trackingUrl: v.string(), project: v.string() })),
})
export type ServerData = v.InferOutput<typeof ServerData>

export const getServerData = defineCall({
  name: 'getServerData',
  method: 'GET',
  path: '/json-api/serverdata',
  access: 'anyone',
  summary: 'Settings the site starts from [7.68]',
  variesByRegion: true,
  response: ServerData,
  refusals: [],
})

export const getPromoWidget = defineCall({
  name: 'getPromoWidget',
  method: 'GET',
  path: '/json-api/content/promo-widgets/current',
  access: 'anyone',
  summary: 'What the promo widget shows now [7.46]',
  response: v.object({ data: v.nullable(PromoWidget) }),
  refusals: [],
})

/** The public room of events for every open page. */
export const siteRoom = 'site'

/** Id of the requests by which the site's server polls every few seconds whether the site is open. */
export const reconstructionWatchId = 'reconstruction-watch'

/** The desk closed the site for reconstruction, or reopened it [2.70]. Sent to `siteRoom`. */
export const reconstructionChanged = defineEvent({
  type: 'reconstructionChanged',
  room: 'public',
  summary: 'The site is under reconstruction from now on, or no longer [2.70]',
  data: v.object({ isUnderReconstruction: v.boolean() }),
})

/** Sent to `siteRoom`; the texts are fetched anew, since they are in the language of the call. */
export const promoPopupUpdated = defineEvent({
  type: 'promoPopupUpdated',
  room: 'public',
  summary: 'The promo popup has changed: fetch the server data again [7.86], [4.48-4.50]',
  data: v.object({ updatedAt: v.number() }),
})

/** [3.59]; texts are in the locale of the call. `imageSmall` is the same picture cropped for small slots. */
export const Banner = v.object({
  id: Id,
  type: v.picklist(['startPage', 'gameProvider']),
  providerSlug: v.nullable(Slug),
  tag: v.nullable(v.string()),
  title: v.string(),
  text: v.nullable(v.string()),
  buttonText: v.nullable(v.string()),
  url: v.string(),
  image: PictureAddress,
  imageSmall: PictureAddress,
})
export type Banner = v.InferOutput<typeof Banner>

export const listBanners = defineCall({
  name: 'listBanners',
  method: 'GET',
  path: '/json-api/banners',
  access: 'anyone',
  summary: 'Banners of a position, in the order they are shown [7.63]',
  query: v.object({ type: v.optional(v.picklist(['startPage', 'gameProvider']), 'startPage') }),
  response: v.object({ items: v.array(Banner) }),
  refusals: ['invalid_request'],
})

/** The operator's announcement above the rows of the lobby. `body` is HTML and passes the site's sanitiser; texts are in the locale of the call. */
export const CurrentBlock = v.object({
  id: Id,
  title: v.string(),
  body: v.string(),
  tone: v.picklist(['info', 'warning', 'celebration']),
  button: v.nullable(v.object({ text: v.string(), url: v.string() })),
  /** A visitor who closed this version does not see it again. */
  version: v.string(),
})
export type CurrentBlock = v.InferOutput<typeof CurrentBlock>

export const getCurrentBlock = defineCall({
  name: 'getCurrentBlock',
  method: 'GET',
  path: '/json-api/content/current-block',
  access: 'anyone',
  summary: 'What the operator announces now above the rows of the lobby [7.61]',
  response: v.object({ data: v.nullable(CurrentBlock) }),
  refusals: [],
})
