import { log } from '../../portable-math.ts'
import type { TextDocument } from '../../text/document.ts'
import type { NormalText } from '../../text/normalise.ts'
import { inEnglish } from '../../texts/english.ts'
import rates from '../model/signals.json' with { type: 'json' }
import type { Evidence, Reason } from '../result.ts'
import { meanScore } from '../score/mean-score.ts'
import { type Passage, readPassage } from '../score/passage.ts'
import { unitsOf } from '../score/windows.ts'
import { signals } from '../signals/registry.ts'
import { type Finding, type Signal, say } from '../signals/signal.ts'
import { slightStyle, weighedStyle } from '../signals/weighed-style.ts'
import { slightWording, weighedWording } from '../signals/weighed-wording.ts'
import type { Canonical } from '../tokens/canonical.ts'
import type { Panel } from '../weights/panels.ts'

const sentencesMax = 12
const passagesMax = 200
const reasonsMax = 3
const reasonsEnough = 2
/** A signal that nearly as many human passages show is not a reason. */
const liftMin = 1.5

/** Share of human passages, and of each panel's models, that show each signal; counted by training. */
const rateTable: Readonly<Record<string, Record<'people' | Panel, number> | undefined>> = rates

type Marked = {
  sentenceFrom: number
  sentenceTo: number
}

/**
 * Returns runs of marked sentences within one paragraph, at most twelve sentences each. Neighbouring short paragraphs, such
 * as the items of a list, count as one, because they were scored together.
 */
function markedPassages(document: TextDocument, probabilities: ArrayLike<number>): Marked[] {
  const passages: Marked[] = []
  for (const { sentenceFrom, sentenceTo } of unitsOf(document.paragraphs)) {
    let from = sentenceFrom
    for (let s = sentenceFrom; s <= sentenceTo; s++) {
      const marked = s < sentenceTo && probabilities[s]! > 0.5
      if (marked && s - from < sentencesMax) continue
      if (s > from) passages.push({ sentenceFrom: from, sentenceTo: s })
      from = marked ? s : s + 1
    }
  }
  return passages.slice(0, passagesMax)
}

/** Returns why each marked passage is marked: its most telling measured signals, possibly none. */
export function collectEvidence(
  document: TextDocument,
  canonical: Canonical,
  normal: NormalText,
  probabilities: ArrayLike<number>,
  stopIfAborted: () => void,
): Evidence[] {
  return markedPassages(document, probabilities).map(({ sentenceFrom, sentenceTo }) => {
    stopIfAborted()
    const passage = readPassage(document, canonical, sentenceFrom, sentenceTo)
    const { panels } = passage.judgement()
    return {
      start: normal.originalOffset(document.sentences[sentenceFrom]!.start),
      end: normal.originalOffset(document.sentences[sentenceTo - 1]!.end),
      sentence_from: sentenceFrom,
      sentence_to: sentenceTo,
      probability: meanScore(canonical, probabilities, sentenceFrom, sentenceTo),
      reasons: reasonsFor(passage, panels),
    }
  })
}

/** Uses only the panels that marked the passage, because their models differ from those of other panels. */
function reasonsFor(passage: Passage, panels: readonly Panel[]): Reason[] {
  const chosen = measuredReasons(passage, panels)
  // These take the longest to measure.
  if (chosen.length < reasonsEnough) addLast(weighedWording, passage, chosen)
  if (chosen.length < reasonsEnough) addLast(weighedStyle, passage, chosen)
  // A short passage is often marked by many small traits, of which the largest are named.
  if (chosen.length === 0) addLast(slightWording, passage, chosen)
  if (chosen.length === 0) addLast(slightStyle, passage, chosen)
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0)
  return chosen.map((reason) => ({ ...reason, weight: total > 0 ? reason.weight / total : 0 }))
}

function measuredReasons(passage: Passage, panels: readonly Panel[]): Reason[] {
  const found: (Reason & Pick<Signal, 'kin'>)[] = []
  for (const { name, kin, measure } of signals) {
    const rate = rateTable[name]
    const lift = rate ? Math.max(...panels.map((panel) => rate[panel])) / rate.people : 0
    const finding = lift < liftMin ? null : measure(passage)
    if (!finding) continue
    const weight = finding.strength * log(lift)
    found.push({ ...reasonOf(name, finding, weight), kin })
  }
  found.sort((a, b) => b.weight - a.weight)
  return found
    .filter(({ kin }, i) => kin === undefined || found.findIndex((other) => other.kin === kin) === i)
    .slice(0, reasonsMax)
    .map(({ kin: _, ...reason }) => reason)
}

/** Adds a signal that explains the verdict after those that describe the writing. */
function addLast({ name, measure }: Signal, passage: Passage, before: Reason[]): void {
  const finding = measure(passage)
  if (!finding) return
  const weight = Math.min(finding.strength, ...before.map((reason) => reason.weight))
  before.push(reasonOf(name, finding, weight))
}

function reasonOf(signal: Signal['name'], { says }: Finding, weight: number): Reason {
  return { signal, title: inEnglish(say.titles[signal]), detail: inEnglish(says), says, weight }
}
