import { type Mode, modes } from '../../choices.ts'
import { parseDocument } from '../../text/document.ts'
import { countWords } from '../../word-count.ts'
import type { Edit } from '../edit.ts'
import { humanize } from './humanize.ts'
import { judgeChanges } from './judge-changes.ts'
import {
  type Humanization,
  type HumanizeOptions,
  humanScoreAcceptable,
  type SentenceAlternatives,
} from './result.ts'
import { scorePercent } from './scores.ts'

export type SampleSentence = {
  before: string
  after: string
  mode: Mode
}

/** The result of a run in each mode: scores, counts, and at most two changed sentences. */
export type Estimate = {
  current: { humanScore: number }
  modes: {
    mode: Mode
    humanScore: number
    /** Number of edits; 0 where the text would stay as it is. */
    changes: number
    /** Percentage of the text's words that the edits replace. */
    wordsChanged: number
    /** Words of the result. */
    words: number
    /** A changed passage would come to read as human. */
    comesToReadHuman: boolean
  }[]
  sample: SampleSentence[]
}

const sampleMax = 2
/** Texts with fewer sentences have no sample: it would be the text. */
const sentencesMin = 4
const sentenceCharactersMax = 300
/** At most one sentence in three, and a third of the characters. */
const share = 3

/** Rewrites the text in every mode and keeps nothing of the results but figures and a small sample. */
export function estimate(text: string, options: Omit<HumanizeOptions, 'mode' | 'onProgress'> = {}): Estimate {
  const results = modes.map((mode) => humanize(text, { ...options, mode }))
  return {
    current: { humanScore: scorePercent(text).humanScore },
    modes: results.map(({ mode, finalHumanScore, edits, locks, words }) => ({
      mode,
      humanScore: finalHumanScore,
      changes: edits.length,
      wordsChanged: percentOfWords(text, edits),
      words,
      comesToReadHuman: judgeChanges(text, edits, locks).cameToReadHuman > 0,
    })),
    sample: sampleOf(text, results),
  }
}

/** Sentences of the gentlest mode whose result reads human enough, else of the one that reads most human. */
function sampleOf(text: string, results: Humanization[]): SampleSentence[] {
  const changed = results.filter((result) => result.changed)
  const best =
    changed.find(({ finalHumanScore }) => finalHumanScore >= humanScoreAcceptable) ??
    changed.toSorted((a, b) => b.finalHumanScore - a.finalHumanScore)[0]
  const { length: sentences } = parseDocument(text).sentences
  if (!best || sentences < sentencesMin) return []
  const chosen = chooseSentences(best.alternatives, text.length / share)
  return chosen
    .slice(0, Math.min(sampleMax, Math.floor(sentences / share)))
    .sort((a, b) => a.start - b.start)
    .map(({ options }) => ({ before: options[0]!, after: options[1]!, mode: best.mode }))
}

/** The longest sentences that may be shown, within a number of characters for all of them. */
function chooseSentences(
  alternatives: SentenceAlternatives[],
  charactersMax: number,
): SentenceAlternatives[] {
  let room = charactersMax
  return alternatives
    .filter(({ start, end, options }) => options.length > 1 && end - start <= sentenceCharactersMax)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (end - start > room) return false
      room -= end - start
      return true
    })
}

/** Returns the percentage of a text's words that edits replace, with one decimal. An insertion counts as one word. */
function percentOfWords(text: string, edits: readonly Pick<Edit, 'before'>[]): number {
  const changed = edits.reduce((sum, { before }) => sum + Math.max(1, countWords(before)), 0)
  return Math.min(100, Math.round((1000 * changed) / Math.max(1, countWords(text))) / 10)
}
