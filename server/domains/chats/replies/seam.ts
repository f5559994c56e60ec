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
/** Characters before the end within which a repetition is looked for, apart from one of the whole reply. */
const overlapMax = 4_000
/** Characters that are held back at most while they repeat what is there. */
const heldMax = 100_000
const blanksMax = 2_000

type Kept = { kept: string; starts: number[] }

/**
 * Joins a reply with its continuation. Models like to begin with words that are there already, sometimes with the whole
 * reply: as long as the continuation may be such a repetition it is held back, and the repeated part is dropped.
 */
export function createSeam(partial: string): Seam {
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
 * Where a repetition could begin in what is kept: at its first word, or at a word near its end. The places in between are
 * left out, because looking at each of them for each piece of a reply would take minutes for long texts.
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

/** Length of the longest start of `given` that is an end of `kept`. */
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

/** The space between two words belongs to neither: one of it, and none doubled. */
function join(kept: string, next: string, inCode: boolean): string {
  if (inCode || kept === '') return next
  if (/\s$/.test(kept)) return next.replace(/^ +/, '').replace(/^\n+/, kept.endsWith('\n') ? '' : '$&')
  return /^[\p{L}\p{N}]/u.test(next) && /[.,;:!?)\]”"]$/.test(kept) ? ` ${next}` : next
}
