import type { Fact } from '../facts/read-facts.ts'
import { type Candidate, capitalised, gap } from '../question.ts'

type LanguageRules = {
  /** Between a term and what it is. */
  is: string[]
  ask: (term: string) => string
  /** Words that a term does not begin with. */
  unclear: string[]
}

/** Definitions in languages without a tagger here, by the words that every definition has. */
const rules: Record<string, LanguageRules> = {
  es: {
    is: [' es un ', ' es una ', ' son unos ', ' son unas ', ' es el ', ' es la '],
    ask: (term) => `¿Qué es ${term}?`,
    unclear: ['este', 'esta', 'esto', 'ese', 'esa', 'eso', 'él', 'ella', 'lo', 'que', 'su', 'no', 'también'],
  },
  fr: {
    is: [' est un ', ' est une ', ' sont des ', ' est le ', ' est la ', ' est l’', " est l'"],
    ask: (term) => `Qu’est-ce que ${term} ?`,
    unclear: [
      'ce',
      'cette',
      'ces',
      'cet',
      'il',
      'elle',
      'ils',
      'elles',
      'c’est',
      "c'est",
      'qui',
      'son',
      'sa',
    ],
  },
  de: {
    is: [' ist ein ', ' ist eine ', ' sind ', ' ist der ', ' ist die ', ' ist das '],
    ask: (term) => `Was ist ${term}?`,
    unclear: ['dies', 'diese', 'dieser', 'dieses', 'es', 'er', 'sie', 'das', 'hier', 'dort'],
  },
  it: {
    is: [' è un ', ' è una ', ' è il ', ' è la ', ' sono '],
    ask: (term) => `Che cos’è ${term}?`,
    unclear: ['questo', 'questa', 'quello', 'quella', 'lui', 'lei', 'esso', 'ciò', 'non', 'che'],
  },
  pt: {
    is: [' é um ', ' é uma ', ' é o ', ' é a ', ' são '],
    ask: (term) => `O que é ${term}?`,
    unclear: ['este', 'esta', 'isto', 'esse', 'essa', 'isso', 'ele', 'ela', 'não', 'que'],
  },
}

/** Questions about a sentence in another language: what something is, and years as gaps. */
export function inOtherLanguage(fact: Fact, code: string): Candidate[] {
  const { text } = fact
  const words = text.split(' ').length
  if (fact.kind === 'heading' || words < 6 || words > 45 || /[?;"“”«»]/.test(text)) return []
  return [definition(fact, rules[code]), yearGap(fact)].flatMap((found) => found ?? [])
}

function definition(fact: Fact, language: LanguageRules | undefined): Candidate | null {
  const verb = language?.is.find((each) => fact.text.includes(each))
  if (!language || !verb) return null
  const at = fact.text.indexOf(verb)
  const term = fact.text.slice(0, at).trim()
  const rest = fact.text.slice(at + verb.indexOf(' ', 1) + 1).replace(/[.!]$/, '')
  const first = term.toLowerCase().split(' ')[0] ?? ''
  if (term === '' || term.split(' ').length > 5 || term.includes(',') || language.unclear.includes(first))
    return null
  if (rest.split(' ').length < 4) return null
  const shown =
    /^\p{Lu}\P{Lu}* \p{Lu}/u.test(term) || term.length < 3
      ? term
      : term.charAt(0).toLowerCase() + term.slice(1)
  return asked(fact, term, 0.9, {
    flashcard: { prompt: language.ask(shown), answer: capitalised(rest) },
    cloze: { prompt: fact.text.replace(term, () => gap), answer: term },
  })
}

function yearGap(fact: Fact): Candidate | null {
  const years = fact.text.match(/\b(?:1[0-9]|20)\d\d\b/g) ?? []
  if (years.length !== 1) return null
  const answer = years[0]!
  return asked(fact, answer, 0.7, { cloze: { prompt: fact.text.replace(answer, () => gap), answer } })
}

function asked(fact: Fact, answer: string, worth: number, forms: Candidate['forms']): Candidate {
  return { worth, sentence: fact.index, source: fact.text, answer, forms, distractors: [] }
}
