import { existsSync, readFileSync } from 'node:fs'

/** Reads the 407 style words of Kobak et al., if the list is available. */
export function readStyleWords(folder: string): Set<string> | undefined {
  const path = `${folder}/../humanizer/excess_words.csv`
  if (!existsSync(path)) return undefined
  const cells = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/"/g, '').split(','))
  return new Set(cells.filter((row) => row[2] === 'style').map((row) => row[1] as string))
}

/** Set phrases of machine prose, after Wikipedia's "Signs of AI writing". */
const phrases =
  /\b(?:it is (?:important|worth|crucial|essential) to (?:note|noting|remember|mention)|it's (?:important|worth) (?:to note|noting)|plays? an? (?:\w+ )?role in|stands? as a|serves? as an?|a testament to|rich (?:tapestry|heritage)|in today's|not only\b[^.]{3,80}\bbut also|in conclusion|delves? into|when it comes to|a wide (?:range|array) of|in the realm of|underscores? the|highlight(?:s|ing) the (?:importance|need|significance)|shed(?:s|ding)? light on|pav(?:es?|ing) the way|ever-(?:evolving|changing)|navigat(?:e|ing) the (?:complexities|challenges))\b/gi

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []
}

/** Style words and set phrases per 100 words. */
export function habitDensity(texts: readonly string[], style: ReadonlySet<string>): number {
  let words = 0
  let habits = 0
  for (const text of texts) {
    const list = wordsOf(text)
    words += list.length
    habits += list.filter((word) => style.has(word)).length + (text.match(phrases)?.length ?? 0)
  }
  return (100 * habits) / words
}

/** Opening brackets per 1,000 words. */
export function bracketRate(texts: readonly string[]): number {
  const all = texts.join('\n')
  return (1000 * all.split('(').length - 1000) / wordsOf(all).length
}

/** Standard deviation of sentence lengths over their mean, averaged over texts of four sentences or more. */
export function spread(texts: readonly string[]): number {
  const each = texts.flatMap((text) => {
    const lengths = text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => wordsOf(sentence).length)
      .filter((length) => length > 0)
    if (lengths.length < 4) return []
    const mean = average(lengths)
    return [Math.sqrt(average(lengths.map((length) => (length - mean) ** 2))) / mean]
  })
  return average(each)
}

const stop = new Set(
  "a an the of to in on at for with by from as is are was were be been being am has have had do does did and or but nor so if then than that this these those it its they them their he she his her him we us our you your i my me who which what whose when where why how there here not no can could will would shall should may might must into through during within across about over under between both also up out down off again very more most such some any all each every other own same too only just while because although though however it's they're we're you're i'm don't can't".split(
    ' ',
  ),
)

/** Share of the first text's content words that the second still has. */
export function contentKept(before: string, after: string): number {
  const counts = new Map<string, number>()
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const content = wordsOf(before).filter((word) => !stop.has(word))
  const kept = content.filter((word) => {
    const left = counts.get(word) ?? 0
    if (left > 0) counts.set(word, left - 1)
    return left > 0
  })
  return content.length === 0 ? 1 : kept.length / content.length
}

const fidelity: readonly RegExp[] = [
  /\d+(?:[.,:/]\d+)*/g,
  /"[^"]{1,400}"|“[^”]{1,400}”/g,
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w+/g,
  /\([^()]*\b(?:19|20)\d\d[a-z]?[^()]*\)|\[\d+(?:[,–-] ?\d+)*\]/g,
  /(?<=[a-z,;] )[A-Z][\p{L}]+(?: [A-Z][\p{L}]+)*/gu,
]

/**
 * Returns true if numbers, quotations, addresses, citations and names of a text all occur in the other one equally
 * often.
 */
export function isFaithful(before: string, after: string): boolean {
  return fidelity.every((pattern) => {
    const found = before.match(pattern) ?? []
    return found.every((span) => count(after, span) >= count(before, span))
  })
}

function count(text: string, span: string): number {
  return text.split(span).length - 1
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
