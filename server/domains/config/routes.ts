import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { humanizerNow } from '../../platform/humanizers/rewriting-model.ts'
import { tokensOfPlans } from '../credits/daily-tokens.ts'
import type { Front } from '../domain.ts'
import { paysForModels } from '../site/pays-for-models.ts'

/** What pages need to know of this server before they show anything. */
export function configRoutes(doors: Doors, { local, mailbox, googleOn }: Front) {
  const { env } = doors
  return new Hono<ActorEnv>().get('/api/config', async (c) =>
    c.json({
      local,
      mailbox: mailbox ? '/local/mail' : null,
      google: googleOn,
      signUps: env.SIGN_UPS,
      publicPages: env.PUBLIC_PAGES,
      passwordMin: env.PASSWORD_MIN,
      humanizer: (await humanizerNow(doors)).name,
      detector: env.DETECTOR,
      sourceLookUps: env.SOURCE_LOOKUPS,
      webSearch: doors.webSearch.isOn,
      // Applies to replies that the operator's key pays for; others are never blocked (docs/spec/decisions.md 45).
      chatNeedsWords: env.billing !== null && env.CHAT_NEEDS_WORDS,
      // Where plans are not sold nothing is limited, and no page mentions them.
      billing: env.billing !== null,
      // What the plans page says about the plans of this site.
      modelPlans: [...new Set(Object.values(env.AI_MODEL_PLANS))],
      tokensPerDay: env.AI_BASE_URL || paysForModels(doors) ? tokensOfPlans(env) : null,
      checkoutHosts: doors.payments?.hosts ?? [],
      cardForm: doors.payments?.cardForm ?? null,
      currency: env.BILLING_CURRENCY,
      tax: env.BILLING_TAX,
    }),
  )
}
