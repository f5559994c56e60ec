/** One small fault in the product: the file, the text that it replaces, and the tests that should detect it. */
export type Fault = {
  /** The resulting misbehaviour. */
  what: string
  file: string
  /** Occurs exactly once in the file. */
  before: string
  after: string
  /** Test files of which at least one has to fail. */
  tests: string[]
}

/** Returns the file's text with the fault. Throws when the fault no longer fits the file. */
export function plant({ file, before, after }: Fault, text: string): string {
  const times = text.split(before).length - 1
  if (times !== 1) {
    const found = times === 0 ? 'does not contain' : `contains ${times} times, not once,`
    throw new Error(`${file} ${found}: ${before.trim()}`)
  }
  return text.replace(before, () => after)
}
