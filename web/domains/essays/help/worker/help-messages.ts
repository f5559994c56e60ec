/** The varieties of English that spelling can follow. */
export type Dialect = 'american' | 'british'

/** spelling: the word is unknown. grammar: a rule is broken. style: correct, but could be said better. */
export type LintKind = 'spelling' | 'grammar' | 'style'

/** One finding of the grammar checker; offsets are UTF-16 units of the paragraph's text. */
export type Lint = {
  start: number
  end: number
  kind: LintKind
  rule: string
  message: string
  /** Replacements for the text from start to end, best first; '' deletes it. */
  replacements: string[]
}

export type HabitKind = 'long-sentence' | 'very-long-sentence' | 'passive' | 'adverb' | 'weak' | 'repeated'

/** A habit of writing, at its place in the paragraph's text. */
export type Habit = { start: number; end: number; kind: HabitKind }

/** What is counted in one paragraph, so that the figures of a document are sums. */
export type ParagraphMeasures = {
  words: number
  syllables: number
  /** The number of words of each sentence, in order. */
  sentences: number[]
  habits: Habit[]
  /** How often each content word occurs, in lower case. */
  contentWords: [word: string, count: number][]
}

/** The calls of the worker: what each takes and returns. Texts are whole paragraphs. */
export type HelpCalls = {
  /** Returns the code of the text's language, and whether it is English. */
  language: { input: { text: string }; output: { code: string; english: boolean } }
  lint: { input: { texts: string[]; dialect: Dialect }; output: Lint[][] }
  measure: { input: { texts: string[] }; output: ParagraphMeasures[] }
}

export type HelpCall = keyof HelpCalls
export type HelpRequest = {
  [Call in HelpCall]: { call: Call; input: HelpCalls[Call]['input'] }
}[HelpCall]
