import { readWords } from '../../language/tagger.ts'

type Verb = { lemma: string; left: string[]; right: string[]; isPassive: boolean }

const reach = 7

/** Verbs of both sides whose nouns changed sides without a change between active and passive. */
export function countTurnedRoles(before: string, after: string): number {
  const [own, other] = [verbsOf(before), verbsOf(after)]
  let turned = 0
  for (const verb of own) {
    const same = other.find(({ lemma }) => lemma === verb.lemma)
    if (!same) continue
    const isTurned = verb.isPassive !== same.isPassive
    const [left, right] = isTurned ? [same.right, same.left] : [same.left, same.right]
    const crossed = common(verb.left, right) + common(verb.right, left)
    const kept = common(verb.left, left) + common(verb.right, right)
    if (crossed > kept) turned++
  }
  return Math.min(2, turned)
}

function verbsOf(text: string): Verb[] {
  const words = readWords(text)
  return words.flatMap((word, i) => {
    if (word.tag !== 'VERB') return []
    const nouns = (from: number, to: number) =>
      words
        .slice(Math.max(0, from), to)
        .filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
        .map(({ lemma }) => lemma.toLowerCase())
    const isPassive =
      words.slice(Math.max(0, i - 3), i).some(({ lemma }) => lemma.toLowerCase() === 'be') &&
      /(?:ed|en|wn|lt|pt|de|ld|nt|ught)$/.test(word.text.toLowerCase())
    return [
      {
        lemma: word.lemma.toLowerCase(),
        left: nouns(i - reach, i),
        right: nouns(i + 1, i + 1 + reach),
        isPassive,
      },
    ]
  })
}

function common(first: readonly string[], second: readonly string[]): number {
  return first.filter((word) => second.includes(word)).length
}

const pastForms = new Set(
  'was were had did went came took made said saw got gave found knew began wrote became left felt kept held told thought brought'.split(
    ' ',
  ),
)
const presentForms = new Set('is are has have does do am will can may must'.split(' '))

/** Share of verbs and auxiliaries in the past, from 0 to 1; a half where there are none. */
export function pastShare(words: readonly string[]): number {
  const past = words.filter((word) => pastForms.has(word) || (word.length > 3 && word.endsWith('ed'))).length
  const present = words.filter((word) => presentForms.has(word)).length
  return past + present === 0 ? 0.5 : past / (past + present)
}
