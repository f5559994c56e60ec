import { unigramCount } from '../../humanizer/guards/language-model.ts'
import { readWords } from '../../humanizer/language/tagger.ts'
import { parseDocument } from '../../text/document.ts'
import { capitalised } from '../question.ts'
import { isClear } from './clear-sentence.ts'

export type Word = { text: string; lower: string; tag: string; lemma: string; start: number; end: number }

/** A sentence or a line of the text, without Markdown marks and with single spaces. */
export type Fact = {
  text: string
  index: number
  /** Offset in the text. */
  start: number
  kind: 'sentence' | 'item' | 'heading'
  /** Empty for texts in other languages. */
  words: Word[]
  /** The sentence can be understood without those around it. */
  isClear: boolean
}

const mark = /^(?:#{1,6}\s|>\s?|[-*•–+]\s|\(?\d{1,3}[.)]\s|\[[ x]?\]\s)\s*/
const openings =
  /^(?:However|Moreover|Furthermore|Additionally|In addition|Therefore|Thus|Hence|Consequently|Finally|Similarly|Meanwhile|Also|Indeed|In fact|Nevertheless|Nonetheless|Overall|In contrast|On the other hand|In other words|Of course|Historically|In general|Generally|Typically|Then|Later|Additionally|Importantly|Interestingly|Notably), /
/** The heading of a part that runs into its first sentence, as in "Introduction The concept of …". */
const partName =
  /^(?:Introduction|Background|Abstract|Summary|Results?|Methods?|Conclusions?|Discussion|Objectives?|Overview):? (?=[A-Z])/

/** Reads the sentences of a text; `tags` reads the parts of speech too, which only English has. */
export function readFacts(text: string, tags: boolean): Fact[] {
  const document = parseDocument(unwrapped(text))
  const facts = document.sentences.map((sentence, index): Fact => {
    const paragraph = document.paragraphs[sentence.paragraph]!
    const isAlone = paragraph.sentenceTo - paragraph.sentenceFrom === 1
    const lineStart = document.text.lastIndexOf('\n', sentence.start) + 1
    const line = document.text.slice(lineStart, sentence.end)
    const found = plainSentence(document.text.slice(sentence.start, sentence.end))
    const kind = kindOf(found, line, isAlone)
    const words = tags && kind !== 'heading' ? placeWords(found) : []
    return { text: found, index, start: sentence.start, kind, words, isClear: false }
  })
  const names = findNames(facts)
  for (const fact of facts) {
    readFirstWord(fact.words, names)
    readVerbs(fact.words)
    fact.isClear = fact.words.length > 0 && isClear(fact.text, fact.words)
  }
  return facts
}

const wrappedMin = 40

/** Joins lines that a file has wrapped inside a sentence. Offsets stay the same. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  return lines.reduce((joined, line, i) => {
    const last = lines[i - 1]?.trimEnd() ?? ''
    const goesOn = last.length >= wrappedMin && !/[.!?:;|]$/.test(last) && /^\p{Ll}/u.test(line)
    return `${joined}${i === 0 ? '' : goesOn ? ' ' : '\n'}${line}`
  }, '')
}

function plainSentence(raw: string): string {
  const bare = raw
    .replace(/\s+/g, ' ')
    .replace(/\*\*|__|`/g, '')
    // Numbers of notes, as in "the war.[12]", "(Owen, 2008)" and "(Owen 28)".
    .replace(/ ?\[\d[\d ,–-]{0,40}\]/g, '')
    .replace(/ \((?:[A-Z][^()]{0,60}[ ,])?\d{1,4}[a-z]?(?:, p\. ?\d{1,4})?\)/g, '')
    .trim()
    .replace(mark, '')
    .replace(partName, '')
    .replace(openings, '')
  return capitalised(bare)
}

function kindOf(plain: string, line: string, isAlone: boolean): Fact['kind'] {
  if (line.startsWith('#')) return 'heading'
  if (mark.test(line.trimStart())) return 'item'
  const isShort = plain.split(' ').length <= 10
  return isAlone && isShort && !/[.!?…:;,"”]$/.test(plain) ? 'heading' : 'sentence'
}

function placeWords(sentence: string): Word[] {
  const words: Word[] = []
  let at = 0
  for (const { text, tag, lemma } of readWords(sentence)) {
    const start = sentence.indexOf(text, at)
    if (start === -1) continue
    at = start + text.length
    if (tag !== 'SPACE') words.push({ text, lower: text.toLowerCase(), tag, lemma, start, end: at })
  }
  return words
}

type Names = { upper: Set<string>; lower: Set<string> }

/** The words that are written with and without a capital inside sentences, where only names have one. */
function findNames(facts: Fact[]): Names {
  const names: Names = { upper: new Set(), lower: new Set() }
  for (const { words } of facts) {
    for (const { text, lower } of words.slice(1)) names[text === lower ? 'lower' : 'upper'].add(lower)
  }
  return names
}

/** "Stomata close at noon": one name would take "closes" or "closed". Verbs whose past has the same form prove nothing. */
const takesPluralVerb = (second: Word | undefined) =>
  second !== undefined &&
  second.lower === second.lemma &&
  !/(?:s|ed|ly)$/.test(second.lower) &&
  (second.tag === 'VERB' || /^(?:do|have|are|were|close|open|move)$/.test(second.lower)) &&
  !/^(?:put|set|cut|let|hit|read|shut|cost|quit|split|spread|cast|beat|burst|hurt|became|began)$/.test(
    second.lower,
  )

const saying = /^(?:states|holds|shows|measures|describes|explains)$/
const opensSaid = /^(?:that|how|why|what)$/

/** Mends what the tagger takes for a verb or a noun: "The Mines Act of 1842 banned", "the law of demand states that". */
function readVerbs(words: Word[]): void {
  for (const [i, word] of words.entries()) {
    const [before, after] = [words[i - 1], words[i + 1]]
    if (word.tag === 'VERB' && before?.tag === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(word.text)) word.tag = 'PROPN'
    const isSaying = saying.test(word.lower) && opensSaid.test(after?.lower ?? '')
    if (word.tag === 'NOUN' && before?.tag === 'NOUN' && isSaying) {
      word.tag = 'VERB'
      word.lemma = word.lower.slice(0, -1)
    }
  }
}

/** Words that are more frequent than this are seldom names. */
const plainMin = 30
const abstract =
  /(?:isms?|tions?|sions?|sis|ments?|ity|ities|ics|ings?|ances?|ences?|ness|ships?|logy|graphy|ure)$/

/** The tagger takes most words at the start of a sentence for names; those that are none become nouns. */
function readFirstWord([first, second]: Word[], { upper, lower }: Names): void {
  if (first?.tag !== 'PROPN' || first.text.slice(1) !== first.lower.slice(1)) return
  const isBeforeName = second !== undefined && /^\p{Lu}/u.test(second.text)
  const isName = upper.has(first.lower) && !lower.has(first.lower)
  if (isBeforeName || isName) return
  // "High interest rates", "Enzymes are": an adjective or a noun before a common noun, or a plural.
  const isCommon = second?.tag === 'NOUN' || /^(?:are|were|have)$/.test(second?.lower ?? '')
  // "Trains on the coast", "Shares of a company"
  const isPlainPlural = /[^su]s$/.test(first.lower) && unigramCount(first.lower.slice(0, -1)) > plainMin
  if (
    (isPlainPlural && !upper.has(first.lower)) ||
    (takesPluralVerb(second) && !upper.has(first.lower)) ||
    (isCommon && !upper.has(first.lower)) ||
    lower.has(first.lower) ||
    lower.has(first.lower.replace(/s$/, '')) ||
    lower.has(`${first.lower}s`) ||
    abstract.test(first.lower)
  )
    first.tag = 'NOUN'
}
