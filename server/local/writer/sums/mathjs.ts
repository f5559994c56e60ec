import { createRequire } from 'node:module'
import type { MathJsInstance } from 'mathjs'

let loaded: MathJsInstance | undefined

/** Loads the bundled build on first use, because its thousands of separate modules take seconds. */
export function loadMathjs(): MathJsInstance {
  if (!loaded) {
    const bundle = createRequire(import.meta.url)('mathjs/lib/browser/math.js')
    const math: MathJsInstance = bundle.create(bundle.all, { number: 'number' })
    math.createUnit('knot', { definition: '0.514444 m/s', aliases: ['knots'] })
    math.createUnit('calorie', { definition: '4.184 J', aliases: ['calories'] })
    math.createUnit('kilocalorie', { definition: '4184 J', aliases: ['kcal', 'kilocalories'] })
    loaded = math
  }
  return loaded
}
