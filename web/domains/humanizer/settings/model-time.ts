import type { ModelOffer } from '../model-offer.ts'

/** Seconds for the first word and for each further one: while a fast model answers once, and with two more rounds. */
const paces: Record<'far' | 'near', { start: number; quick: number; slow: number }> = {
  far: { start: 5, quick: 0.1, slow: 0.2 },
  near: { start: 10, quick: 0.3, slow: 0.9 },
}

/** Returns about how long a language model takes for a text, in seconds: models on one computer are much slower. */
export function modelTime(words: number, { kind }: Pick<ModelOffer, 'kind'>): { from: number; to: number } {
  const { start, quick, slow } = paces[kind === 'local-server' || kind === 'built-in' ? 'near' : 'far']
  return { from: inSteps(start + words * quick), to: inSteps(2 * start + words * slow) }
}

/** A figure to the second would promise too much. */
function inSteps(seconds: number): number {
  const step = seconds > 100 ? 30 : seconds > 30 ? 10 : 5
  return Math.max(step, Math.round(seconds / step) * step)
}
