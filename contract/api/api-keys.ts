import { z } from 'zod'
import { apiKeys } from '../../texts/api-keys.ts'
import { messagesOf } from '../../texts/message.ts'

/** What a key may do. Each call of the API needs one of these, and each has a call. */
export const apiScopes = ['detect', 'humanize', 'originality', 'chat', 'essays', 'usage'] as const
export type ApiScope = (typeof apiScopes)[number]

export const apiKeyLimits = {
  nameCharactersMax: 60,
  /** Keys of one account that are neither revoked nor expired. */
  keysMax: 20,
  addressesMax: 20,
  wordsPerDayMax: 10_000_000,
  daysMax: 3_650,
} as const

/** An address, or a network as 203.0.113.0/24. The server checks the form. */
const address = z.string().trim().min(2).max(50)

/** Body of POST /api/api-keys. */
export const apiKeyInput = z.strictObject({
  name: z.string().trim().min(1).max(apiKeyLimits.nameCharactersMax),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  /** Words of all texts that the key may send in one day (UTC); null for no limit of its own. */
  wordsPerDay: z.number().int().min(1).max(apiKeyLimits.wordsPerDayMax).nullable().default(null),
  /** Where the key may be used from; empty for everywhere. */
  addresses: z.array(address).max(apiKeyLimits.addressesMax).default([]),
  /** Null for a key that does not expire. */
  expiresInDays: z.number().int().min(1).max(apiKeyLimits.daysMax).nullable().default(null),
})
export type ApiKeyInput = z.output<typeof apiKeyInput>

export const apiKeyParam = z.object({ keyId: z.uuid() })

export type ApiKeyState = 'active' | 'expired' | 'revoked'

/** A key as its owner sees it: never the key itself. */
export type ApiKey = {
  id: string
  name: string
  /** The last four characters, to tell keys apart. */
  lastFour: string
  scopes: ApiScope[]
  wordsPerDay: number | null
  wordsToday: number
  addresses: string[]
  state: ApiKeyState
  createdAt: string
  expiresAt: string | null
  /** Exact to a minute; null for a key that was never used. */
  lastUsedAt: string | null
}

/** Response of GET /api/api-keys. */
export type ApiKeys = {
  keys: ApiKey[]
  /** Whether the plan of the account includes the API, and bulk jobs with usage by key (docs/spec/decisions.md 61). */
  isIncluded: boolean
  hasBulk: boolean
}

/** Response of POST /api/api-keys, the only one that has the key. */
export type NewApiKey = { key: ApiKey; secret: string }

const texts = /* @__PURE__ */ messagesOf('api-keys', apiKeys)
export const apiKeyTexts = {
  ...texts,
  tooMany: /* @__PURE__ */ texts.tooMany({ most: apiKeyLimits.keysMax }),
}
