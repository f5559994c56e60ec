import { isPlainStart, readClause } from '../facts/clause.ts'
import { isAnchored } from '../facts/gap-terms.ts'
import type { Fact } from '../facts/read-facts.ts'
import { type Candidate, gap } from '../question.ts'
import type { Maker } from './maker.ts'

const measure =
  /(?<![\w.,-])(?:[$£€]\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:%|per ?cent|million|billion|trillion|kg|km|cm|mm|metres|meters|kilometres|kilometers|miles|degrees|years|days|hours|minutes|seconds|chromosomes|bones|people))?(?![\w-])/g

/** Leaves out the figure of a sentence that has one. */
export const figures: Maker = (fact, { numbers, terms }) => {
  const found = (fact.text.match(measure) ?? []).filter((each) => !/^(?:1[0-9]|20)\d\d$/.test(each))
  // Asks for the last of several figures, which is what something grew to and not what it grew from.
  const figure = found.at(-1)
  if (
    !figure ||
    found.length > 2 ||
    fact.text.split(figure).length !== 2 ||
    /^[0-9]$/.test(figure) ||
    isTime(fact.text, figure) ||
    isAside(fact.text, figure) ||
    // An age.
    fact.text.includes(`, ${figure},`) ||
    opinion.test(fact.text) ||
    !readClause(fact) ||
    !isMeasure(fact, figure) ||
    !isAnchored(fact, figure, 1) ||
    !terms.hasTopic(fact)
  )
    return []
  return [cloze(fact, figure, numbers.others(figure, fact.index), 0.7)]
}

/** "24 hours' notice", and "the dam, a dike 12 kilometres long" */
const isAside = (text: string, figure: string) => {
  const [before = '', after = ''] = text.split(figure)
  return /^['’]/.test(after) || /^, an? /.test(before.slice(before.lastIndexOf(',')))
}

/** "10 a.m.", "10:30" */
const isTime = (text: string, figure: string) =>
  /^(?::| ?[ap]\.?m\b)/.test(text.slice(text.indexOf(figure) + figure.length))

const label =
  /^(?:chapter|chapters|page|pages|p|section|rule|part|figure|fig|table|article|no|number|version|day|round|the|of|step|line|item|stage|size|and|to|or|last|next|past|first|-)$/

/** An amount of something: "18 groups", "$5,000", "45%", and not "Chapter 36". */
function isMeasure({ text, words }: Fact, figure: string): boolean {
  const from = text.indexOf(figure)
  const at = words.findIndex(({ start }) => start === from)
  if (label.test(words[at - 1]?.lower.replace('.', '') ?? '')) return false
  if (!/^[\d.,]+$/.test(figure)) return true
  const next = words[at + 1]
  return (
    next?.tag === 'NOUN' &&
    !/^\p{Lu}/u.test(next.text) &&
    !/^(?:min|minute|mark|year|am|pm)$/.test(next.lower)
  )
}

/** Matches opinions and reported statements, which make poor sentences with a gap. */
const opinion =
  /\b(?:argue|argues|argument|arguments|believe|believes|should|opponents|critics|supporters|perhaps|would|might|probably|seems?|seemed|thinks?|feels?|felt|hopes?|hoped|wants?|wanted|fortunately|unfortunately|luckily|sadly|obviously|of course)\b/i

/** Leaves out the term that the text is most about, if the rest of the sentence points to it. */
export const keyTerms: Maker = (fact, { terms }) => {
  const term = terms.bestIn(fact)
  if (!term || fact.words.length < 9 || opinion.test(fact.text)) return []
  if (isPlainStart(fact)) return []
  // "Cholera reached ____ in 1831": the year or the figure is what the sentence is about.
  if (term.isName && !term.isTopic && /\d{4}/.test(fact.text) && term.text.split(' ').length === 1) return []
  const distractors = term.isName ? terms.similarTo(term.text, fact.text) : []
  return [cloze(fact, term.text, distractors, term.isTopic ? 0.55 : 0.35)]
}

function cloze(fact: Fact, answer: string, distractors: string[], worth: number): Candidate {
  const prompt = fact.text.replace(answer, () => gap).replace(/\b([Aa])n? ____/, '$1(n) ____')
  const gapped = { prompt, answer }
  return {
    worth,
    sentence: fact.index,
    source: fact.text,
    answer,
    forms: { cloze: gapped, ...(distractors.length >= 2 ? { choice: gapped } : {}) },
    distractors,
  }
}
