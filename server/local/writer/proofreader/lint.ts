/** One finding of the grammar checker; offsets are UTF-16 units of the text. */
export type Lint = {
  start: number
  end: number
  kind: string
  rule: string
  message: string
  /** What the stretch from start to end may become, best first; '' takes it out. */
  replacements: string[]
}
