import type { Edit } from '../../edit.ts'
import type { TaggedSentence, TaggedText, Word } from '../../language/tagged-text.ts'
import { reasonFields, reasonOf } from '../../proposals/reasons.ts'
import type { Version } from '../versions/version.ts'

/** Words that praise, or say that something matters, by the start that their forms share. */
const praise =
  /^(?:admir|benefi|breathtak|compelling|critical|crucial|essential|exceptional|extraordinar|fascinat|fundamental|highlight|impact|importan|impressi|incredib|indispensab|inspir|invaluabl|journey|key|lasting|legacy|matter|meaning|notabl|noteworth|outstanding|pivotal|play|power|profound|remarkab|remember|remind|role|serv|signific|stand|testament|timeless|transform|truly|underscor|unforgettabl|unique|valuabl|value|vibrant|vital|wonder|worth)/
const praiseMin = 2
/** Words that carry a claim of their own: what they say would be lost. */
const claims =
  /^(?:although|because|but|cannot|except|few|however|if|least|less|may|might|more|most|must|never|no|none|nor|not|only|should|some|than|though|unless|unlike|until|when|whereas|while|without|.*n't)$/
const contentTags = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV'])
/** Verbs without content. */
const plainVerbs =
  /^(?:am|are|be|been|being|can|continue|continues|do|does|had|has|have|is|remain|remains|was|were|will)$/
const wordsMax = 30
/** Of so many sentences one may go. */
const sentencesPerDrop = 8
/** Letters by which two forms of a word are taken for the same. */
const stemLetters = 5

/**
 * Returns versions that leave out a sentence which only praises: it says that something matters, everything else in it is
 * said elsewhere in the text, its verbs only praise, and nothing in it is locked or limits a claim. The first sentence of a paragraph stays.
 */
export function praiseVersions(tagged: TaggedText): Version[] {
  const most = Math.floor(tagged.sentences.length / sentencesPerDrop)
  return tagged.sentences
    .filter((sentence) => onlyPraises(tagged, sentence))
    .slice(0, most)
    .map((sentence) => {
      const { index, start, end } = sentence
      const edits = [dropOf(tagged, sentence)]
      return { from: index, to: index, start, end, text: '', natural: 3, doubt: 0, edits }
    })
}

function onlyPraises({ text, sentences }: TaggedText, sentence: TaggedSentence): boolean {
  const { index, paragraph, words, start, end } = sentence
  if (sentences[index - 1]?.paragraph !== paragraph) return false
  if (!/\.$/.test(text.slice(start, end)) || words.length > wordsMax) return false
  if (words.some(({ locked, lower, tag }) => locked || tag === 'NUM' || claims.test(lower))) return false
  const content = words.filter(({ tag, lower }) => contentTags.has(tag) && !plainVerbs.test(lower))
  const rest = content.filter(({ lower }) => !praise.test(lower))
  if (content.length - rest.length < praiseMin || rest.some(({ tag }) => tag === 'VERB')) return false
  const known = new Set(sentences.flatMap((other) => (other === sentence ? [] : other.words.map(stemOf))))
  return rest.every((word) => known.has(stemOf(word)))
}

function stemOf({ lower }: Word): string {
  return lower.slice(0, stemLetters)
}

/** The sentence and one of the spaces beside it. */
function dropOf({ text, sentences }: TaggedText, { index, paragraph, start, end }: TaggedSentence): Edit {
  const next = sentences[index + 1]
  const before = sentences[index - 1]
  const span =
    next?.paragraph === paragraph
      ? { start, end: next.start }
      : { start: before?.paragraph === paragraph ? before.end : start, end }
  return {
    ...span,
    before: text.slice(span.start, span.end),
    after: '',
    rule: 'praise',
    ...reasonFields(reasonOf('praise-left-out')),
    check: true,
    sentence: index,
  }
}
