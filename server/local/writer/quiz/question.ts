export type Question = {
  prompt: string
  answer: string
  /** The options in the order shown; empty for an open question. */
  options: string[]
  /** The index of the sentence that the question was made from. */
  sentence: number
}

export type Fact = { text: string; index: number; words: import('../text/tagger.ts').TaggedWord[] }

/** Places the answer among the options by `seed` instead of at random: the same text gives the same quiz. */
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
