import type { Mode } from '../../../choices.ts'
import { textOdds } from '../../../detector/score/score.ts'
import { shownOdds } from '../../../detector/weights/curve.ts'
import { countWords } from '../../../word-count.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { deviceCost, evenness, sameOpeners } from '../../search/devices.ts'
import { scopesOf } from '../../search/scopes.ts'
import type { Unit } from '../versions/unit.ts'
import type { Version } from '../versions/version.ts'

/** Prices in log-odds of the detector, and where a text reads human with enough to spare. */
type Prices = {
  /** The shown log-odds below which nothing is gained any more. */
  target: number
  /** What a step below the target is worth, beside one above it. */
  below: number
  /** For a change at all, and for each changed word. */
  change: number
  word: number
  /** For a version that its model calls fine or stiff. */
  fine: number
  stiff: number
  /** For a version that the gates doubt. */
  doubt: number
}

const prices: Record<Mode, Prices> = {
  clean: { target: -0.8, below: 0.02, change: 0.12, word: 0.008, fine: 0.6, stiff: 3, doubt: 2 },
  balanced: { target: -1.2, below: 0.04, change: 0.1, word: 0.01, fine: 0.2, stiff: 0.8, doubt: 1 },
  strong: { target: -2.4, below: 0.12, change: 0.05, word: 0.005, fine: 0.1, stiff: 0.6, doubt: 0.6 },
}
const devicePrice = 0.22
const openerPrice = 0.1
const evennessPrice = 0.8
/** In texts of up to so many words each place has its full price. */
const fullPriceWords = 200

const passesMax = 4
/** Evaluations of the score for each word of a scope, and at least and at most. */
const evaluationsMax = 900

/** Lets other work of the same thread go on. */
export type Pause = () => Promise<void>

/** One version for some of the sentences, none of which overlap: by the index of their first sentence. */
export type Composition = ReadonlyMap<number, Version>

export type Composer = {
  tagged: TaggedText
  mode: Mode
  /** Called between steps; a rejection ends the search. */
  pause: Pause
  isStopped: () => boolean
}

/**
 * Chooses for each sentence the original or one safe version, alone or with its neighbours, so that the whole text reads
 * as a person's at the least cost. Starts from an earlier choice.
 */
export async function compose(
  composer: Composer,
  versions: readonly Version[],
  start: Composition = new Map(),
): Promise<Map<number, Version>> {
  const chosen = new Map(start)
  for (const scope of scopesOf(composer.tagged)) {
    const own = versions.filter(({ from, to }) => from >= scope.from && to <= scope.to)
    if (own.length > 0) await composeScope(composer, scope, own, chosen)
  }
  return chosen
}

async function composeScope(
  { tagged, mode, pause, isStopped }: Composer,
  scope: Unit,
  versions: readonly Version[],
  chosen: Map<number, Version>,
): Promise<void> {
  const worth = createWorth(tagged, mode, scope)
  let evaluations = 0
  const costOf = async (choice: Composition) => {
    if (++evaluations % 20 === 0) await pause()
    return worth(choice)
  }
  let current = await costOf(chosen)
  const gains = new Map<Version, number>()
  for (const version of versions) {
    if (isStopped()) return
    gains.set(version, current - (await costOf(withVersion(chosen, version))))
  }
  const ordered = unitsByGain(versions, gains)
  for (let pass = 0; pass < passesMax && evaluations < evaluationsMax; pass++) {
    let improved = false
    for (const unit of ordered) {
      if (isStopped()) return
      const best = await bestOf(unit, chosen, costOf)
      if (best.cost >= current - 1e-6) continue
      current = best.cost
      improved = true
      replace(chosen, best.choice)
    }
    if (!improved) return
  }
}

async function bestOf(
  unit: readonly Version[],
  chosen: Composition,
  costOf: (choice: Composition) => Promise<number>,
): Promise<{ cost: number; choice: Composition }> {
  let best = { cost: Number.POSITIVE_INFINITY, choice: chosen }
  const first = unit[0] as Version
  const now = chosen.get(first.from)
  const choices = unit.filter((version) => version !== now).map((version) => withVersion(chosen, version))
  if (now) choices.push(without(chosen, now.from))
  for (const choice of choices) {
    const cost = await costOf(choice)
    if (cost < best.cost) best = { cost, choice }
  }
  return best
}

function unitsByGain(versions: readonly Version[], gains: ReadonlyMap<Version, number>): Version[][] {
  const units = new Map<string, Version[]>()
  for (const version of versions) {
    const key = `${version.from}-${version.to}`
    units.set(key, [...(units.get(key) ?? []), version])
  }
  const gainOf = (unit: readonly Version[]) => Math.max(...unit.map((version) => gains.get(version) ?? 0))
  return [...units.values()].sort((a, b) => gainOf(b) - gainOf(a))
}

/** The choice with this version, without those that it overlaps. */
function withVersion(chosen: Composition, version: Version): Map<number, Version> {
  const kept = [...chosen].filter(([, each]) => each.to < version.from || each.from > version.to)
  return new Map([...kept, [version.from, version]])
}

function without(chosen: Composition, from: number): Map<number, Version> {
  const rest = new Map(chosen)
  rest.delete(from)
  return rest
}

function replace(chosen: Map<number, Version>, choice: Composition): void {
  chosen.clear()
  for (const [from, version] of choice) chosen.set(from, version)
}

/** Returns what a choice costs in a scope: the score of its text, and the prices of its changes. */
function createWorth(tagged: TaggedText, mode: Mode, scope: Unit): (choice: Composition) => number {
  const price = prices[mode]
  const original = composedPieces(tagged, scope, new Map())
  const before = original.join('')
  const words = countWords(before)
  const openersBefore = sameOpeners(original)
  return (choice) => {
    const pieces = composedPieces(tagged, scope, choice)
    const text = pieces.join('')
    const odds = oddsOf(text)
    let places = 0
    for (const version of choice.values())
      if (isInside(version, scope)) places += versionPrice(version, price)
    places += devicePrice * deviceCost(before, text, words)
    places += openerPrice * Math.max(0, sameOpeners(pieces) - openersBefore)
    const rhythm = evennessPrice * evenness(pieces.flatMap(sentenceLengths))
    // A score is a mean over the text, so one place of a long text moves it less and may cost less.
    const scale = Math.min(1, fullPriceWords / Math.max(1, words))
    return (
      Math.max(odds, price.target) + Math.min(0, odds - price.target) * price.below + places * scale + rhythm
    )
  }
}

/**
 * Scores far above the target are compared as well, so that each step down counts: on the scale of the curve, which is the
 * shown one below one half and is not drawn together above it.
 */
export function oddsOf(text: string): number {
  return shownOdds(textOdds(text))
}

function versionPrice({ natural, doubt, text, edits }: Version, price: Prices): number {
  const stiffness = natural >= 3 ? 0 : natural === 2 ? price.fine : price.stiff
  const change = edits ? price.change * edits.length * 0.5 : price.change + price.word * countWords(text)
  return change + stiffness + price.doubt * doubt
}

function isInside({ from, to }: Unit, scope: Unit): boolean {
  return from >= scope.from && to <= scope.to
}

function sentenceLengths(piece: string): number[] {
  return piece
    .split(/(?<=[.!?]["”’)]?)\s+(?=\P{Ll})/u)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
    .filter((length) => length > 0)
}

/** The texts of the units of a scope in order, each with the space that follows it in the original. */
function composedPieces({ text, sentences }: TaggedText, scope: Unit, choice: Composition): string[] {
  const pieces: string[] = []
  for (let i = scope.from; i <= scope.to; ) {
    const version = choice.get(i)
    const last = sentences[version?.to ?? i]
    const first = sentences[i]
    if (!first || !last) break
    const next = sentences[last.index + 1]
    const space = last.index < scope.to ? text.slice(last.end, next?.start ?? last.end) : ''
    pieces.push((version?.text ?? text.slice(first.start, last.end)) + space)
    i = last.index + 1
  }
  return pieces
}
