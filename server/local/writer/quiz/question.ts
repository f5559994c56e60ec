export type Question = {
  prompt: string
  answer: string
  /** Answers to choose from, in the order shown; none for an open question. */
  options: string[]
  /** The sentence that it was made from. */
  sentence: number
}

export type Fact = { text: string; index: number; words: import('../text/tagger.ts').TaggedWord[] }

/** Takes turns where chance would: the same text gives the same quiz. */
export function placed(answer: string, distractors: string[], seed: number): string[] {
  const options = [...distractors]
  options.splice(seed % (distractors.length + 1), 0, answer)
  return options
}

export function joinWords(words: readonly { text: string }[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=[,.;:!?%)’']|n't\b|'s\b)/g, '')
    .replace(/([(“$£€]) /g, '$1')
    .replace(/ ?([-–/]) ?/g, (found, dash: string) => (dash === '–' ? found : dash))
}
