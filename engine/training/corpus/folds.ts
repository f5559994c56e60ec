import type { LabelledText } from './read-documents.ts'
import { registerOf } from './registers.ts'

/** Texts that are judged by views without their sources and, for 2026, without their families; own texts by kind. */
export type Fold = {
  name: string
  tested: (document: LabelledText) => boolean
  hidden: (document: LabelledText) => boolean
}

const familiesA = /ernie|grok|minimax|gpt/
const sources2026 = new Set(['debate2026', 'debate26-rebuttal', 'persuasion26'])

export function isFrom2026({ source }: LabelledText): boolean {
  return sources2026.has(source)
}

export function isFrom2025({ source }: LabelledText): boolean {
  return source.endsWith('25')
}

/** Reports texts of this project by the newest models, which are a separate class and panel. */
export function isOwn({ source }: LabelledText): boolean {
  return source === 'assistant26'
}

const ownKinds: readonly (readonly string[])[] = [
  ['story'],
  ['essay', 'academic', 'debate', 'reference', 'legal', 'government', 'medical'],
  ['news', 'review', 'TravelTourism', 'FoodCusine', 'Entertainment', 'Sports', 'ArtCulture', 'Religious'],
]

/** Kinds of the project's own texts that are excluded together; the last part has all other kinds. */
export const ownFolds: readonly Fold[] = [...ownKinds, undefined].map((kinds, part) => {
  const belongs = (register: string) =>
    kinds?.includes(register) ?? !ownKinds.some((others) => others.includes(register))
  const tested = (document: LabelledText) => isOwn(document) && belongs(registerOf(document))
  return { name: `own, part ${part + 1}`, tested, hidden: tested }
})

function bySources(name: string, sources: string[]): Fold {
  const tested = (document: LabelledText) => sources.includes(document.source)
  return { name, tested, hidden: tested }
}

/** Whole sources are excluded together; the 2026 folds exclude a genre and half of the families of all 2026 texts. */
export const foldList: readonly Fold[] = [
  bySources('detectrl', ['detectrl']),
  bySources('raidar', ['raidar', 'rexshijaku']),
  bySources('l2r', ['l2r']),
  bySources('older', ['bbc2004', 'iu', 'llmdetect', 'alpaca_eval', 'kaggle-aiessay']),
  bySources('2025', [
    'argrewrite',
    'ropensci-blog',
    'raft-dipper',
    'humanizerlab25',
    'cwbench25',
    'storybench25',
    'arenahard25',
  ]),
  bySources('slopscore', ['slopscore25']),
  {
    name: '2026 dialogue',
    tested: (document) => document.source === 'persuasion26' && familiesA.test(document.model),
    hidden: (document) =>
      document.source === 'persuasion26' || (isFrom2026(document) && familiesA.test(document.model)),
  },
  {
    name: '2026 debate',
    tested: (document) => document.source.startsWith('debate') && !familiesA.test(document.model),
    hidden: (document) =>
      document.domain === 'debate' || (isFrom2026(document) && !familiesA.test(document.model)),
  },
]

const freshSources = /^(people26-|github:)/

function isFreshPerson({ source, label }: LabelledText): boolean {
  return label === 'human' && freshSources.test(source)
}

/**
 * The sources of people's fresh texts that are learnt. Their scores serve the thresholds of the verdict only
 * (`fit-thresholds.ts`): the tables and the calibration stay comparable without these easy texts.
 */
export const freshFold: Fold = { name: 'fresh people', tested: isFreshPerson, hidden: isFreshPerson }
