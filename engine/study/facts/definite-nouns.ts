import type { Fact, Word } from './read-facts.ts'

/** Places and bodies. With "the" and without their name, an earlier sentence says which. */
const places = new Set(
  `country island city town village capital region area coast shore continent province district site building house hotel
office church cathedral castle palace fort monument statue bridge tunnel road street tower dam canal railway school hospital
prison company firm manufacturer brand shop store supermarket restaurant team club band organisation organization agency
charity council committee commission government authority kingdom empire tribe dynasty regime union league settlement colony
mine factory mill farm station airport port harbour museum park river lake sea basin mountain valley volcano quay
university college garden temple tomb estate parliament shogunate republic state`.split(/\s+/),
)
/** People, works, events and things of the same kind: a name before them is seldom theirs. */
const instances = new Set(
  `police jury mayor king queen emperor president minister prince general admiral commander shogun lord army fleet troop
soldier enemy rebel war battle siege treaty armistice revolution rebellion uprising conflict dispute crisis attack strike
campaign bill reform decree novel book story tale film movie play poem song album painting series episode article essay
chapter letter speech narrator hero heroine protagonist character author writer poet artist composer director critic
historian researcher scientist inventor engineer botanist chemist physicist economist man woman boy girl child couple family
brother sister son daughter father mother wife husband patient participant student experiment trial survey expedition voyage
journey ship boat train plane aircraft car truck machine device product app website tool version update feature package
breakthrough programme program scheme initiative animal bird outbreak drug vaccine accident disaster fire flood earthquake
storm famine festival ceremony match game tournament season race meeting deficit pool proposal vote applicant settler
colonist shipwreck wreck dig label headline recipe dough loaf pot lid spot column method model approach technique lecture
lecturer exam slide curve graph diagram map photograph picture system theory project discovery`.split(/\s+/),
)
/** "the synthesis", "the decision": of what, an earlier sentence says. */
const deed = /(?:[ts]ion|sis|ment)$/
const general =
  /^(?:environment|population|equation|position|direction|basis|ion|parchment|cement|segment|filament|ligament|sediment|axis)$/
const isInstance = ({ lemma }: Word) => {
  const noun = lemma.toLowerCase()
  return instances.has(noun) || (deed.test(noun) && !general.test(noun))
}
/** Reports whether a noun, given by its lemma, names a kind of place, person or work whose members have names: "island". */
export const isOneOfMany = (noun: string) => instances.has(noun) || places.has(noun)
const isPlace = ({ lemma }: Word) => places.has(lemma.toLowerCase())

/** Identifies the noun; a preposition may belong to the verb: "identified the bacterium in Hong Kong". */
const identifies = /^(?:of|that|which|who|whom|whose|where|called|named|known|between)$/
const complements =
  /^(?:of|that|which|who|whom|whose|where|called|named|known|between|for|from|by|to|on|in|at|with|against|containing|–|:)$/

/** The sentence in which each noun is first used for one thing: "a mill", "the pH scale", "the bacterium Yersinia". */
export type Introductions = Map<string, number>

export function findIntroductions(facts: Fact[]): Introductions {
  const first: Introductions = new Map()
  for (const { words, index } of facts)
    for (const [i, word] of words.entries()) {
      const key = word.lemma.toLowerCase()
      if (word.tag === 'NOUN' && !first.has(key) && introduces(words, i)) first.set(key, index)
    }
  return first
}

/** Whether the noun is one thing here. "A mill is …" at the start of a sentence speaks of all mills. */
function introduces(words: Word[], at: number): boolean {
  if (/^(?:NOUN|PROPN)$/.test(words[at + 1]?.tag ?? ''))
    return words[at + 1]!.tag === 'PROPN' && opens(words, at) === 'the'
  const opening = opens(words, at)
  return opening === 'a' || (opening === 'the' && /^(?:NOUN|PROPN)$/.test(words[at - 1]!.tag))
}

function opens(words: Word[], at: number): 'a' | 'the' | null {
  let first = at
  while (/^(?:ADJ|NOUN|PROPN|NUM)$/.test(words[first - 1]?.tag ?? '')) first--
  const before = words[first - 1]?.lower ?? ''
  if (before === 'the') return 'the'
  return first > 1 && /^(?:an?|one)$/.test(before) ? 'a' : null
}

/** Reports whether a sentence speaks of something by "the" that only an earlier sentence identifies: "the island". */
export function pointsBack({ words, index }: Fact, introductions: Introductions): boolean {
  return words.some(({ lower }, i) => {
    if (lower !== 'the') return false
    const earlier = words.slice(0, i)
    const isOpen = (head: Word | null): head is Word =>
      head !== null && !earlier.some((word) => word.lemma === head.lemma || word.lower === head.lower)
    const head = headAfter(words, i, complements)
    if (isOpen(head) && (isInstance(head) || (isPlace(head) && !earlier.some(isName)))) return true
    const bare = headAfter(words, i, identifies)
    if (!isOpen(bare) || bare !== words[i + 1]) return false
    const introduced = introductions.get(bare.lemma.toLowerCase())
    return introduced !== undefined && introduced < index
  })
}

/** Reports whether a phrase contains "the island" without saying which one. The words before the phrase do not count. */
export const hasOpenNoun = (words: Word[]): boolean =>
  words.some(({ lower }, i) => {
    const head = lower === 'the' ? headAfter(words, i, complements) : null
    return head !== null && (isInstance(head) || isPlace(head))
  })

/** The noun of "the old mill"; null if a name or words after it identify it. */
function headAfter(words: Word[], at: number, ends: RegExp): Word | null {
  let last = at
  while (/^(?:ADJ|NOUN|NUM)$/.test(words[last + 1]?.tag ?? '')) last++
  const head = words[last]!
  const next = words[last + 1]
  if (head.tag !== 'NOUN' || next?.tag === 'PROPN' || ends.test(next?.lower ?? '')) return null
  return /^['’]s?$/.test(next?.lower ?? '') && !isInstance(head) && !isPlace(head) ? null : head
}

const isName = ({ tag, text }: Word) => tag === 'PROPN' && /^\p{Lu}/u.test(text)
