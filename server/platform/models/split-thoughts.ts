import { thoughtMarks } from '../../../contract/chats/thoughts.ts'

const longestOpening = Math.max(...thoughtMarks.map(([opening]) => opening.length))
/** Some models write this between their thinking and the mark that ends it. */
const messageEnd = '<|end|>'
/** Marks that end thoughts whose opening mark the template wrote. */
const loneEndings = ['</think>', '[/THINK]'] as const
/** A reply that quotes the mark so often is about it. */
const quotedMarksMax = 3
/** Blanks are held back only as long as a mark may follow them, so that endless ones reach the reader's own limit. */
const blanksMax = 100
const nothing = { text: '', thoughts: '', forgets: false }

/** A piece of the reply and of its thinking; `forgets` if all text before it was thinking. */
export type ReplyPart = { text: string; thoughts: string; forgets: boolean }

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
    const thoughts = state === 'thinking' ? think() : ''
    if (state === 'after') skipBlanks()
    return state === 'reply'
      ? { ...reply(false), ...(thoughts ? { thoughts } : {}) }
      : { ...nothing, thoughts }
  }

  function start(): void {
    const text = held.trimStart()
    if (text === '' && held.length > blanksMax) {
      state = 'reply'
      return
    }
    const found = thoughtMarks.find(([opening]) => text.startsWith(opening))
    if (found) {
      ;[, ending] = found
      held = text.slice(found[0].length)
      state = 'thinking'
    } else if (text.length >= longestOpening || !thoughtMarks.some(([opening]) => opening.startsWith(text)))
      state = 'reply'
  }

  /** Holds back what may be the start of the ending mark. */
  function think(): string {
    const mark = ending ?? ''
    const at = held.indexOf(mark)
    if (at < 0) {
      const thoughts = held.slice(0, 1 - mark.length)
      held = held.slice(thoughts.length)
      return thoughts
    }
    const thoughts = held.slice(0, at).trimEnd()
    held = held.slice(at + mark.length)
    state = 'after'
    return thoughts.endsWith(messageEnd) ? thoughts.slice(0, -messageEnd.length) : thoughts
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
      const thoughts = held.slice(0, at)
      held = held.slice(at + mark.length)
      state = 'after'
      skipBlanks()
      const text = held
      held = ''
      return { text, thoughts, forgets: true }
    }
    const keeps = isEnd || !mayForget() ? 0 : markStart(held)
    const text = held.slice(0, held.length - keeps)
    held = held.slice(held.length - keeps)
    if (mayForget()) replied += text
    return { text, thoughts: '', forgets: false }
  }

  function end(): ReplyPart {
    // A start of a mark that never became one.
    if (state === 'start') state = 'reply'
    return state === 'reply' ? reply(true) : { ...nothing, thoughts: held }
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
