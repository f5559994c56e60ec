import type { HumanizeMode, HumanizePurpose } from '../../../contract/humanizer.ts'
import type { Humanization } from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Engine } from '../workers/engine.ts'
import { embeddedHumanizer, type Humanizer, scoresOf } from './humanizer.ts'
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

export type UndetectableParts = { engine: Engine; service: UndetectableService; log: Log }

/** Rewrites with Undetectable.ai. Accepts the service's changes only as far as the engine can prove them. */
export function undetectableHumanizer({ engine, service, log }: UndetectableParts): Humanizer {
  const embedded = embeddedHumanizer(engine)
  return {
    name: 'undetectable',
    withKey: (apiKey) => undetectableHumanizer({ engine, service: { ...service, apiKey, isOwn: true }, log }),
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
      const rewritten = await rewriteByUndetectable(service, text, wish, work.signal).catch(
        (error: unknown) => {
          if (error instanceof AppError)
            log.warn({ code: error.code, upstream: error.details?.upstream }, 'Undetectable.ai')
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
