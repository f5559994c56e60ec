/** One small fault in the product: the file that holds it, the text that it replaces, and the tests that should see it. */
export type Fault = {
  /** What the product would do wrong with it. */
  what: string
  file: string
  /** Occurs exactly once in the file. */
  before: string
  after: string
  /** Test files, of which at least one has to fail. */
  tests: string[]
}

/** The text of a file with the fault in it; throws where the fault does not fit the file any more. */
export function plant({ file, before, after }: Fault, text: string): string {
  const times = text.split(before).length - 1
  if (times !== 1) {
    const found = times === 0 ? 'does not contain' : `contains ${times} times, not once,`
    throw new Error(`${file} ${found}: ${before.trim()}`)
  }
  return text.replace(before, () => after)
}
