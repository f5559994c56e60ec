import type { Lock } from '../locks/lock.ts'
import type { HumanizeOptions } from '../rewrite/result.ts'
import { type Brief, type Message, type Strategy, writeBrief, writeRepairBrief } from './brief.ts'
import { gateCandidate } from './gates.ts'
import { type Masked, maskLocks, nameSpans } from './mask.ts'
import type { Passage } from './passages.ts'
import { worstView } from './worst-view.ts'

export type ModelRequest = {
  messages: Message[]
  /** From 0 to 1. */
  temperature: number
  strategy: Strategy
  /** 0 for the first candidate of a passage; a repair counts on. */
  candidate: number
}

/** Supplied by the caller: calls a model and answers what it said. Retries, time limits and costs are the caller's. */
export type Complete = (request: ModelRequest, signal?: AbortSignal) => Promise<string>

export interface ModelOptions extends Omit<HumanizeOptions, 'signal' | 'onProgress'> {
  /** A sample of the user's own writing. */
  voice?: string
  /** Candidates for each passage, 1 to 4; default 3. */
  candidates?: number
}

export type Rewritten = {
  text: string
  gaps: string[]
  masked: Masked
  strategy: Strategy
  worst: number
}

export type PassageResult = {
  best?: Rewritten
  /** Other safe answers, the better first. */
  others: Rewritten[]
  /** The refused answer with the fewest faults, if none was usable and its tokens are right. */
  refused?: Pick<Rewritten, 'gaps' | 'masked' | 'strategy'> | undefined
  /** The faults of the answers, if none was usable. */
  faults: string[]
}

const temperatures: Record<Strategy, number> = {
  recast: 0.7,
  minimal: 0.4,
  editor: 0.7,
  voice: 0.8,
  'facts-first': 0.8,
}
/** A candidate that looks like this little of a model's in its worst view needs no rival. */
const goodEnough = 0.3

/**
 * Several candidates by different strategies, the hard gates, the best by its worst view, one round of repair. Throws what
 * `ask` throws, unless there is a safe candidate by then.
 */
export async function rewritePassage(
  text: string,
  locks: readonly Lock[],
  passage: Passage,
  facts: readonly string[],
  options: ModelOptions,
  ask: Complete,
): Promise<PassageResult> {
  const masked = maskLocks(text, locks, passage.start, passage.end)
  const original = text.slice(passage.start, passage.end)
  const passed: Rewritten[] = []
  let failed: { answer: string; gaps: string[]; faults: string[]; strategy: Strategy } | undefined
  const briefFor = (strategy: Strategy): Brief => ({
    strategy,
    passage: masked.text,
    tokens: masked.tokens,
    before: passage.before,
    after: passage.after,
    facts,
    tone: options.tone,
    purpose: options.purpose,
    voice: options.voice,
  })
  const consider = (answer: string, strategy: Strategy) => {
    const { text: candidate, gaps, faults } = gateCandidate(answer, original, masked)
    if (faults.length > 0) {
      if (!failed || faults.length < failed.faults.length) failed = { answer, gaps, faults, strategy }
      return
    }
    passed.push({ text: candidate, gaps, masked, strategy, worst: worstView(candidate) })
  }
  const strategies = strategiesFor(options)
  // Balanced and Strong offer the second answer's sentences as alternatives.
  const enough = (options.mode ?? 'clean') === 'clean' ? 1 : 2
  const askAll = async () => {
    for (const [candidate, strategy] of strategies.entries()) {
      const messages = writeBrief(briefFor(strategy))
      consider(await ask({ messages, temperature: temperatures[strategy], strategy, candidate }), strategy)
      if (passed.length >= enough && passed.some((each) => each.worst <= goodEnough)) break
    }
    const repair = passed.length === 0 ? failed : weakness(passed)
    if (!repair) return
    const { strategy, answer, faults } = repair
    const messages = writeRepairBrief(briefFor(strategy), answer, faults)
    consider(await ask({ messages, temperature: 0.3, strategy, candidate: strategies.length }), strategy)
  }
  await askAll().catch((error: unknown) => {
    if (passed.length === 0) throw error
  })
  const [best, ...others] = passed.sort((a, b) => a.worst - b.worst)
  if (best) return { best, others, faults: [] }
  const refused = failed && failed.gaps.length > 0 ? { ...failed, masked } : undefined
  return { others: [], refused, faults: (failed?.faults ?? []).map((fault) => nameSpans(fault, masked)) }
}

function strategiesFor(options: ModelOptions): Strategy[] {
  const order: Strategy[] =
    options.mode === 'strong'
      ? ['recast', 'facts-first', 'editor']
      : options.mode === 'balanced'
        ? ['recast', 'editor', 'minimal']
        : ['minimal', 'editor', 'facts-first']
  if (options.voice) order.unshift('voice')
  return order.slice(0, Math.max(1, Math.min(4, options.candidates ?? 3)))
}

/** The second request, if every candidate is safe but none reads like a person's text. */
function weakness(
  passed: readonly Rewritten[],
): { answer: string; faults: string[]; strategy: Strategy } | undefined {
  const best = [...passed].sort((a, b) => a.worst - b.worst)[0]
  if (!best || best.worst < 0.5) return undefined
  const answer = best.gaps.map((gap, i) => gap + (best.masked.tokens[i] ?? '')).join('')
  const faults = [
    'It still reads as machine-made: vary the length of the sentences, use plainer words, and take out commas and turns that say nothing.',
  ]
  return { answer, faults, strategy: best.strategy }
}
