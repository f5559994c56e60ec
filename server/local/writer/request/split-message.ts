import { parseDocument } from '../../../../engine/text.ts'
import { wordsIn } from '../wording/instruction.ts'

type Split = { wording: string; text: string }
type Asks = (wording: string) => boolean

/**
 * Separates the request in a message from the text that comes with it, or returns null when it contains no request.
 * Only the request is interpreted: an instruction inside the text remains text.
 */
export function splitMessage(content: string, asks: Asks): Split | null {
  const message = content.trim()
  for (const way of [fenced, afterColon, afterFirstLine, beforeLastLine, quoted, afterVerb, aroundSentence]) {
    const split = way(message, asks)
    if (split) return { wording: split.wording.trim(), text: split.text.trim() }
  }
  if (wordsIn(message) <= 40 && asks(message)) return { wording: message, text: '' }
  return null
}

function fenced(message: string, asks: Asks): Split | null {
  const found = /^([^`]{0,400})```[\w-]*\n([\s\S]+?)\n?```([^`]{0,400})$/.exec(message)
  const wording = found ? `${found[1]} ${found[3]}` : ''
  return found && asks(wording) ? { wording, text: found[2]! } : null
}

function afterColon(message: string, asks: Asks): Split | null {
  const found = /^([^\n]{1,240}?)(?::| [-–—])(?:\s+)(\S[\s\S]*)$/.exec(message)
  if (!found || wordsIn(found[1]!) > 25 || !asks(found[1]!)) return null
  return { wording: found[1]!, text: unquoted(found[2]!) }
}

function afterFirstLine(message: string, asks: Asks): Split | null {
  const found = /^([^\n]+)\n+([\s\S]+)$/.exec(message)
  if (!found || wordsIn(found[1]!) > 40 || !asks(found[1]!)) return null
  return { wording: found[1]!.replace(/:\s*$/, ''), text: unquoted(found[2]!) }
}

function beforeLastLine(message: string, asks: Asks): Split | null {
  const at = message.lastIndexOf('\n')
  if (at < 0) return null
  const wording = message.slice(at + 1)
  return wordsIn(wording) <= 30 && asks(wording) ? { wording, text: message.slice(0, at) } : null
}

function quoted(message: string, asks: Asks): Split | null {
  const tail = /^([^\n"“.!?]{1,240}[^\n"“]{0,3}?)["“]([^"”]+)["”][.?!]?$/.exec(message)
  if (tail && wordsIn(tail[2]!) >= 3 && asks(tail[1]!)) return { wording: tail[1]!, text: tail[2]! }
  const head = /^["“]([^"”]+)["”][\s.,]*([^\s.,"“][^\n"“]{0,239})$/.exec(message)
  if (head && wordsIn(head[1]!) >= 3 && asks(head[2]!)) return { wording: head[2]!, text: head[1]! }
  return null
}

/** "proofread I has a apple": a verb that is followed directly by a sentence. */
const verbThenText =
  /^((?:please |now )?(?:humani[sz]e|proof-?read|summari[sz]e|correct|detect|count|check)(?: this| the following)?(?: text)?) +(\S[\s\S]*)$/i
const opensSentence = /^(?:[A-Z"“][^\s]*\s|(?:i|he|she|we|they|you|there|its|it's|im|i'm|their|dont|don't)\s)/

function afterVerb(message: string, asks: Asks): Split | null {
  const found = verbThenText.exec(message)
  if (!found || wordsIn(found[2]!) < 4 || !opensSentence.test(found[2]!)) return null
  return asks(found[1]!) ? { wording: found[1]!, text: found[2]! } : null
}

/** A sentence that continues the request: "Keep it short." */
const goesOn =
  /^(?:make|keep|use|in (?:\d|one|two|three|four|five|a |about|under|plain|simple|short|bullet|british|american)|no more|at most|please|it|thanks?|thank|with|without|don't|do not|only|just|and|be)\b/i
const goesOnWordsMax = 12
const pointsBack = /\b(?:this|it|that|these|them|above|text|notes|essay|paragraph)\b/i

function aroundSentence(message: string, asks: Asks): Split | null {
  if (message.includes('\n') && wordsIn(message) < 8) return null
  // A request is at one end, so only this much of a long text is read at each end.
  const { sentences } = parseDocument(message.length > 4_000 ? message.slice(0, 2_000) : message)
  const first = sentences[0]
  if (!first || sentences.length < 2) return null
  const head = message.slice(first.start, first.end)
  const rest = message.slice(first.end).trim()
  const option = goesOn.test(rest) && wordsIn(rest) <= goesOnWordsMax
  const restIsText = wordsIn(rest) >= 3 && !option && !asks(rest)
  if (restIsText && wordsIn(head) <= 25 && asks(head)) return { wording: head, text: rest }
  const tail = /[.!?…"”]\s+([^\s.!?][^.!?\n]{2,199}[.!?]?)$/.exec(message.slice(-400))?.[1]
  if (!tail || wordsIn(tail) > 25 || !pointsBack.test(tail) || !asks(tail)) return null
  const text = message.slice(0, message.length - tail.length)
  return asks(text.slice(0, 200)) ? null : { wording: tail, text }
}

function unquoted(text: string): string {
  return /^["“]([^"“”]+)["”]$/.exec(text.trim())?.[1] ?? text
}
