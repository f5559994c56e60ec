import type { SuggestionAction } from '../../../../contract/essays/suggestions.ts'

const token = /\[\[(\d{1,3})\]\]/g
/** A token whose brackets or spaces a model has changed. */
const bentToken = /\[{1,2} ?(\d{1,3}) ?\]{1,2}/g
const figure = /\d+(?:[.,]\d+)*/g

/** The actions after which the text must contain the same numbers as before. */
const keepsFigures: ReadonlySet<SuggestionAction> = new Set(['rewrite', 'tone'])

const numbersIn = (text: string) => [...text.matchAll(token)].map((match) => Number(match[1]))

/** Returns whether a passage contains the tokens 1 to `count`, each once. */
export function hasAllTokens(passage: string, count: number): boolean {
  const numbers = numbersIn(passage)
  return (
    numbers.length === count && new Set(numbers).size === count && numbers.every((n) => n >= 1 && n <= count)
  )
}

/** Repairs the brackets of tokens that a model has written in another way. */
export function repairTokens(answer: string, count: number): string {
  return answer.replace(bentToken, (found, number: string) => {
    const at = Number(number)
    return at >= 1 && at <= count ? `[[${at}]]` : found
  })
}

/** Lists the tokens and numbers that an answer lost or added, in words for the model. Empty if nothing is wrong. */
export function findFaults(
  action: SuggestionAction,
  passage: string,
  answer: string,
  count: number,
): string[] {
  const faults: string[] = []
  const found = numbersIn(answer)
  for (let number = 1; number <= count; number++) {
    const times = found.filter((n) => n === number).length
    if (times === 0) faults.push(`[[${number}]] is missing.`)
    if (times > 1) faults.push(`[[${number}]] is there ${times} times instead of once.`)
  }
  for (const number of found.filter((n) => n < 1 || n > count)) faults.push(`[[${number}]] does not exist.`)
  if (keepsFigures.has(action)) {
    const [before, after] = [figuresOf(passage), figuresOf(answer)]
    for (const gone of without(before, after)) faults.push(`The number ${gone} is missing.`)
    for (const added of without(after, before)) faults.push(`The number ${added} is not in the passage.`)
  }
  return faults
}

function figuresOf(text: string): string[] {
  return text.replace(token, ' ').match(figure) ?? []
}

/** Returns the entries of `all` that `others` lacks, counting repetitions. */
function without(all: string[], others: string[]): string[] {
  const rest = [...others]
  return all.filter((entry) => {
    const at = rest.indexOf(entry)
    if (at === -1) return true
    rest.splice(at, 1)
    return false
  })
}
