/** What a reply that was cut off keeps, and what it is joined with when it goes on. */
export type Seam = {
  /** The text that is kept: without a word, or inside code a line, that may have been cut in two. */
  kept: string
  /** Takes the next piece of the continuation; answers what of it is new. */
  take: (piece: string) => string
  /** What was held back and is new after all, once the continuation has ended. */
  end: () => string
}

const wordMax = 60
const lastWord = /(?<![\p{L}\p{N}_'’-])[\p{L}\p{N}_'’-]+$/u
/** An overlap of less is chance: “the” at the end and “the” at the start. */
const overlapMin = 8

/**
 * Joins a reply with its continuation. Models like to begin with words that are there already, sometimes with the whole
 * reply: as long as the continuation may be such a repetition it is held back, and the repeated part is dropped.
 */
export function createSeam(partial: string): Seam {
  const kept = cutBack(partial)
  const inCode = isInCode(kept)
  let held = ''
  let isOpen = true

  function release(isEnd: boolean): string {
    const given = inCode ? held.replace(/^\s*```[\w+#.-]*\n/, '') : held
    if (!isEnd && (mayRepeat(kept, given) || (inCode && /^\s*`{0,3}[\w+#.-]*$/.test(held)))) return ''
    isOpen = false
    return join(kept, given.slice(overlapOf(kept, given)), inCode)
  }

  return {
    kept,
    take(piece) {
      if (!isOpen) return piece
      held += piece
      return held.trim() === '' ? '' : release(false)
    },
    end: () => (isOpen && held.trim() !== '' ? release(true) : ''),
  }
}

function cutBack(partial: string): string {
  if (isInCode(partial)) return partial.slice(0, partial.lastIndexOf('\n') + 1)
  const word = lastWord.exec(partial.slice(-wordMax))?.[0] ?? ''
  return word.length < wordMax ? partial.slice(0, partial.length - word.length) : partial
}

function isInCode(text: string): boolean {
  return (text.match(/^[ \t]*```/gm)?.length ?? 0) % 2 === 1
}

/** Where a repetition could begin in what is kept: at the start of each of its words. */
function* starts(kept: string): Generator<number> {
  for (const { index } of kept.matchAll(/\S+/g)) yield index
}

function mayRepeat(kept: string, given: string): boolean {
  const text = given.trimStart()
  for (const at of starts(kept)) {
    const tail = kept.slice(at)
    if (tail.length > text.length && tail.startsWith(text)) return true
  }
  return false
}

/** Length of the longest start of `given` that is an end of `kept`. */
function overlapOf(kept: string, given: string): number {
  const text = given.trimStart()
  const space = given.length - text.length
  for (const at of starts(kept)) {
    const tail = kept.slice(at).trimEnd()
    if (tail.length < overlapMin) break
    if (text.startsWith(tail)) return space + tail.length
  }
  return 0
}

/** The space between two words belongs to neither: one of it, and none doubled. */
function join(kept: string, next: string, inCode: boolean): string {
  if (inCode || kept === '') return next
  if (/\s$/.test(kept)) return next.replace(/^ +/, '').replace(/^\n+/, kept.endsWith('\n') ? '' : '$&')
  return /^[\p{L}\p{N}]/u.test(next) && /[.,;:!?)\]”"]$/.test(kept) ? ` ${next}` : next
}
