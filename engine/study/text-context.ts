import { inside, readClause, textOf } from './facts/clause.ts'
import { isGapTerm } from './facts/gap-terms.ts'
import type { Fact } from './facts/read-facts.ts'
import { findTerms, similarTerms, type Term } from './facts/terms.ts'
import type { TextContext } from './makers/maker.ts'
import { isHuman, organisations } from './makers/names.ts'

/** Wrong answers are looked for among this many terms or figures, so that the time grows with the text only. */
const poolMax = 300
/** Terms of the text that count as its subject. */
const topicsMax = 24
const figure =
  /(?<![\w.,-])(?:[$£€]\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:%|per ?cent|million|billion|trillion|kg|km|cm|mm|metres|meters|kilometres|kilometers|miles|degrees|years|days|hours|minutes|seconds|chromosomes|bones|people))?(?![\w-])/g

/** Reads the terms and the figures of a text, from which wrong answers are taken. */
export function readContext(facts: Fact[]): TextContext {
  const terms = findTerms(facts)
  const ranked = [...terms.values()].sort((a, b) => b.score - a.score)
  const topics = new Set(ranked.filter(({ count, isName }) => count > 1 || isName).slice(0, topicsMax))
  const byText = new Map(ranked.map((term) => [term.text.toLowerCase(), term]))
  const find = (text: string): Term | undefined => byText.get(text.toLowerCase().replace(/^the /, ''))
  const bySentence = new Map<number, Term[]>()
  for (const term of ranked) {
    for (const index of term.sentences) {
      const inside = bySentence.get(index)
      if (inside) inside.push(term)
      else bySentence.set(index, [term])
    }
  }
  const definedAt = new Map(facts.flatMap((fact) => pairOf(definedIn(fact), fact.index)))
  const definedTerms = new Set(definedAt.keys())
  const people = new Set(facts.flatMap((fact) => personIn(fact) ?? []))
  const lower = new Set(
    facts.flatMap(({ words }) => words.flatMap(({ text, lower: form }) => (text === form ? [form] : []))),
  )
  const things = ranked.filter((term) => !people.has(term.text) && !isPersonal(term, lower)).slice(0, poolMax)
  const figures = facts.flatMap(({ text, index }) =>
    (text.match(figure) ?? []).map((found) => ({ found, index })),
  )

  const figuresOf = Map.groupBy(figures, ({ found }) => kindOf(found))
  for (const [kind, all] of figuresOf) figuresOf.set(kind, all.slice(0, poolMax))

  return {
    terms: {
      similarTo(text, source) {
        const term = find(text)
        return term ? similarTerms(things, term, source) : []
      },
      defined(text, source) {
        const others = [...definedTerms]
          .slice(0, poolMax)
          .filter(
            (other) =>
              other.toLowerCase() !== text.toLowerCase() &&
              !source.toLowerCase().includes(other.toLowerCase()) &&
              stemOf(other) !== stemOf(text),
          )
        // The nearest are most likely of the same subject.
        const at = definedAt.get(text) ?? 0
        const distance = (other: string) => Math.abs(definedAt.get(other)! - at)
        return others.sort((a, b) => distance(a) - distance(b)).slice(0, 3)
      },
      people: (name, source) =>
        [...people]
          .slice(0, poolMax)
          .filter((other) => !source.includes(other) && !other.includes(name) && !name.includes(other))
          .slice(0, 3),
      bestIn(fact) {
        const inside = bySentence.get(fact.index) ?? []
        const best = inside.find((term) => topics.has(term) && isGapTerm(fact, term, definedTerms))
        return best
          ? { text: best.text, isName: best.isName, isTopic: best.count > 2 || definedTerms.has(best.text) }
          : null
      },
      hasTopic(fact) {
        const inside = bySentence.get(fact.index) ?? []
        return inside.some((term) => (topics.has(term) && term.count > 1) || definedTerms.has(term.text))
      },
      isTopic(text) {
        const term = find(text)
        return term !== undefined && topics.has(term)
      },
    },
    numbers: {
      others(text, sentence) {
        const kind = kindOf(text)
        const same = (figuresOf.get(kind) ?? []).filter(
          ({ found, index }) => found !== text && index !== sentence,
        )
        const near = [...new Set(same.map(({ found }) => found))]
        return near.sort((a, b) => gapTo(a, text) - gapTo(b, text)).slice(0, 3)
      },
    },
  }
}

const pairOf = (term: string | null, index: number): [string, number][] => (term ? [[term, index]] : [])

/** The subject of "X is a …". */
function definedIn(fact: Fact): string | null {
  const clause = fact.isClear ? readClause(fact) : null
  if (!clause || !/^(?:is|are|was|were|refers|means)$/.test(clause.verb.lower)) return null
  if (!/^(?:an?|the|to)$/.test(clause.rest[0]?.lower ?? '') || clause.subject.length > 4) return null
  const bare = /^(?:an?|the)$/.test(clause.subject[0]!.lower) ? clause.subject.slice(1) : clause.subject
  return bare.length > 0 && bare.some(({ tag }) => tag === 'NOUN') ? inside(fact.text, bare) : null
}

function personIn(fact: Fact): string | null {
  const clause = readClause(fact)
  if (!clause || !isHuman(clause.subject, clause.verb)) return null
  const name = textOf(fact.text, clause.subject)
  // "NHS Highland" speaks too, and is an organisation.
  return /\b\p{Lu}{2,}\b/u.test(name) ? null : name
}

/** A name of two words that are nothing but names: "Henry Wickham", and not "Nazca Plate". */
function isPersonal({ isName, text }: Term, lower: Set<string>): boolean {
  const words = text.split(' ')
  return (
    isName &&
    words.length === 2 &&
    !words.some((word) => lower.has(word.toLowerCase())) &&
    !organisations.test(text)
  )
}

function kindOf(text: string): string {
  if (/^(?:1[0-9]|20)\d\d$/.test(text)) return 'year'
  if (/[A-Z]/.test(text)) return 'date'
  if (/^[$£€]/.test(text)) return 'money'
  return text.replace(/[\d.,\s]/g, '') || (Number(text) < 100 ? 'small' : 'large')
}

/** The same for "stoma" and "stomata". */
const stemOf = (term: string) => term.toLowerCase().slice(0, 5)

const gapTo = (a: string, b: string) => Math.abs(numberOf(a) - numberOf(b))
const numberOf = (text: string) => Number(text.replace(/[^\d.]/g, '')) || 0
