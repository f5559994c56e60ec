import type { Mode } from '../../choices.ts'
import { textOdds } from '../../detector/score/score.ts'
import { shownOdds } from '../../detector/weights/curve.ts'
import { countWords } from '../../word-count.ts'
import { applyEdits } from '../edit.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import type { Proposal } from '../proposals/rule.ts'
import { type Candidate, clash, fits, type MayInsert } from './candidate.ts'
import { deviceCost, evenness } from './devices.ts'
import { type Scope, scopesOf } from './scopes.ts'

/** Prices in the detector's log-odds, and where a text reads human with enough to spare. */
type Prices = {
  /** The shown log-odds below which nothing is gained any more. */
  target: number
  /** For a change at all, and for one that a careful writer might have left. */
  change: number
  check: number
  /** What the worth of a change by itself counts beside the score. */
  worth: number
}

const prices: Record<Mode, Prices> = {
  clean: { target: -0.8, change: 0.1, check: 0.6, worth: 0.5 },
  balanced: { target: -1.2, change: 0.1, check: 0.3, worth: 0.15 },
  strong: { target: -1.6, change: 0.1, check: 0.1, worth: 0.15 },
}
const devicePrice = 0.22
const evennessPrice = 0.8
/** In texts of up to so many words each change has its full price: a score is a mean over the text. */
const fullPriceWords = 200
/** Scores that may be read for a text, so that a long one does not take minutes; each scope may read some. */
const readingsMax = 500
const readingsMin = 80

/**
 * Chooses changes that fit together by the detector's score of the whole text: first each is tried alone, then they are
 * taken in the order of their gain as long as the text gains, and those that turn out to be needless are taken back.
 */
export function choose(
  text: TaggedText,
  candidates: readonly Candidate[],
  mode: Mode,
  mayInsert: MayInsert,
): Proposal[] {
  const chosen: Candidate[] = []
  const scopes = scopesOf(text)
  const readings = Math.max(readingsMin, Math.round(readingsMax / scopes.length))
  for (const scope of scopes)
    chosen.push(...chooseIn({ text, scope, mode, mayInsert, readings, earlier: chosen }, candidates))
  return chosen.sort((a, b) => a.start - b.start).map(({ proposal }) => proposal)
}

type Task = {
  text: TaggedText
  scope: Scope
  mode: Mode
  mayInsert: MayInsert
  /** Scores that may be read. */
  readings: number
  /** What other scopes have chosen. */
  earlier: readonly Candidate[]
}

function chooseIn(task: Task, candidates: readonly Candidate[]): Candidate[] {
  const { text, scope, mode, mayInsert, readings, earlier } = task
  const start = text.sentences[scope.from]?.start ?? 0
  const end = text.sentences[scope.to]?.end ?? 0
  const inScope = candidates.filter((candidate) => candidate.start >= start && candidate.end <= end)
  // In a long text only some are tried, spread over all of it.
  const step = Math.max(1, Math.ceil(inScope.length / (readings / 2)))
  const own = inScope.filter((_, index) => index % step === 0)
  if (own.length === 0) return []
  const costOf = createCost(text.text.slice(start, end), start, mode)
  const gains = new Map(own.map((candidate) => [candidate, -costOf([candidate])]))
  const ordered = own
    .filter((candidate) => (gains.get(candidate) ?? 0) > -tried)
    .sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0))
  let chosen: Candidate[] = []
  let cost = 0
  const mayAdd = (kept: readonly Candidate[], candidate: Candidate) =>
    fits([...earlier, ...kept], candidate, mayInsert)
  for (const candidate of ordered) {
    if (costOf.readings() > readings) break
    if (!mayAdd(chosen, candidate)) continue
    const next = costOf([...chosen, candidate])
    if (next >= cost - smallest) continue
    chosen.push(candidate)
    cost = next
  }
  for (const candidate of ordered) {
    if (costOf.readings() > readings) break
    const rest = chosen.filter((other) => other !== candidate)
    const isChosen = rest.length < chosen.length
    const others = isChosen ? rest : rest.filter((other) => !clash(other, candidate))
    if (!isChosen && (others.length === rest.length || !mayAdd(others, candidate))) continue
    const choice = isChosen ? others : [...others, candidate]
    const next = costOf(choice)
    if (next >= cost - smallest) continue
    chosen = choice
    cost = next
  }
  return chosen
}

/** A change that costs no more than this alone is tried together with others. */
const tried = 0.1
const smallest = 1e-6

type Cost = {
  /** What a choice costs beside the unchanged text; below 0 where the text gains. */
  (choice: readonly Candidate[]): number
  readings: () => number
}

/** Returns the cost of choices in one stretch of a text: its score, and the prices of the changes. */
function createCost(before: string, offset: number, mode: Mode): Cost {
  const price = prices[mode]
  const words = countWords(before)
  const scale = Math.min(1, fullPriceWords / Math.max(1, words))
  const rhythm = (passage: string) => evennessPrice * evenness(sentenceLengths(passage))
  const read = (passage: string) => Math.max(shownOdds(textOdds(passage)), price.target)
  const [oddsBefore, rhythmBefore] = [read(before), rhythm(before)]
  let readings = 0
  const cost = (choice: readonly Candidate[]) => {
    if (choice.length === 0) return 0
    readings++
    const after = applyEdits(
      before,
      choice.flatMap(({ proposal }) =>
        proposal.parts.map((part) => ({ ...part, start: part.start - offset, end: part.end - offset })),
      ),
    )
    const places = choice.reduce(
      (sum, { proposal, worth }) =>
        sum + price.change + (proposal.check ? price.check : 0) - price.worth * worth,
      devicePrice * deviceCost(before, after, words),
    )
    // Rhythm counts only for what changes it.
    const evener = choice.some(({ proposal }) => proposal.shape) ? rhythm(after) - rhythmBefore : 0
    return read(after) - oddsBefore + places * scale + evener
  }
  return Object.assign(cost, { readings: () => readings })
}

function sentenceLengths(passage: string): number[] {
  return passage
    .split(/(?<=[.!?]["”’)]?)\s+(?=\P{Ll})/u)
    .map((sentence) => countWords(sentence))
    .filter((length) => length > 0)
}

/** Chooses the changes that are worth most by themselves, without the score of the text. */
export function chooseByWorth(candidates: readonly Candidate[], mayInsert: MayInsert): Proposal[] {
  const chosen: Candidate[] = []
  for (const candidate of [...candidates].sort((a, b) => b.worth - a.worth))
    if (fits(chosen, candidate, mayInsert)) chosen.push(candidate)
  return chosen.sort((a, b) => a.start - b.start).map(({ proposal }) => proposal)
}
