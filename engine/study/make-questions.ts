import { detectLanguage } from '../text/language.ts'
import { chooseQuestions } from './choose-questions.ts'
import { findIntroductions, pointsBack } from './facts/definite-nouns.ts'
import { type Fact, readFacts } from './facts/read-facts.ts'
import { abbreviations } from './makers/abbreviations.ts'
import { appositives } from './makers/appositives.ts'
import { glossary } from './makers/glossary.ts'
import { lists } from './makers/lists.ts'
import { inOtherLanguage } from './makers/other-languages.ts'
import { quotedTerms } from './makers/quoted-terms.ts'
import type { Candidate, StudyOptions, StudyQuestions } from './question.ts'
import { readContext } from './text-context.ts'
import { kindOfText, makersOf } from './text-kind.ts'

/**
 * Makes questions with which a reader learns a text: definitions, lists, causes, dates, names, figures and key terms. Each
 * is answered by one sentence of the text. The same text gives the same questions, in its order.
 */
export function makeQuestions(text: string, options: StudyOptions): StudyQuestions {
  const { code, english } = detectLanguage(text)
  if (code === 'code') return { questions: [], isEnglish: true }
  const facts = readFacts(text, english)
  const weights = weigh(facts)
  const found = [
    ...glossary(text, facts, english),
    ...(english ? inEnglish(facts) : facts.flatMap((fact) => inOtherLanguage(fact, code))),
  ]
  return { questions: chooseQuestions(found, weights, options), isEnglish: english }
}

function inEnglish(facts: Fact[]): Candidate[] {
  const context = readContext(facts)
  const kind = kindOfText(facts)
  const introductions = findIntroductions(facts)
  const clear = facts.filter(
    (fact) =>
      fact.isClear && fact.kind !== 'heading' && (kind === 'contract' || !pointsBack(fact, introductions)),
  )
  const found = clear.flatMap((fact) =>
    // What follows a colon is a list or belongs to another statement.
    (fact.text.includes(':') ? [lists] : makersOf[kind]).flatMap((make) => make(fact, context)),
  )
  const asked =
    kind === 'news' ? found.filter(({ forms }) => !forms.flashcard?.prompt.startsWith('Who ')) : found
  const apart = kind === 'story' ? [] : facts.flatMap(appositives)
  const shortened = facts.flatMap(abbreviations)
  return [...facts.flatMap(quotedTerms), ...apart, ...shortened, ...asked]
}

const stopLength = 4

/** Returns how much each sentence is about the subject of the text, from 0.6 to 1. */
function weigh(facts: Fact[]): Map<number, number> {
  const counts = new Map<string, number>()
  const wordsOf = ({ text }: Fact) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length > stopLength)
  for (const fact of facts)
    for (const word of new Set(wordsOf(fact))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const raw = facts.map((fact) => {
    const words = wordsOf(fact)
    const sum = words.reduce((total, word) => total + Math.log(counts.get(word) ?? 1), 0)
    return words.length > 0 ? sum / Math.sqrt(words.length) : 0
  })
  const most = Math.max(...raw, Number.EPSILON)
  return new Map(facts.map(({ index }, i) => [index, 0.6 + (0.4 * raw[i]!) / most]))
}
