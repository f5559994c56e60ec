/** Joins an interrupted reply with its continuation. */
export type Continuation = {
  /** The text to keep, without a last word or, inside code, a last line that may be incomplete. */
  kept: string
  /** Takes the next piece of the continuation; returns its new part. */
  take: (piece: string) => string
  /** Returns held text that turned out to be new, after the continuation has ended. */
  end: () => string
}

const wordMax = 60
const lastWord = /(?<![\p{L}\p{N}_'’-])[\p{L}\p{N}_'’-]+$/u
/** A shorter overlap is coincidence: “the” at the end and “the” at the start. */
const overlapMin = 8
/** A repetition is searched in this many characters before the end, except one of the whole reply. */
const overlapMax = 4_000
/** The maximum number of characters held back while they repeat the kept text. */
const heldMax = 100_000
const blanksMax = 2_000

type Kept = { kept: string; starts: number[] }

/**
 * Joins a reply with its continuation. Models often repeat the last words, or even the whole reply: while the
 * continuation may be such a repetition, it is held back, and the repeated part is dropped.
 */
export function joinContinuation(partial: string): Continuation {
  const kept = cutBack(partial)
  const inCode = isInCode(kept)
  const known: Kept = { kept, starts: startsIn(kept) }
  let held = ''
  let isOpen = true

  function release(isEnd: boolean): string {
    const given = inCode ? held.replace(/^\s*```[\w+#.-]*\n/, '') : held
    if (!isEnd && (mayRepeat(known, given) || (inCode && /^\s*`{0,3}[\w+#.-]*$/.test(held)))) return ''
    isOpen = false
    return join(kept, given.slice(overlapOf(known, given)), inCode)
  }

  return {
    kept,
    take(piece) {
      if (!isOpen) return piece
      held += piece
      if (held.trim() !== '') return release(false)
      return held.length < blanksMax ? '' : release(true)
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

/**
 * Returns the positions where a repetition could begin: at the first word, or at a word near the end. Checking every
 * position for each piece would take minutes for long texts.
 */
function startsIn(kept: string): number[] {
  const first = kept.length - kept.trimStart().length
  const from = Math.max(first, kept.length - overlapMax)
  const near = [...kept.slice(from).matchAll(/(?<!\S)\S/g)].map(({ index }) => from + index)
  return [...new Set([first, ...near])]
}

function mayRepeat({ kept, starts }: Kept, given: string): boolean {
  const text = given.trimStart()
  if (given.length > heldMax) return false
  return starts.some((at) => kept.length - at > text.length && kept.startsWith(text, at))
}

/** Returns the length of the longest start of `given` that is an end of `kept`. */
function overlapOf({ kept, starts }: Kept, given: string): number {
  const text = given.trimStart()
  const end = kept.trimEnd().length
  for (const at of starts) {
    if (end - at < overlapMin) break
    if (end - at <= text.length && text.startsWith(kept.slice(at, end)))
      return given.length - text.length + end - at
  }
  return 0
}

/** Puts exactly one space between two words. */
function join(kept: string, next: string, inCode: boolean): string {
  if (inCode || kept === '') return next
  if (/\s$/.test(kept)) return next.replace(/^ +/, '').replace(/^\n+/, kept.endsWith('\n') ? '' : '$&')
  return /^[\p{L}\p{N}]/u.test(next) && /[.,;:!?)\]”"]$/.test(kept) ? ` ${next}` : next
}
