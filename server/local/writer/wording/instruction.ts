const courtesy = new RegExp(
  `^(?:${[
    '(?:hi|hello|hey)(?: there)?',
    'ok(?:ay)?',
    '(?:great|perfect|good|nice|cool|right|alright)',
    'thank(?:s| you)(?: very much| a lot)?',
    'now',
    'then',
    'and',
    'also',
    'so',
    'well',
    'please',
    'kindly',
    'just',
    'next',
    'finally',
    'quickly',
    'first(?:ly)?',
    '(?:can|could|would|will) you(?: please| kindly)?',
    '(?:can|could|may) (?:i|we) (?:get|have|see)',
    'you',
    "(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?",
    '(?:want|need)(?: you)? to',
    "let(?:'s| us)",
    '(?:help|assist) me(?: to| with)?',
    'would you mind',
    'are you able to',
    'is it possible to',
    'go ahead and',
    'try to',
    '(?:tell|show|give|get|send|offer) (?:me|us)',
    "(?:i(?:'d| would)? )?(?:like|love|want) to know",
    'know',
    '(?:do )?you know',
    'read (?:this|it)(?: text)?',
    'take (?:this|the following)(?: text)?',
  ].join('|')})(?:[,!.:]+|(?=\\s)|$)\\s*`,
)

const wordSet = (words: string) => new Set(words.split(' '))
const thankingWords = wordSet('thank thanks thx ty cheers appreciate appreciated')
const praisingWords = wordSet(
  'great perfect nice cool awesome amazing excellent wonderful lovely brilliant fantastic super good neat sweet helpful useful kind best well works worked helps helped',
)
/** Words around courtesies in a message without a request. */
const fillingWords = wordSet(
  "ok okay all alright got it it's i i'm i've see yes yeah yep no oh wow ah so very really just pretty quite much many too a an lot bunch million ton again indeed for the your this that that's was is are you you're you've been have had of help job work one stuff done to know then time answer answers reply explanation information info me my now far buddy mate man friend pal bro longhand guys sir madam in advance",
)
const askingWords = wordSet('is are was have help know')
const courtesyWordsMax = 16

/** Classifies a message that only thanks or praises. Returns null for any other. */
export function courtesyIn(plain: string): 'thanks' | 'praise' | null {
  const words = plain.slice(0, 200).match(/[\p{L}\p{N}']+/gu) ?? []
  if (plain.length > 200 || words.length > courtesyWordsMax || askingWords.has(words[0] ?? '')) return null
  const isCourtesy = (word: string) =>
    thankingWords.has(word) || praisingWords.has(word) || fillingWords.has(word)
  if (!words.every(isCourtesy)) return null
  if (words.some((word) => thankingWords.has(word))) return 'thanks'
  return words.some((word) => praisingWords.has(word)) ? 'praise' : null
}

/** Returns the request in lower case, with plain apostrophes and single spaces, without courtesies at either end. */
export function plainInstruction(wording: string): string {
  let plain = wording.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  plain = plain.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '')
  if (courtesyIn(plain)) return plain
  for (let stripped = strip(plain); stripped !== plain; stripped = strip(plain)) plain = stripped
  return plain.replace(/(?<![\s,])[\s,]+(?:please|thanks|thank you|for me|now)$/, '').trim()
}

/** Keeps a message that is only a courtesy ("hello", "thank you"), because the talk skill replies to it. */
function strip(text: string): string {
  return text.replace(courtesy, '').trim() || text
}

/** Returns the clauses of a request, each without courtesies. Leaves out what the user asks not to do. */
export function clausesOf(wording: string): string[] {
  return wording
    .replace(/[’‘]/g, "'")
    .split(/(?<![,;:.!?\n])[,;:.!?\n]+(?=\s|$)|\s(?:and|then|but|also|so)\s/i)
    .map(plainInstruction)
    .filter((clause) => clause !== '' && !/^(?:don't|do not|no need to|not|never|without)\b/.test(clause))
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
