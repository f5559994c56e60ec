/** Marks between which models think aloud before they reply. A template may omit the first one. */
const marks = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<seed:think>', '</seed:think>'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|start|>assistant<|channel|>final<|message|>'],
] as const

const longestOpening = Math.max(...marks.map(([opening]) => opening.length))
/** Marks that end thoughts whose opening mark the template wrote. */
const loneEndings = ['</think>', '[/THINK]'] as const
/** A reply that quotes the mark so often is about it. */
const quotedMarksMax = 3
/** Blanks are held back only as long as a mark may follow them, so that endless ones reach the reader's own limit. */
const blanksMax = 100
const nothing = { text: '', forgets: false }

/** A piece of the reply; `forgets` if all text before it was thinking. */
export type ReplyPart = { text: string; forgets: boolean }

/**
 * Separates a model's reply from its thinking while both arrive. Thinking is only what precedes the reply, so that a
 * mark that the reply quotes stays.
 */
export function splitThoughts(): { take: (piece: string) => ReplyPart; end: () => ReplyPart } {
  let held = ''
  let ending: string | null = null
  let state: 'start' | 'thinking' | 'after' | 'reply' = 'start'
  let replied = ''
  let hasForgotten = false
  let quotedMarks = 0
  const mayForget = () => ending === null && !hasForgotten && quotedMarks < quotedMarksMax

  function take(piece: string): ReplyPart {
    held += piece
    if (state === 'start') start()
    if (state === 'thinking') think()
    if (state === 'after') skipBlanks()
    return state === 'reply' ? reply(false) : nothing
  }

  function start(): void {
    const text = held.trimStart()
    if (text === '' && held.length > blanksMax) {
      state = 'reply'
      return
    }
    const found = marks.find(([opening]) => text.startsWith(opening))
    if (found) {
      ;[, ending] = found
      held = text.slice(found[0].length)
      state = 'thinking'
    } else if (text.length >= longestOpening || !marks.some(([opening]) => opening.startsWith(text)))
      state = 'reply'
  }

  function think(): void {
    const mark = ending ?? ''
    const at = held.indexOf(mark)
    if (at < 0) held = held.slice(-(mark.length - 1))
    else {
      held = held.slice(at + mark.length)
      state = 'after'
    }
  }

  function skipBlanks(): void {
    const text = held.trimStart()
    if (text === '' && held.length <= blanksMax) return
    state = 'reply'
    if (text !== '') held = text
  }

  /** Holds back what may be the start of a lone mark. */
  function reply(isEnd: boolean): ReplyPart {
    for (const mark of mayForget() ? loneEndings : []) {
      const at = held.indexOf(mark)
      if (at < 0) continue
      if (isQuoted(replied + held.slice(0, at))) {
        quotedMarks++
        continue
      }
      hasForgotten = true
      replied = ''
      held = held.slice(at + mark.length)
      state = 'after'
      skipBlanks()
      const text = held
      held = ''
      return { text, forgets: true }
    }
    const keeps = isEnd || !mayForget() ? 0 : markStart(held)
    const text = held.slice(0, held.length - keeps)
    held = held.slice(held.length - keeps)
    if (mayForget()) replied += text
    return { text, forgets: false }
  }

  function end(): ReplyPart {
    // A start of a mark that never became one.
    if (state === 'start') state = 'reply'
    return state === 'reply' ? reply(true) : nothing
  }

  return { take, end }
}

/** Returns how many characters at the end of a text may be the start of a lone mark. */
function markStart(text: string): number {
  for (const mark of loneEndings)
    for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
      if (mark.startsWith(text.slice(text.length - length))) return length
  return 0
}

/** Returns whether the end of a text is inside code: after an odd number of backticks, in its line or as a fence. */
function isQuoted(text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return text.split('```').length % 2 === 0 || line.split('`').length % 2 === 0
}
