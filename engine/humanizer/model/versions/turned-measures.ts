import { type Content, isSame } from './content-measures.ts'
import { areOpposites, areRelated } from './word-relations.ts'

/** Opposites that change what a sentence says, by their beginnings: where one goes and the other comes, it is turned. */
const contraries =
  'before/after with/without more/less more/fewer increas/decreas rise/fall rose/fell rising/falling grow/shrink grew/shrank up/down above/below over/under first/last same/different like/unlike allow/prevent allow/forbid start/stop begin/end win/lose won/lost buy/sell bought/sold give/take gave/took open/clos high/low higher/lower large/small larger/smaller long/short longer/shorter early/late earlier/later old/new older/newer young/old strong/weak stronger/weaker better/worse best/worst easy/hard easier/harder hot/cold warm/cool wet/dry fast/slow faster/slower cheap/expensive rich/poor male/female men/women public/private north/south east/west left/right accept/refus accept/reject agree/disagree support/oppose include/exclude join/leave arriv/leav come/go remember/forget love/hate safe/dangerous simple/complex true/false success/fail succeed/fail gain/loss gain/lose save/spend saved/spent help/harm help/hinder improve/worsen raise/lower push/pull add/remove most/least always/sometimes often/rarely all/some many/few both/neither inside/outside into/from to/from parent/child teacher/student since/until because/although despite/because if/although and/or never/always'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string])

/** Counts the pairs of opposites of which one word went and the other came. */
export function countContraries(lost: readonly string[], fresh: readonly string[]): number {
  const has = (words: readonly string[], start: string) =>
    words.some((word) => word === start || (start.length > 4 && word.startsWith(start)))
  const listed = contraries.filter(
    ([first, second]) => (has(lost, first) && has(fresh, second)) || (has(lost, second) && has(fresh, first)),
  ).length
  const known = lost.filter((word) => fresh.some((each) => areOpposites(word, each))).length
  return Math.min(2, listed + known)
}

const negative = /^(?:un|in|im|ir|il|dis|non)(?=\p{L}{4})/u

/** Words that gained or lost a prefix that denies them. */
export function countPrefixTurns(lost: readonly string[], fresh: readonly string[]): number {
  const bare = (word: string) => word.replace(negative, '').slice(0, 6)
  const turned = lost.filter((word) =>
    fresh.some(
      (each) =>
        bare(word) === bare(each) && negative.test(word) !== negative.test(each) && bare(word).length > 3,
    ),
  )
  return Math.min(2, turned.length)
}

/** The weight of the longest run of content words that a version leaves out, and how many runs of two or more there are. */
export function measureGaps(own: readonly Content[], other: readonly Content[]): [number, number] {
  let longest = 0
  let run = 0
  let length = 0
  let runs = 0
  for (const word of own) {
    const isThere = other.some((each) => isSame(word, each) || areRelated(word.lemma, each.lemma))
    length = isThere ? 0 : length + 1
    run = isThere ? 0 : run + word.weight
    if (length === 2) runs++
    longest = Math.max(longest, run)
  }
  return [Math.min(4, longest), Math.min(2, runs)]
}

/**
 * Words that were exchanged for others in their place: between two words that both sides have in a row. Those that are
 * not related say something else. Returns the weight of the unrelated and of the related ones.
 */
export function measureSwaps(own: readonly Content[], other: readonly Content[]): [number, number] {
  let strange = 0
  let kin = 0
  let last = -1
  for (let i = 0; i < own.length; i++) {
    const at = indexAfter(other, own[i] as Content, last)
    if (at !== -1) {
      last = at
      continue
    }
    const fresh = other[last + 1]
    const next = own[i + 1]
    if (!fresh || !next || own.some((word) => isSame(word, fresh))) continue
    if (!other[last + 2] || !isSame(next, other[last + 2] as Content)) continue
    if (areRelated((own[i] as Content).lemma, fresh.lemma)) kin += fresh.weight
    else strange += fresh.weight
  }
  return [Math.min(3, strange), Math.min(3, kin)]
}

function indexAfter(words: readonly Content[], word: Content, from: number): number {
  for (let at = from + 1; at < Math.min(words.length, from + 4); at++)
    if (isSame(words[at] as Content, word)) return at
  return -1
}

const joints =
  /\b(?:because(?: of)?|since|so that|so|therefore|thus|due to|after|before|than|unlike|although|if|unless|until)\b/giu

/**
 * Reports how far the words on the two sides of a joint changed places: "A because B" is not "B because A". A joint that
 * opens the sentence has its clause up to the comma.
 */
export function measureSides(before: string, after: string): number {
  const [own, other] = [sidesOf(before), sidesOf(after)]
  let turned = 0
  for (const { joint, head, tail } of own) {
    const same = other.find((each) => each.joint === joint)
    if (!same) continue
    const kept = shared(head, same.head) + shared(tail, same.tail)
    const crossed = shared(head, same.tail) + shared(tail, same.head)
    if (crossed > kept + 1) turned++
  }
  return Math.min(1, turned)
}

function sidesOf(text: string): { joint: string; head: string[]; tail: string[] }[] {
  return [...text.matchAll(joints)].map((match) => {
    const joint = match[0].toLowerCase().replace(' of', '')
    const rest = text.slice(match.index + match[0].length)
    const comma = rest.indexOf(',')
    if (match.index < 4 && comma !== -1)
      return { joint, head: stems(rest.slice(comma)), tail: stems(rest.slice(0, comma)) }
    return { joint, head: stems(text.slice(0, match.index)), tail: stems(rest) }
  })
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))
}

function shared(first: readonly string[], second: readonly string[]): number {
  return first.filter((word) => second.includes(word)).length
}
