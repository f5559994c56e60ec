import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Models } from '../models/models.ts'
import type { Site } from '../site/site.ts'
import type { Engine } from '../workers/engine.ts'
import { embeddedHumanizer, type Humanizer } from './humanizer.ts'
import { modelHumanizer } from './model-humanizer.ts'
import { rewritingModel } from './rewriting-model.ts'
import type { Pace } from './undetectable.ts'
import { undetectableHumanizer } from './undetectable-humanizer.ts'

export type HumanizerParts = { env: Env; engine: Engine; models: Models; site: Site; log: Log } & Pace

/** Opens the humanizer that the operator chose. Its settings were checked when they were read. */
export function openHumanizer({ env, engine, models, site, log, ...pace }: HumanizerParts): Humanizer {
  switch (env.HUMANIZER) {
    case 'embedded':
      return embeddedHumanizer(engine)
    case 'model':
      return modelHumanizer({
        engine,
        openModel: () => models.open(rewritingModel({ env, site })),
        tokensMax: env.HUMANIZER_TOKENS_MAX,
        callMs: env.HUMANIZER_CALL_SECONDS * 1000,
        log,
      })
    case 'undetectable':
      return undetectableHumanizer({
        engine,
        service: { baseUrl: env.UNDETECTABLE_BASE_URL, apiKey: env.UNDETECTABLE_API_KEY ?? '', ...pace },
        log,
      })
  }
}
