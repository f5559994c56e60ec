import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import type { TextPart } from './suggestion-item.ts'

/** Returns the new words of a suggestion as an element of the page. Protected parts are shown as they are on the page. */
export function newWords(parts: TextPart[]): HTMLElement {
  const words = document.createElement('ins')
  words.className = 'suggestion-new'
  words.contentEditable = 'false'
  words.append(...parts.map(nodeOf))
  return words
}

/** A note has no words in the line, so its place is marked. */
function nodeOf({ kind, text }: TextPart): Node {
  if (kind === null) return document.createTextNode(text)
  if (kind === 'break') return document.createElement('br')
  const isNote = kind === 'footnote' || text === ''
  const kept = document.createElement(isNote ? 'sup' : 'span')
  kept.className = 'suggestion-kept'
  kept.textContent = isNote ? texts.note : text
  if (isNote) kept.title = text
  return kept
}
