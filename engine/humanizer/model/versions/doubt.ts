import { exp } from '../../../portable-math.ts'
import fitted from '../../data/doubt.json' with { type: 'json' }
import { measureVersion } from './measure-version.ts'

/** Odds beyond which a version is refused; a small model is more often wrong, so less of a doubt is enough. */
const limits = { usual: fitted.limit, small: fitted.smallLimit }

export type Doubt = {
  /** From 0 to 1; a half at the limit. */
  doubt: number
  isTooMuch: boolean
}

/** Returns how far a version is to be doubted: by measures whose weights were fitted to labelled rewordings. */
export function doubtOf(before: string, after: string, around: string, isSmall = false): Doubt {
  const measures = measureVersion(before, after, around)
  const odds = measures.reduce(
    (sum, value, i) =>
      sum + ((value - (fitted.mean[i] ?? 0)) / (fitted.spread[i] ?? 1)) * (fitted.weights[i] ?? 0),
    fitted.bias,
  )
  const beyond = odds - limits[isSmall ? 'small' : 'usual']
  return { doubt: 1 / (1 + exp(-beyond)), isTooMuch: beyond > 0 }
}
