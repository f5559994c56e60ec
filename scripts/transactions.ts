import type { ProjectFile } from './project-files.ts'

/**
 * Calls that wait for something external: a model, a payment provider, the engine's workers. Mail is queued instead.
 */
const slowCall =
  /\b(models?|engine|payments|stripe)\s*\.\s*\w+\s*\(|\bfetch\s*\(|\b(humanizeText|checkText|askForTitle)\s*\(/g

/** Finds slow calls between the brackets of a `transaction(…)`, which would hold its locks while they wait. */
export function findCallsInTransactions({ text }: ProjectFile): { line: number; call: string }[] {
  return [...text.matchAll(/\.transaction\s*\(/g)].flatMap((match) => {
    const start = match.index + match[0].length
    const inside = text.slice(start, closingBracket(text, start))
    return [...inside.matchAll(slowCall)].map((call) => ({
      line: text.slice(0, start + call.index).split('\n').length,
      call: `${call[0].replace(/\s/g, '')}…)`,
    }))
  })
}

function closingBracket(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
