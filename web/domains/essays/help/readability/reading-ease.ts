type Counts = { words: number; sentences: number; syllables: number }

/** R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948), 221–233. */
export function fleschReadingEase({ words, sentences, syllables }: Counts): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/** The school year of the United States: J. P. Kincaid et al., Naval Technical Training Command, report 8-75 (1975). */
export function fleschKincaidGrade({ words, sentences, syllables }: Counts): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

export type ReadingLevel =
  | 'very-easy'
  | 'easy'
  | 'fairly-easy'
  | 'plain'
  | 'fairly-difficult'
  | 'difficult'
  | 'very-difficult'

/** Flesch's own scale of 1949, “The Art of Readable Writing”, from the highest scores down. */
const levels: readonly [min: number, level: ReadingLevel][] = [
  [90, 'very-easy'],
  [80, 'easy'],
  [70, 'fairly-easy'],
  [60, 'plain'],
  [50, 'fairly-difficult'],
  [30, 'difficult'],
]

export function readingLevel(ease: number): ReadingLevel {
  return levels.find(([min]) => ease >= min)?.[1] ?? 'very-difficult'
}
