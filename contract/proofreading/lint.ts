/** One finding of the grammar checker; offsets are UTF-16 units of the text. */
export type Lint = {
  start: number
  end: number
  kind: string
  rule: string
  message: string
  /** Replacements for the text from start to end, best first; '' deletes it. */
  replacements: string[]
}
