import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { concessives, placePrepositions, whenWhile, wordClass } from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const openingSubordinators = wordClass(
  concessives,
  whenWhile,
  'as if because since once after before in for despite with',
)

/** Nouns that need no "their" in an aside: ", faces pale", ", voices low", ", branches reaching for the sky". */
const bodies =
  wordClass(`faces eyes voices expressions hearts minds bodies hands arms fingers legs feet heads shoulders
    lips mouths teeth gazes smiles brows cheeks movements steps footsteps wings feathers tails paws
    claws branches leaves petals roots trunks edges surfaces walls windows doors sails lights
    headlights engines weapons swords shields spears rifles guns flags banners clothes uniforms
    robes cloaks coats boots breaths conversations colors colours shadows silhouettes spirits backs
    knees jaws muscles tones designs facades spines pages shapes forms names scales horns antlers
    ears manes laughter breath armor armour fur hair skin clothing`)
const kin =
  wordClass(`parents mothers fathers sons daughters brothers sisters kids friends families wives husbands
    teachers lawyers leaders`)
const lead = wordClass(
  placePrepositions,
  `with like full wide to against toward towards above beneath under behind as across over from`,
)
/** Participles that are no past tense of the same body: "eyes fixed on the door" but not "eyes met". */
const set =
  wordClass(`fixed closed filled etched locked drawn raised bowed clenched outstretched entwined intertwined
    clasped worn lit illuminated hidden lined painted twisted pressed cast bathed streaked covered
    adorned obscured frozen glued trained crossed folded linked spread stained shut torn broken
    bent turned marked carved woven draped weathered`)

/** ", their eyes gleaming" and ", their faces pale": an aside without a verb of its own needs no "their". */
export const theirAsides: Rule = {
  name: 'their-asides',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    return sentence.words.flatMap((word, i) => {
      const proposal = word.lower === 'their' && isAside(sentence, i) && drop(sentence, text, i)
      return proposal ? [proposal] : []
    })
  },
}

function isAside({ words }: TaggedSentence, i: number): boolean {
  const at = words[i + 1]?.tag === 'ADJ' ? i + 2 : i + 1
  const [prior, noun, next, after] = [words[i - 1], words[at], words[at + 1], words[at + 2]]
  if (prior?.lower !== ',' || !noun || !next || !standsBare(noun, next)) return false
  if (!words.slice(0, i - 1).some((word) => word.tag === 'VERB' || word.tag === 'AUX')) return false
  if (next.tag === 'ADV') return after !== undefined && leads(after, words, at)
  return leads(next, words, at)
}

/** Parts of the body and the like before anything; other plurals only before what they are doing. */
function standsBare(noun: Word, next: Word): boolean {
  if (bodies.has(noun.lower)) return true
  return noun.tag === 'NOUN' && /[^su]s$/.test(noun.lower) && !kin.has(noun.lower) && /ing$/.test(next.lower)
}

function leads(word: Word, words: readonly Word[], i: number): boolean {
  if (lead.has(word.lower)) return !hasVerbAfter(words, i)
  if (/ing$/.test(word.lower)) return true
  if (set.has(word.lower)) return !openingSubordinators.has(words[0]?.lower)
  return word.tag === 'ADJ' && !/ed$/.test(word.lower) && !hasVerbAfter(words, i)
}

/** "With time, their faces in the picture faded" is a clause of its own. */
function hasVerbAfter(words: readonly Word[], i: number): boolean {
  for (const word of words.slice(i + 1)) {
    if (word.tag === 'PUNCT') return false
    if (word.tag === 'AUX' || (word.tag === 'VERB' && !/ing$/.test(word.lower))) return true
  }
  return false
}

function drop({ words }: TaggedSentence, text: TaggedText, i: number): Proposal | undefined {
  const [own, noun] = [words[i] as Word, words[i + 1] as Word]
  if (own.locked || noun.start - own.end !== 1 || text.cover.subarray(own.start, noun.start).includes(1))
    return undefined
  return {
    rule: 'their-asides',
    reason: 'The aside says whose without "their".',
    gain: 1,
    sure: true,
    inserted: '',
    parts: [{ start: own.start, end: noun.start, after: '' }],
  }
}
