import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ModelPrices } from '../../../contract/operating/model-usage.ts'
import type { Banner } from '../../../contract/site/banner.ts'
import type { ConnectionKind, ConnectionModel } from '../../../contract/site/connections.ts'
import type { LegalNames } from '../../../contract/site/legal.ts'
import { signUpStates } from '../../../contract/site/sign-ups.ts'
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts'

/** One row: what an operator chose for the whole site. Null means that nothing was chosen. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name'),
    supportEmail: text('support_email'),
    plansOn: boolean('plans_on'),
    signUps: text('sign_ups', { enum: signUpStates }),
    signUpDomains: text('sign_up_domains').array(),
    /** Whether visitors see the pages that present the product. */
    publicPages: boolean('public_pages'),
    banner: jsonb('banner').$type<Banner>(),
    /** What a million tokens of each model cost, by the model's id. */
    modelPrices: jsonb('model_prices').$type<ModelPrices>(),
    /** What the legal pages say of who runs the site. */
    legal: jsonb('legal').$type<LegalNames>(),
    lookUpsOn: boolean('look_ups_on'),
    chatModel: text('chat_model'),
    rewritingModel: text('rewriting_model'),
    titleModel: text('title_model'),
    /** When an operator finished or skipped the set-up of the first sign-in. */
    setUpAt: moment('set_up_at'),
    updatedAt: updatedAt(),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
)

/** Connections to servers of language models. */
export const modelConnections = pgTable('model_connections', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<ConnectionKind>().notNull(),
  address: text('address').notNull(),
  /** The address and the key, encrypted together; '' without a key. */
  sealedKey: text('sealed_key').notNull().default(''),
  models: jsonb('models').$type<ConnectionModel[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
