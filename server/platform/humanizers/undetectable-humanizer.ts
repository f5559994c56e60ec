import type { HumanizeMode, HumanizePurpose } from '../../../contract/humanizer.ts'
import type { Humanization } from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Engine } from '../workers/engine.ts'
import { type BeforeSending, embeddedHumanizer, type Humanizer, scoresOf } from './humanizer.ts'
import {
  rewriteByUndetectable,
  type ServicePurpose,
  type Strength,
  type UndetectableService,
} from './undetectable.ts'

/** The length of a document that the service accepts, in characters. */
const charactersMin = 50
const charactersMax = 15_000

const strengths: Record<HumanizeMode, Strength> = {
  clean: 'Quality',
  balanced: 'Balanced',
  strong: 'More Human',
}

const purposes: Record<HumanizePurpose, ServicePurpose> = {
  general: 'General Writing',
  essay: 'Essay',
  marketing: 'Marketing Material',
  email: 'Business Material',
  news: 'Article',
  technical: 'Report',
  legal: 'Legal Material',
}

export type UndetectableParts = {
  engine: Engine
  service: UndetectableService
  log: Log
  beforeSending?: BeforeSending
}

/** Rewrites with Undetectable.ai. Accepts the service's changes only as far as the engine can prove them. */
export function undetectableHumanizer({ engine, service, log, beforeSending }: UndetectableParts): Humanizer {
  const embedded = embeddedHumanizer(engine)
  return {
    name: 'undetectable',
    withKey: (apiKey) => undetectableHumanizer({ engine, service: { ...service, apiKey, isOwn: true }, log }),
    withBudget: (budget) => undetectableHumanizer({ engine, service, log, beforeSending: budget }),
    async humanize(text, options, work, onProgress) {
      if (text.length < charactersMin || text.length > charactersMax)
        return embedded.humanize(text, options, work, onProgress)
      // A text that is not rewritten at all is not sent to the service.
      const own = await engine.humanize(text, options, work)
      if (isLeftAlone(own)) return own
      const wish = {
        strength: strengths[options.mode ?? 'clean'],
        purpose: purposes[options.purpose ?? 'general'],
      }
      const takeBack = await beforeSending?.(text)
      const rewritten = await rewriteByUndetectable(service, text, wish, work.signal).catch(
        async (error: unknown) => {
          if (!(error instanceof AppError)) throw error
          log.warn({ code: error.code, upstream: error.details?.upstream }, 'Undetectable.ai')
          // After any other failure the service may have rewritten the text.
          if (error.code === 'humanizer_unavailable') await takeBack?.()
          throw error
        },
      )
      const result = await engine.humanizeWithRewrite(text, rewritten, options, work)
      const last = result.progressHistory.at(-1)
      if (last) onProgress?.(scoresOf(last, 1, 1))
      return result
    },
  }
}

function isLeftAlone({ changed, reason }: Humanization): boolean {
  return !changed && ['empty', 'not-english', 'reads-human', 'protected'].includes(reason?.code ?? '')
}
