import type { TaggedWord } from '../text/tagger.ts'
import { type Fact, joinWords, type Question } from './question.ts'

const year = /^(?:1[0-9]|20)\d\d$/
/** Verbs whose subject is usually a person. */
const deeds =
  /^(?:founded|invented|discovered|wrote|built|designed|painted|composed|led|said|argued|proposed|married|won|directed|created|developed|introduced|published|described|coined|taught|opened|started|ran|became|explored|formulated|proved|patented|commissioned|established|launched|bought|sold|suggested|showed|demonstrated|noticed)$/

/** Returns a who, when, how-many or what question, if the sentence is simple enough to invert; otherwise null. */
export function askAbout(fact: Fact, turn: number): Question | null {
  const words = fact.words.filter(({ pos }) => pos !== 'SPACE')
  const body = /^[.!]$/.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words
  if (body.some(({ text }) => /["“”();:?]/.test(text))) return null
  const kinds = [who, when, howMany, what]
  for (let i = 0; i < kinds.length; i++) {
    const found = kinds[(turn + i) % kinds.length]!(straightened(body))
    if (found) return { ...found, options: [], sentence: fact.index }
  }
  return null
}

/**
 * "In 1792, Hale built a mill, using stone" → "Hale built a mill in 1792": moves the year to the end and removes the
 * trailing phrase.
 */
function straightened(words: TaggedWord[]): TaggedWord[] {
  const [first, second, third] = words
  const led = first?.text === 'In' && year.test(second?.text ?? '') && third?.text === ','
  const core = withoutInsertion(led ? words.slice(3) : words)
  const tail = core.findIndex(
    ({ text }, i) => text === ',' && /ing$|^(?:which|who|where)$/.test(core[i + 1]?.text ?? ''),
  )
  // A comma before the tail opens an insertion that must be closed again.
  const plain = tail > 3 && !core.slice(0, tail).some(({ text }) => text === ',') ? core.slice(0, tail) : core
  return led ? [...plain, { ...first!, text: 'in' }, second!] : plain
}

/** "Mary Hale, his granddaughter, wrote" → "Mary Hale wrote" */
function withoutInsertion(words: TaggedWord[]): TaggedWord[] {
  const opens = words.findIndex(({ text }) => text === ',')
  const closes = words.findIndex(({ text }, i) => i > opens && text === ',')
  const named = words.slice(0, opens).every(({ pos }) => pos === 'PROPN')
  if (opens < 1 || opens > 4 || closes < 0 || !named || words[closes + 1]?.pos !== 'VERB') return words
  return [...words.slice(0, opens), ...words.slice(closes + 1)]
}

type Asked = Pick<Question, 'prompt' | 'answer'> | null

/** "340 people worked there" → "How many people worked there?" */
function howMany(words: TaggedWord[]): Asked {
  const [number, noun, next] = words
  if (number?.pos !== 'NUM' || !/^\d/.test(number.text) || year.test(number.text) || noun?.pos !== 'NOUN')
    return null
  if (!/VERB|AUX/.test(next?.pos ?? '') || words.length > 22) return null
  return { prompt: `How many ${joinWords(words.slice(1))}?`, answer: `${number.text} ${noun.text}` }
}

/** "Ada Byron wrote the notes" → "Who wrote the notes?" */
function who(words: TaggedWord[]): Asked {
  let length = 0
  while (words[length]?.pos === 'PROPN' && length < 4) length++
  const verb = words[length]
  if (length < 1 || !verb || !deeds.test(verb.text) || words.length > 26) return null
  const name = joinWords(words.slice(0, length))
  // One capitalized word may be a company or a place; two, or a title, are most likely a person.
  if (length < 2 && !/^(?:dr|mr|mrs|ms|sir|prof)\b/i.test(name)) return null
  if (
    /\b(?:company|university|institute|committee|party|inc|ltd|department|church|army|club|city|council)\b/i.test(
      name,
    )
  )
    return null
  return { prompt: `Who ${joinWords(words.slice(length))}?`, answer: name }
}

/** "The mill was built in 1892" → "When was the mill built?"; "X founded Y in 1892" → "When did X found Y?" */
function when(words: TaggedWord[]): Asked {
  const at = words.findIndex(({ text }, i) => year.test(text) && words[i - 1]?.text.toLowerCase() === 'in')
  if (at < 4 || at !== words.length - 1 || words.length > 22) return null
  const before = words.slice(0, at - 1)
  const verb = before.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const subject = before.slice(0, verb)
  if (verb < 1 || verb > 6 || subject.some(({ pos }) => /PRON|SCONJ|PUNCT|ADP|CCONJ/.test(pos))) return null
  const rest = before.slice(verb + 1)
  if (rest.some(({ pos, text }) => pos === 'CCONJ' || text === ',')) return null
  const named = lowerFirst(subject)
  const { text, lemma, pos } = before[verb]!
  if (/^(?:was|were)$/.test(text))
    return { prompt: `When ${text} ${named} ${joinWords(rest)}?`, answer: words[at]!.text }
  // Only a form that differs from its base is certainly past tense: "founded", "ran".
  if (pos !== 'VERB' || text === lemma || /ing$|s$/.test(text) || lemma.length < 2) return null
  return {
    prompt: `When did ${named} ${lemma} ${joinWords(rest)}?`.replace(/(?<!\s)\s+\?/, '?'),
    answer: words[at]!.text,
  }
}

/** "A loom is a machine that weaves" → "What is a machine that weaves?" */
function what(words: TaggedWord[]): Asked {
  const verb = words.findIndex(({ text }) => /^(?:is|are)$/.test(text))
  const next = words[verb + 1]?.text.toLowerCase()
  if (verb < 1 || verb > 4 || !/^(?:a|an|the)$/.test(next ?? '') || words.length > 28) return null
  const subject = words.slice(0, verb)
  if (!subject.every(({ pos }) => /DET|NOUN|PROPN|ADJ/.test(pos)) || !/NOUN|PROPN/.test(subject.at(-1)!.pos))
    return null
  if (/^(?:this|that|these|those|one|another|each)$/i.test(subject[0]!.text) || words.length - verb < 5)
    return null
  return {
    prompt: `What ${words[verb]!.text} ${joinWords(words.slice(verb + 1))}?`,
    answer: joinWords(subject),
  }
}

function lowerFirst(words: TaggedWord[]): string {
  const text = joinWords(words)
  return words[0]!.pos === 'PROPN' ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
