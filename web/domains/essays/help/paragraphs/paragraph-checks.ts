type ParagraphChecksOptions<Result> = {
  /** Checks some texts; the results are in the order of the texts. */
  check: (texts: string[]) => Promise<Result[]>
  /** Called after each part with the texts that now have a result. */
  onChecked: (texts: Set<string>) => void
  onFailed: () => void
}

export type ParagraphChecks<Result> = {
  /** Checks these texts in this order; those that have a result are skipped, and earlier requests are dropped. */
  request: (texts: string[]) => void
  resultOf: (text: string) => Result | undefined
  /** The number of texts without a result. */
  left: () => number
  forget: () => void
}

/** A part is small, so that what the writer sees comes first and a change of the text is noticed soon. */
const partCharactersMax = 1_500
/** Results of older wordings are kept for undo, up to this number of texts. */
const resultsMax = 10_000

/**
 * Checks paragraphs in parts, one part at a time. The results are kept by text, so that a paragraph is checked again
 * only when its text is new.
 */
export function createParagraphChecks<Result>(
  options: ParagraphChecksOptions<Result>,
): ParagraphChecks<Result> {
  const results = new Map<string, Result>()
  let wanted: string[] = []
  let underWay: ReadonlySet<string> = new Set()
  let isRunning = false
  let generation = 0

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      while (wanted.length > 0) {
        const asked = generation
        const part = takePart()
        underWay = new Set(part)
        const found = await options.check(part)
        underWay = new Set()
        if (asked !== generation) continue
        part.forEach((text, i) => {
          results.set(text, found[i]!)
        })
        options.onChecked(new Set(part))
      }
    } catch {
      wanted = []
      underWay = new Set()
      options.onFailed()
    } finally {
      isRunning = false
    }
  }
  function takePart(): string[] {
    let characters = 0
    let count = 0
    while (count < wanted.length && (count === 0 || characters < partCharactersMax))
      characters += wanted[count++]!.length
    return wanted.splice(0, count)
  }
  return {
    request(texts) {
      wanted = [...new Set(texts)].filter((text) => !results.has(text) && !underWay.has(text))
      if (results.size > resultsMax) {
        const needed = new Set(texts)
        for (const text of results.keys()) if (!needed.has(text)) results.delete(text)
      }
      void run()
    },
    resultOf: (text) => results.get(text),
    left: () => wanted.length + underWay.size,
    forget() {
      generation++
      results.clear()
      wanted = []
      underWay = new Set()
    },
  }
}
