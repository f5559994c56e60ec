import { onTestFinished } from 'vitest'
import { type Engine, openEngine } from '../../platform/workers/engine.ts'

/** The real engine, one of whose calls ends in an error. */
export function failingEngine(call: 'detect' | 'humanize' | 'estimate'): Engine {
  const engine = openEngine(1)
  onTestFinished(() => engine.close())
  return { ...engine, [call]: () => Promise.reject(new Error('The engine broke.')) }
}
