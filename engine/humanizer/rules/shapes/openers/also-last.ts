import type { TaggedSentence, Word } from '../../../language/tagged-text.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'

/** Words from "also" to the full stop, at most: farther off, "as well" would hang on something else. */
const restMax = 8

/** What opens another clause, denies, compares, or says when and by whom: "as well" would be read with it. */
const apart =
  /^(?:that|which|who|whom|whose|because|when|if|while|as|since|although|though|where|how|why|what|whether|than|by|so|but|or|not|no|never|also|too|well|even|only|just|like|until|before|after|unless|n't)$/
const pair = /^(?:not|only|just|merely|simply|both|n't|\w+n't|cannot)$/
/** "It is also worth noting", "He is also known as": the turn is set. */
const set =
  /^(?:worth|known|called|possible|true|clear|noted|because|why|one|important|likely|unclear|agree|think|find|feel|believe|say|says|said|hope|know|take|noting|praiseworthy)$/

/** "They also sell bread." -> "They sell bread as well." */
export const alsoLast: Rule = {
  name: 'also-last',
  mode: 'strong',
  phrases: ['as well'],
  find(sentence, text) {
    const { words } = sentence
    const at = words.findIndex((word) => word.lower === 'also')
    const also = words[at]
    const next = words[at + 1]
    const stop = words.at(-1)
    if (!also || !next || stop?.lower !== '.' || !standsWithVerb(words, at)) return []
    if (!isShortAndWhole(words.slice(at + 1, -1)) || opensPair(sentence, at)) return []
    if (next.start !== also.end + 1 || text.cover.subarray(also.start, next.start).includes(1)) return []
    if (text.cover[stop.start] === 1 || text.text[stop.start - 1] === ' ') return []
    return [
      {
        rule: 'also-last',
        reason: reasonOf('also-moved'),
        gain: 0.7,
        sure: true,
        inserted: 'as well',
        parts: [
          { start: also.start, end: next.start, after: '' },
          { start: stop.start, end: stop.start, after: ' as well' },
        ],
      },
    ]
  },
}

function standsWithVerb(words: readonly Word[], at: number): boolean {
  const [prior, next] = [words[at - 1], words[at + 1]]
  if (!prior || !next || set.test(next.lower)) return false
  if (prior.tag === 'AUX') return /^(?:VERB|ADJ|DET|AUX|ADV)$/.test(next.tag)
  return /^(?:NOUN|PRON|PROPN)$/.test(prior.tag) && next.tag === 'VERB'
}

function isShortAndWhole(rest: readonly Word[]): boolean {
  if (rest.length === 0 || rest.length > restMax) return false
  if (rest.some((word) => word.tag === 'PUNCT' || word.tag === 'SCONJ' || apart.test(word.lower)))
    return false
  return !rest.some((word, i) => i > 1 && /^(?:VERB|AUX)$/.test(word.tag))
}

/** "not only … but also": another word counts on this one. */
function opensPair({ words }: TaggedSentence, at: number): boolean {
  return words.slice(0, at).some((word) => pair.test(word.lower) || /^[(;:–—-]$/.test(word.lower))
}
