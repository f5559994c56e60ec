import type { Proposal } from '../proposals/rule.ts'
import { logProbability } from './language-model.ts'
import { modelTokens } from './n-gram-hash.ts'

/** Cost of a typical word of human prose, in bits, so that wordings of different lengths can be compared. */
const wordBits = 7
/** The most that an easy word may earn. */
const easyMax = -0.5
const context = 60

/** Returns the gain in likelihood, in bits, of the words around a change under the language model of human text. */
export function fluencyGain(text: string, proposal: Proposal): number {
  const first = proposal.parts[0]
  const last = proposal.parts.at(-1)
  if (!first || !last) return 0
  const left = modelTokens(text.slice(Math.max(0, first.start - context), first.start)).slice(-2)
  const right = modelTokens(text.slice(last.end, last.end + context)).slice(0, 2)
  const old = modelTokens(text.slice(first.start, last.end))
  const fresh = modelTokens(rewritten(text, proposal))
  return cost(left, old, right) - cost(left, fresh, right)
}

function rewritten(text: string, proposal: Proposal): string {
  let at = (proposal.parts[0] as Proposal['parts'][number]).start
  let result = ''
  for (const part of proposal.parts) {
    result += text.slice(at, part.start) + part.after
    at = part.end
  }
  return result
}

/**
 * Bits that a wording costs beyond what ordinary words would. Words that are easier than ordinary ones earn next to
 * nothing, or a long set phrase would always beat the one word that says the same.
 */
function cost(left: readonly string[], words: readonly string[], right: readonly string[]): number {
  const all = ['', '.', ...left, ...words, ...right]
  let bits = 0
  for (let i = 2 + left.length; i < all.length; i++) {
    const word = -logProbability(all[i - 2] as string, all[i - 1] as string, all[i] as string)
    bits += Math.max(easyMax, word - wordBits)
  }
  return bits
}
