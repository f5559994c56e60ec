import type { TaggedSentence, TaggedText } from '../../../language/tagged-text.ts'
import { nearDemonstratives, wordClass } from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'

const exampleLeads = wordClass('including such like namely')

const back = 3

/** "This bridge was …" -> "The bridge was …", where the bridge has just been named. */
export const thisSubjects: Rule = {
  name: 'this-subjects',
  mode: 'clean',
  phrases: [],
  find(sentence, text) {
    const [first, noun, verb] = sentence.words
    if (!first || !noun || !verb || first.locked || noun.locked) return []
    if (!nearDemonstratives.has(first.lower) || noun.tag !== 'NOUN' || !/^(?:AUX|VERB)$/.test(verb.tag))
      return []
    if (!isNamedBefore(noun.lower, first.lower === 'this', sentence, text)) return []
    const reason = 'A pointing word for something that has just been named.'
    const part = { start: first.start, end: first.end, after: 'The' }
    return [{ rule: 'this-subjects', reason, gain: 0.8, inserted: '', parts: [part] }]
  },
}

/** One of many ("eleven reports … this report") has not been named yet: "the report" would be none of them. */
function isNamedBefore(noun: string, one: boolean, sentence: TaggedSentence, text: TaggedText): boolean {
  const stem = noun.replace(/(?:es|s)$/, '')
  const before = text.sentences.slice(Math.max(0, sentence.index - back), sentence.index)
  if (listsExamples(before.at(-1))) return false
  return before.some((each) =>
    each.words.some((word) => (one ? word.lower === noun : word.lower.replace(/(?:es|s)$/, '') === stem)),
  )
}

/** After "clubs, including Leeds and York", "these clubs" are those two: "the clubs" would be all of them. */
function listsExamples(sentence: TaggedSentence | undefined): boolean {
  return sentence?.words.some((word) => exampleLeads.has(word.lower)) ?? false
}
