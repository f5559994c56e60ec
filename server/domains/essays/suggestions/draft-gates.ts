import type { SuggestionInput } from '../../../../contract/essays/suggestions.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { detectLanguage, parseDocument } from '../../../../engine/text.ts'
import { inventedIn, type Known, readKnown } from './invented-claims.ts'

/** A draft of one section, and what the writer has: the plan, the title of the essay and the text around the section. */
type DraftInput = Pick<SuggestionInput, 'outline' | 'section' | 'before' | 'after'>

const lengthMinShare = 0.5
const lengthMax = { share: 1.6, slack: 60 }
const lengthWithoutPlan = { min: 15, max: 1_500 }
/** Shorter sentences may well occur twice. */
const repeatedWordsMin = 5
/** Words are compared by their first letters, so that "walls" and "wall" agree. */
const topicLetters = 4
const topicWordsMin = 2

const marker = /^(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/
const heading = /^#{1,6}\s/
const ended = /(?:[.!?…:;。！？]["'”’»)\]]*|\(source needed\))$/
const preface =
  /^(?:sure|certainly|of course|okay|here(?:['’]s| is| are)|below is|claro|por supuesto|aqu[ií] (?:tienes|está)|bien sûr|voici)\b/iu
const remark =
  /\b(?:as an AI|language model|I hope this|let me know|I (?:cannot|can['’]t|am unable|['’]m sorry|am sorry)|word count|espero que|j['’]espère que)\b/iu

/** Lists what is wrong with a draft, in words for the model. Empty if it can be suggested. */
export function findDraftFaults(input: DraftInput, title: string, draft: string): string[] {
  const known = materialOf(input, title)
  const faults: string[] = []
  const lines = linesOf(draft)
  if (lines.some((line) => marker.test(line))) faults.push('Write prose without headings and lists.')
  const sentences = sentencesOf(draft)
  if (sentences.some((sentence, i) => isMeta(sentence, i, known)))
    faults.push('Write only the section, without remarks about it.')
  const invented = [...new Set(sentences.flatMap((sentence) => inventedIn(sentence, known)))]
  for (const claim of invented.slice(0, 8))
    faults.push(`“${claim}” is not in the writer’s text. Leave it out, or write (source needed).`)
  if (hasRepeats(sentences, input.before)) faults.push('Do not repeat sentences.')
  if (!ended.test(draft.trim())) faults.push('The last sentence is not finished.')
  faults.push(...lengthFaults(input, draft), ...languageFaults(known.text, draft))
  faults.push(...topicFaults(input, title, draft))
  return faults
}

/** The reason that is shown with a draft which misses its length, subject or language. */
type MendReason = 'draftMended' | 'draftTooShort' | 'draftOtherLanguage' | 'draftOtherSubject'
type Mended = { text: string; reason: MendReason }

/** Returns the best of several drafts without what the gates refuse; null if nothing of them is left. */
export function mendDrafts(input: DraftInput, title: string, drafts: string[]): Mended | null {
  const mended = drafts.map((draft) => mendDraft(input, title, draft)).filter((found) => found !== null)
  return mended.find(({ reason }) => reason === 'draftMended') ?? mended[0] ?? null
}

/**
 * Returns a draft without the sentences and marks that the gates refuse, and what is still wrong with it, for the writer
 * to decide; null if nothing is left.
 */
export function mendDraft(input: DraftInput, title: string, draft: string): Mended | null {
  const known = materialOf(input, title)
  const before = keyOf(input.before)
  const { max } = lengthOf(input)
  const seen = new Set<string>()
  const paragraphs: string[] = []
  let words = 0
  let at = 0
  for (const line of linesOf(draft)) {
    if (heading.test(line)) continue
    const kept: string[] = []
    for (const sentence of sentencesOf(line.replace(marker, ''))) {
      const key = keyOf(sentence)
      const isWrong =
        isMeta(sentence, at++, known) ||
        inventedIn(sentence, known).length > 0 ||
        !ended.test(sentence) ||
        seen.has(key) ||
        (countWords(sentence) >= repeatedWordsMin && before.includes(key))
      seen.add(key)
      if (isWrong || words + countWords(sentence) > max) continue
      words += countWords(sentence)
      kept.push(sentence)
    }
    if (kept.length > 0) paragraphs.push(kept.join(' '))
  }
  const text = paragraphs.join('\n\n')
  return text === '' ? null : { text, reason: reasonFor(input, title, text) }
}

/** The gravest reason comes first. */
function reasonFor(input: DraftInput, title: string, text: string): MendReason {
  if (languageFaults(materialOf(input, title).text, text).length > 0) return 'draftOtherLanguage'
  if (topicFaults(input, title, text).length > 0) return 'draftOtherSubject'
  return countWords(text) < lengthOf(input).min ? 'draftTooShort' : 'draftMended'
}

function materialOf({ outline, before, after }: DraftInput, title: string): Known {
  return readKnown([title, ...outline.map((section) => section.title), before, after].join('\n'))
}

function linesOf(draft: string): string[] {
  return draft
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function sentencesOf(text: string): string[] {
  return parseDocument(text).sentences.map(({ start, end }) => text.slice(start, end).trim())
}

function isMeta(sentence: string, at: number, { text }: Known): boolean {
  if (at === 0 && preface.test(sentence) && sentence.endsWith(':')) return true
  const found = remark.exec(sentence)?.[0]
  return found !== undefined && !text.toLowerCase().includes(found.toLowerCase())
}

const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

function hasRepeats(sentences: string[], before: string): boolean {
  const written = keyOf(before)
  const long = sentences.filter((sentence) => countWords(sentence) >= repeatedWordsMin).map(keyOf)
  return new Set(long).size < long.length || long.some((sentence) => written.includes(sentence))
}

function lengthOf({ outline, section = 0 }: DraftInput): { min: number; max: number } {
  const words = outline[section]?.words ?? 0
  if (words === 0) return lengthWithoutPlan
  return { min: words * lengthMinShare, max: words * lengthMax.share + lengthMax.slack }
}

function lengthFaults(input: DraftInput, draft: string): string[] {
  const { min, max } = lengthOf(input)
  const words = countWords(draft)
  if (words < min) return [`The section has ${words} words, which is too short.`]
  return words > max ? [`The section has ${words} words, which is too long.`] : []
}

function languageFaults(known: string, draft: string): string[] {
  const [own, written] = [detectLanguage(known).code, detectLanguage(draft).code]
  const isKnown = ![own, written].some((code) => code === 'und' || code === 'code')
  return isKnown && own !== written ? ['Write in the language of the essay.'] : []
}

/** A draft that shares hardly a word with the title, the plan and the text before it is about something else. */
function topicFaults({ outline, before }: DraftInput, title: string, draft: string): string[] {
  const topic = stemsOf([title, ...outline.map((section) => section.title), before].join(' '))
  const shared = [...stemsOf(draft)].filter((stem) => topic.has(stem))
  if (topic.size < topicWordsMin || shared.length >= topicWordsMin) return []
  return ['The text is not about this section of the essay.']
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words.filter((word) => word.length >= topicLetters).map((word) => word.slice(0, topicLetters)),
  )
}
