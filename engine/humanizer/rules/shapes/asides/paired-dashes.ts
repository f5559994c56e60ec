import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'

const pair =
  /(?:\s?[—–]\s?| - )(?=[\p{L}])([^—–()\n.!?;:]{4,70}?)(?:\s?[—–]\s?| - )(?!(?:i|you|we|it|they|he|she|this|that|there|the|an?|these|those|its|their|his|her|our|my|your|\p{L}+ing)\b)(?=\p{Ll})/gu

/**
 * "a backstory - a consultant's - forged papers, and a wardrobe": the second dash is used as a comma. Before "and", it
 * may be one.
 */
const listGoesOn = /^(?:and|or)\b|^[^,.;:]{2,40}, (?:and|or) [^,]*$/

/** After such an opening the second dash also marks where the main clause starts, and a bracket would not. */
const opensWithPhrase =
  /^(?:and |but |yet )?(?:because|if|when|while|although|though|since|as|without|with|in|by|for|after|before|given|despite|unlike|once|until|unless|to|from|at|on)\b/i
const needsComma = /^(?:which|who|but|yet|so|not|rather)\b/

/** "The brush - suspended in midair - went on": an aside that is part of the action, which brackets would demote. */
const opensAction = /^(?:\p{L}{2,}ed|with|without|like|in|at|on|by|from|as|now|then|still)\b/iu

/** "this framing - proceeding when they object -": after a comma, the framing would proceed. */
const opensWithGerund = /^\p{L}+ing\b/iu

/** "the plan — a bold one — worked" -> "the plan (a bold one) worked": people use more brackets, models more dashes. */
export const pairedDashes: Rule = {
  name: 'paired-dashes',
  mode: 'clean',
  phrases: [],
  find(sentence, text) {
    const part = text.text.slice(sentence.start, sentence.end)
    if (/[()]/.test(part) || opensWithPhrase.test(part)) return []
    return [...part.matchAll(pair)].slice(0, 1).flatMap((match) => {
      const start = sentence.start + match.index
      const end = start + match[0].length
      const inside = (match[1] as string).trim()
      if (!/\s/.test(inside) || listGoesOn.test(text.text.slice(end, sentence.end))) return []
      const isAction = opensAction.test(inside)
      if ((isAction && inside.includes(',')) || opensWithGerund.test(inside)) return []
      const from = start + match[0].indexOf(inside)
      const to = from + inside.length
      if (text.cover.subarray(start, from).includes(1) || text.cover.subarray(to, end).includes(1)) return []
      return [
        {
          rule: 'paired-dashes',
          reason: reasonOf(isAction ? 'dash-replaced' : 'dashed-aside-in-brackets'),
          gain: 0.9,
          inserted: isAction ? '' : '(',
          parts: isAction
            ? [
                { start, end: from, after: ', ' },
                { start: to, end, after: ', ' },
              ]
            : [
                { start, end: from, after: ' (' },
                { start: to, end, after: needsComma.test(text.text.slice(end)) ? '), ' : ') ' },
              ],
        },
      ]
    })
  },
}
