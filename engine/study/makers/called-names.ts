import { inside, isNounPhrase, textOf, withoutEnd } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'
import type { Maker } from './maker.ts'

/** Asks what something is called: "The process by which plants make food is called photosynthesis." */
export const calledNames: Maker = (fact, { terms }) => {
  const name = calledName(fact)
  if (!name) return []
  const { words, text } = fact
  const first = words.indexOf(name[0]!)
  const at = /^(?:a|an|the)$/.test(words[first - 1]!.lower) ? first - 1 : first
  const verb = words[at - 2]!.lower === 'known' ? words[at - 3]! : words[at - 2]!
  const subject = words.slice(0, words.indexOf(verb))
  if (subject.length < 3 || subject.some(({ text: mark }) => mark === ',')) return []
  const called = words[at - 1]!.lower === 'as' ? 'known as' : 'called'
  const prompt = `What ${verb.lower} ${inside(text, subject)} ${called}?`
  const answer = textOf(text, name)
  const asked = { prompt, answer }
  const candidate: Candidate = {
    worth: 1,
    sentence: fact.index,
    source: text,
    answer,
    forms: { short: asked, choice: asked, flashcard: asked },
    distractors: terms.defined(answer, text),
  }
  return [candidate]
}

function calledName({ words }: Fact): Word[] | null {
  const body = withoutEnd(words)
  const at = body.findIndex(
    ({ lower }, i) =>
      (lower === 'called' && /^(?:is|are|was)$/.test(body[i - 1]?.lower ?? '')) ||
      (lower === 'as' && body[i - 1]?.lower === 'known' && /^(?:is|are|was)$/.test(body[i - 2]?.lower ?? '')),
  )
  if (at < 3) return null
  const name = body.slice(at + 1)
  const plain = /^(?:a|an|the)$/.test(name[0]?.lower ?? '') ? name.slice(1) : name
  return plain.length > 0 && plain.length <= 4 && isNounPhrase(plain) ? plain : null
}
