import type { Mode } from '../../choices.ts'
import { wordingKeyOf } from '../proposals/rate-caps.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Candidate } from './candidate.ts'
import { searchViews } from './features.ts'

/** Number of partial choices that are kept at each candidate. */
const beamWidth: Record<Mode, number> = { clean: 4, balanced: 16, strong: 32 }
/** Value, in style words, of one unit of the view with the highest score, and of the mean of all views. */
const worst: Record<Mode, number> = { clean: 0, balanced: 0.4, strong: 0.8 }
const meanTable: Record<Mode, number> = { clean: 0, balanced: 0.3, strong: 0.6 }

/** A choice of candidates up to some place: a chain from the latest to the first. */
type State = {
  worth: number
  views: readonly number[]
  score: number
  last?: Link
}

type Link = {
  candidate: Candidate
  prior?: Link
}

/** Says whether a phrase may be inserted once more, given how often the choice inserts it already. */
export type MayInsert = (phrase: string, already: number) => boolean

/**
 * Chooses proposals that fit together: a beam over the candidates in the order of the text, stretch by stretch. What a
 * choice is worth is kept as sums, so that a step costs the same anywhere; the view that thinks worst of the whole text
 * so far weighs most.
 */
export function searchBest(candidates: readonly Candidate[], mode: Mode, mayInsert: MayInsert): Proposal[] {
  const chosen: Proposal[] = []
  const inserted = new Map<string, number>()
  let views: readonly number[] = searchViews.map(() => 0)
  for (const stretch of stretchesOf(candidates)) {
    const may: MayInsert = (phrase, already) =>
      mayInsert(phrase, already + (inserted.get(wordingKeyOf(phrase)) ?? 0))
    const best = searchStretch(stretch, views, mode, may)
    for (const { proposal, wordingKey } of best.chosen) {
      inserted.set(wordingKey, (inserted.get(wordingKey) ?? 0) + 1)
      chosen.push(proposal)
    }
    views = best.views
  }
  return chosen
}

const stretchMax = 120

/** Candidates in the order of the text, cut where none reaches over. */
function stretchesOf(candidates: readonly Candidate[]): Candidate[][] {
  const ordered = [...candidates].sort((a, b) => a.start - b.start || a.end - b.end)
  const stretches: Candidate[][] = []
  let current: Candidate[] = []
  let end = 0
  let sentence = -2
  for (const candidate of ordered) {
    const apart = candidate.start > end && candidate.sentence > sentence + 1
    if (current.length > 0 && (apart || current.length >= stretchMax) && candidate.start > end) {
      stretches.push(current)
      current = []
    }
    current.push(candidate)
    end = Math.max(end, candidate.end)
    sentence = Math.max(sentence, candidate.sentence)
  }
  return current.length > 0 ? [...stretches, current] : stretches
}

function searchStretch(
  stretch: readonly Candidate[],
  views: readonly number[],
  mode: Mode,
  mayInsert: MayInsert,
) {
  let states: State[] = [scored(0, views, mode)]
  for (const candidate of stretch) {
    const grown = states.flatMap((state) =>
      fits(state, candidate, mayInsert) ? [grow(state, candidate, mode)] : [],
    )
    if (grown.length > 0) states = prune([...states, ...grown], candidate.start, beamWidth[mode])
  }
  const best = states.reduce((a, b) => (b.score > a.score ? b : a))
  return { chosen: chosenOf(best), views: best.views }
}

function grow(state: State, candidate: Candidate, mode: Mode): State {
  const worth = state.worth + candidate.worth
  const views = state.views.map((view, i) => view + (candidate.views[i] as number))
  return { ...scored(worth, views, mode), last: { candidate, ...(state.last && { prior: state.last }) } }
}

function scored(worth: number, views: readonly number[], mode: Mode): State {
  const mean = views.reduce((sum, view) => sum + view, 0) / views.length
  return { worth, views, score: worth + worst[mode] * Math.min(...views) + meanTable[mode] * mean }
}

function fits(state: State, candidate: Candidate, mayInsert: MayInsert): boolean {
  const phrase = candidate.proposal.inserted
  let inserted = 0
  for (let link = state.last; link; link = link.prior) {
    const other = link.candidate
    if (clash(other, candidate)) return false
    if (phrase !== '' && other.wordingKey === candidate.wordingKey) inserted++
  }
  return phrase === '' || mayInsert(phrase, inserted)
}

function clash(first: Candidate, second: Candidate): boolean {
  if (first.proposal.shape && second.proposal.shape && shapesMeet(first, second)) return true
  if (first.end < second.start) return false
  return first.proposal.parts.some((part) =>
    second.proposal.parts.some(
      (other) =>
        part.start < Math.max(other.end, other.start + 1) && other.start < Math.max(part.end, part.start + 1),
    ),
  )
}

/** Cuts and joins keep a sentence between them; what only turns a sentence round needs that sentence to itself. */
function shapesMeet(first: Candidate, second: Candidate): boolean {
  const isInner = ({ proposal }: Candidate) => proposal.shape?.after.length === 0
  if (!isInner(first) && !isInner(second)) return Math.abs(first.sentence - second.sentence) < 2
  const lastOf = ({ proposal, sentence }: Candidate) =>
    sentence + Math.max(0, (proposal.shape?.before.length ?? 0) - 1)
  return first.sentence <= lastOf(second) && second.sentence <= lastOf(first)
}

const alikeMax = 3

/** The best states, few of those that forbid the same places from here on: copies would fill the beam. */
function prune(states: State[], from: number, width: number): State[] {
  const kept: State[] = []
  const alike = new Map<string, number>()
  for (const state of states.sort((a, b) => b.score - a.score)) {
    const key = reachOf(state, from)
    const count = alike.get(key) ?? 0
    if (count === alikeMax) continue
    alike.set(key, count + 1)
    kept.push(state)
    if (kept.length === width) break
  }
  return kept
}

/** Returns the constraints of a choice that still apply at and after an offset. */
function reachOf({ last }: State, from: number): string {
  let key = ''
  for (let link = last, depth = 0; link && depth < 4; link = link.prior, depth++) {
    const { end, sentence, proposal } = link.candidate
    if (end >= from) key += `${link.candidate.start}-${end} `
    if (proposal.shape && depth === 0) key += `s${sentence} `
  }
  return key
}

function chosenOf(state: State): Candidate[] {
  const chosen: Candidate[] = []
  for (let link = state.last; link; link = link.prior) chosen.push(link.candidate)
  return chosen.reverse()
}
