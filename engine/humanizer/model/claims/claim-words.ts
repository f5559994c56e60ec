import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'

/**
 * Words that decide how far a claim goes. Each row compares how often the words occur before and after: `lost` and
 * `added` say which differences are faults. The language model gets them with the request to try again.
 */
type ClaimWords = {
  /** What a fault calls them. */
  name: Said
  words: RegExp
  /** Other wordings of the same in the original, which permit that many more occurrences in the answer. */
  permits?: RegExp
  lost?: boolean
  added?: boolean
}

const total = say.claims.all

const rows: readonly ClaimWords[] = [
  { name: say.claims.even, words: /\beven\b(?! (?:more|less|so|out|number))/gi, lost: true },
  {
    name: say.claims.only,
    words: /(?<!\bnot )\b(?:only|solely|merely|exclusively)\b/gi,
    permits:
      /\b(?:just|alone|limited|limited to|restricted to|confined to|sole|no (?:more|other)|nothing but)\b/gi,
    lost: true,
    added: true,
  },
  {
    name: say.claims.attempts,
    words:
      /\b(?:aim(?:s|ed|ing)?|intend(?:s|ed|ing)?|intention|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)? (?:to|on|for|the|a)|s(?:ee|ou)k?(?:ght|s|ing)? to|attempt(?:s|ed|ing)?|tr(?:y|ies|ied|ying) (?:to|not)|(?:design|mean|set (?:up|out)|suppos)(?:t|ed)? to|wish(?:es|ed)? to|want(?:s|ed)? to|goal|purpose|expect(?:s|ed|ing)?|propos(?:e|es|ed)|is to|are to)\b/gi,
    lost: true,
  },
  {
    name: say.claims.sure,
    words:
      /\b(?:suggest(?:s|ed|ing)?|indicat(?:e|es|ed|ing)|point(?:s|ed|ing)? to|hint(?:s|ed)? (?:at|that)|appear(?:s|ed)? to|seem(?:s|ed|ingly)?|apparently|probably|perhaps|possibly|likely|potentially|presumably|reportedly|allegedly|(?:is|are|was|were) (?:believed|thought|said|assumed)|tend(?:s|ed)? to|tendency|maybe|conceivably)\b/gi,
    lost: true,
  },
  {
    name: total,
    words:
      /\b(?:all|every|each(?! other)|always|everyone|everybody|everything|everywhere|invariably|without exception)\b(?! (?:in all|the same|day|week|month|year|time|morning|night|evening)\b)/gi,
    permits:
      /\b(?:entire|entirely|whole|complete|completely|total|any|both|throughout|universal(?:ly)?|constant(?:ly)?)\b/gi,
    lost: true,
    added: true,
  },
  {
    name: say.claims.most,
    words:
      /\b(?:(?:the )?majority of|mostly|primarily|mainly|largely|usually|typically|generally|in general|as a rule|predominantly|chiefly|normally|for the most part)\b|(?<!\b(?:the|its|their|his|her|our|my|your) )\bmost\b(?! \p{L}{2,}(?:ive|al|ful|ous|ent|ant|ble|ing|ly|ed)\b)/giu,
    lost: true,
    added: true,
  },
  {
    name: say.claims.some,
    words:
      /\b(?:some|several|a few|sometimes|occasionally|partly|partially|in part|parts? of|some of|at times|now and then)\b/gi,
    permits:
      /\b(?:various|a (?:range|variety|number|handful|series) of|multiple|numerous|different|diverse|certain|many|selected|from time to time)\b/gi,
    lost: true,
    added: true,
  },
]

/** Words that make one thing the cause of another, and those of the original that permit one. */
const causes =
  /\b(?:because|therefore|thus|hence|consequently|thereby|as a (?:result|consequence)|so that|due to|owing to|(?:lead|leads|led|leading) to|result(?:s|ed|ing)? (?:in|from)|cause(?:s|d)?|which is why|that is why)\b|(?:[,;.] |\band )so\b(?! (?:much|many|far|long|too))|, since\b/gi
const causePermits =
  /\b(?:because|since|as|for|due to|owing to|so|therefore|thus|hence|consequently|thereby|(?:lead|leads|led|leading) to|caus(?:e|es|ed|ing)|result(?:s|ed|ing)?|contribut(?:e|es|ed|ing)|in order|ensur(?:e|es|ed|ing)|allow(?:s|ed|ing)?|enabl(?:e|es|ed|ing)|mak(?:e|es|ing)|made|prevent(?:s|ed|ing)?|facilitat(?:e|es|ed|ing)|forc(?:e|es|ed|ing)|through|by \p{L}+ing|given|thanks to|driv(?:e|es|en|ing)|produc(?:e|es|ed|ing)|trigger(?:s|ed|ing)?|overturn(?:s|ed|ing)?|affect(?:s|ed|ing)?|play(?:s|ed)? a|shap(?:e|es|ed|ing)|foster(?:s|ed|ing)?|impact(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|why|reason|reasons)\b|, \p{L}+ing\b/giu

/** Returns what the answer claims otherwise than the original, by the words that decide how far a claim goes. */
export function compareClaimWords(before: string, after: string): Said[] {
  const faults: Said[] = []
  for (const { name, words, permits, lost, added } of rows) {
    const [had, has] = [count(words, before), count(words, after)]
    if (lost && has < had) faults.push(say.faults.leavesOut({ claim: name }))
    if (added && has > had + (permits ? count(permits, before) : 0))
      faults.push(say.faults.adds({ claim: name }))
  }
  if (count(causes, after) > count(causePermits, before) || makesCause(before, after))
    faults.push(say.faults.cause)
  return faults
}

/**
 * Reports a claim that is lost, or made total: such words rarely go without a change of the claim. Words of the other
 * kinds come and go in a sentence that is reworded, so for those `measureVersion` counts.
 */
export function changesExtent(before: string, after: string): boolean {
  return rows.some(({ name, words, permits, lost, added }) => {
    const [had, has] = [count(words, before), count(words, after)]
    if (lost && has < had) return true
    return added && name === total && has > had + (permits ? count(permits, before) : 0)
  })
}

const whichClause = /, which (?:then |in turn |also )?(\p{L}+)/giu

/** Reports whether a verb of the original has moved into a clause that begins with "which". */
function makesCause(before: string, after: string): boolean {
  const had = new Set([...before.matchAll(whichClause)].map((match) => stemOf(match[1]!)))
  const known = new Set((before.match(/\p{L}+/gu) ?? []).map(stemOf))
  return [...after.matchAll(whichClause)].some((match) => {
    const verb = stemOf(match[1]!)
    return !had.has(verb) && known.has(verb) && !/(?:is|are|was|were|has|had|have)$/.test(match[1]!)
  })
}

function stemOf(word: string): string {
  return word.toLowerCase().slice(0, 5)
}

function count(words: RegExp, text: string): number {
  return text.match(words)?.length ?? 0
}
