import type { SourceName } from '../../../../../contract/essays/sources.ts'
import { latexText } from './latex-text.ts'

/** Reads a list of names: `Family, Given and Given von Family and {An Organisation}`. */
export function bibtexNames(latex: string): SourceName[] {
  return splitOutside(latex, /\s+and\s+/iy, /\s/)
    .filter((name) => name.trim() !== '' && name.trim() !== 'others')
    .map((name) => bibtexName(name.trim()))
}

function bibtexName(name: string): SourceName {
  if (name.startsWith('{') && closingBrace(name) === name.length - 1) return { literal: latexText(name) }
  const parts = splitOutside(name, /,/y, /,/).map((part) => part.trim())
  if (parts.length === 1) return nameInOrder(name)
  const [before = '', middle = '', last] = parts
  const { particle, family } = splitParticle(words(before))
  const suffix = last === undefined ? '' : middle
  return compact({ family, given: latexText(last ?? middle), particle, suffix: latexText(suffix) })
}

function nameInOrder(name: string): SourceName {
  const all = words(name)
  if (all.length === 1) return { literal: latexText(name) }
  const firstSmall = all.findIndex((word, i) => i > 0 && i < all.length - 1 && /^\p{Ll}/u.test(word))
  const end = firstSmall === -1 ? all.length - 1 : firstSmall
  const { particle, family } = splitParticle(all.slice(end))
  return compact({ family, given: latexText(all.slice(0, end).join(' ')), particle, suffix: '' })
}

function splitParticle(all: string[]): { particle: string; family: string } {
  let at = 0
  while (at < all.length - 1 && /^\p{Ll}/u.test(all[at]!)) at++
  return { particle: latexText(all.slice(0, at).join(' ')), family: latexText(all.slice(at).join(' ')) }
}

function compact(name: { family: string; given: string; particle: string; suffix: string }): SourceName {
  return {
    family: name.family,
    ...(name.given ? { given: name.given } : {}),
    ...(name.particle ? { 'non-dropping-particle': name.particle } : {}),
    ...(name.suffix ? { suffix: name.suffix } : {}),
  }
}

function words(text: string): string[] {
  return splitOutside(text, /[\s~]+/y, /[\s~]/).filter((word) => word !== '')
}

/** Splits a text at a pattern outside of braces. `first` matches the character with which the pattern begins. */
function splitOutside(text: string, pattern: RegExp, first: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (depth === 0 && first.test(character)) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found) continue
      parts.push(text.slice(start, at))
      start = at + found[0].length
      at = start - 1
    }
  }
  return [...parts, text.slice(start)]
}

function closingBrace(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}
