import type { KeyPhrase } from '../text/key-phrases.ts'
import { type Fact, placed, type Question } from './question.ts'

export const blank = '\\_\\_\\_\\_'
const distractorsMax = 3

type NumberFound = { text: string; kind: string; sentence: number }

const number =
  /(?<![\w.,-])(?:[$£€]\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:%|per ?cent|percent|million|billion|trillion|kg|km|degrees|years|days|hours|minutes))?(?![\w-])/g

export function numbersIn(text: string, sentence: number): NumberFound[] {
  return (text.match(number) ?? []).map((found) => ({ text: found, kind: kindOf(found), sentence }))
}

function kindOf(found: string): string {
  if (/^(?:1[0-9]|20)\d\d$/.test(found)) return 'year'
  if (/%|per ?cent/.test(found)) return 'share'
  return /^[$£€]/.test(found) ? 'money' : /[a-z]/.test(found) ? 'measure' : 'count'
}

/** Returns a sentence with its figure left out; the options are figures of the same kind from the rest of the text. */
export function numberCloze(fact: Fact, numbers: NumberFound[]): Question | null {
  const own = numbers.filter(({ sentence }) => sentence === fact.index)
  const [asked] = own
  if (!asked) return null
  const others = numbers.filter(
    ({ kind, text, sentence }) => kind === asked.kind && text !== asked.text && sentence !== fact.index,
  )
  return cloze(fact, asked.text, [...new Set(others.map(({ text }) => text))])
}

/** Returns a sentence with its highest-scoring phrase left out. */
export function phraseCloze(fact: Fact, phrases: KeyPhrase[], used: Set<string>): Question | null {
  const inside = phrases.filter(({ text }) => fact.text.includes(text) && text.length > 3)
  const best = inside.find(({ text, stems }) => !used.has(text) && !doubled(fact.text, stems, text))
  if (!best) return null
  // Leaves out the whole of "water mill", not just its second half.
  const asked = inside.find(({ text }) => text !== best.text && text.includes(best.text)) ?? best
  const others = phrases.filter(
    ({ text, stems, name, first }) =>
      name === asked.name &&
      first !== asked.first &&
      endsAlike(text, asked.text) &&
      // A plural before a noun is more likely a verb that was tagged wrongly.
      !/[^s]s \S/.test(text) &&
      !fact.text.toLowerCase().includes(text.toLowerCase()) &&
      !stems.some((stem) => asked.stems.includes(stem)),
  )
  const near = [...others].sort((a, b) => lengthGap(a, asked) - lengthGap(b, asked))
  const options = near.slice(0, distractorsMax).map(({ text }) => text)
  if (options.length < 2) return null
  used.add(asked.text)
  return cloze(fact, asked.text, options)
}

/** Returns true when a second mention in the same sentence would reveal the answer. */
function doubled(sentence: string, stems: string[], phrase: string): boolean {
  const rest = sentence.replace(phrase, '').toLowerCase()
  return stems.some((stem) => rest.includes(stem))
}

/** Options agree in number, so that grammar does not reveal the answer. */
function endsAlike(a: string, b: string): boolean {
  return /[^s]s$/.test(a) === /[^s]s$/.test(b)
}

function lengthGap(a: KeyPhrase, b: KeyPhrase): number {
  return Math.abs(a.stems.length - b.stems.length)
}

function cloze(fact: Fact, answer: string, others: string[]): Question {
  const gapped = fact.text.replace(answer, '\u0000').replace(/\b([Aa])n? \0/, '$1(n) \u0000')
  const distractors = others.length < 2 ? [] : others.slice(0, distractorsMax)
  return {
    prompt: gapped,
    answer,
    options: distractors.length > 0 ? placed(answer, distractors, fact.text.length) : [],
    sentence: fact.index,
  }
}
