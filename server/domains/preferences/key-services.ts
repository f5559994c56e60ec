import type { KeyService, KeyTest } from '../../../contract/keys.ts'
import type { Context } from '../../platform/context.ts'
import { testUndetectableKey } from '../../platform/humanizers/undetectable-key.ts'
import type { OwnKey } from '../../platform/models/own-models.ts'
import type { userPreferences } from './tables.ts'

type KeyColumn = Extract<keyof typeof userPreferences.$inferSelect, `${string}Key`>

type ServiceRow = {
  /** The column of the sealed key; '' means no key. */
  column: KeyColumn
  /** Returns the host that receives the key; `address` is the user's own choice. */
  host: (ctx: Context, address: string | null) => string
  isUsed: (ctx: Context) => boolean
  /** Asks the service whether it accepts the key. */
  test: (ctx: Context, own: OwnKey) => Promise<KeyTest>
}

/** The services that users may bring a key for. A third one is a row here, a name in the contract and a column. */
export const serviceRows: Record<KeyService, ServiceRow> = {
  openai: {
    column: 'openaiKey',
    host: ({ ownModels }, address) => ownModels.hostOf(address),
    isUsed: () => true,
    test: ({ ownModels }, own) => ownModels.test(own),
  },
  undetectable: {
    column: 'undetectableKey',
    host: ({ env }) => new URL(env.UNDETECTABLE_BASE_URL).host,
    isUsed: ({ env }) => env.HUMANIZER === 'undetectable',
    test: ({ env }, { key }) => testUndetectableKey(env.UNDETECTABLE_BASE_URL, key),
  },
}
