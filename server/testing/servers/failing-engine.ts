import { onTestFinished } from 'vitest'
import { type Engine, openEngine } from '../../platform/workers/engine.ts'

/** The real engine with one call that fails. */
export function failingEngine(call: 'detect' | 'humanize' | 'estimate'): Engine {
  const engine = openEngine(1)
  onTestFinished(() => engine.close())
  return { ...engine, [call]: () => Promise.reject(new Error('The engine broke.')) }
}
