import { inflectVerb, type VerbForm } from '../../../language/inflect.ts'
import { type MainVerb, mainVerbOf } from '../../../language/main-verb.ts'
import { hasFiniteVerb, isOpenSentence, upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  actTails,
  basesByGerund,
  doerVerbs,
  effectTails,
  furtherActTails,
  meansVerbs,
  peopleActs,
  stirringVerbs,
  withAbsoluteVerbs,
  withVerbs,
} from '../../../language/verb-classes.ts'
import {
  andOr,
  bareVerbPronouns,
  focusAdverbs,
  formsOfBe,
  formsOfHave,
  indefiniteArticles,
  modals,
  nearDemonstratives,
  negatives,
  organizations,
  personPronouns,
  pluralPeople,
  possessives,
  quantifiers,
  relatives,
  subjectPronouns,
  textNouns,
  whenWhile,
  withEndings,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const definiteDeterminers = wordClass(nearDemonstratives, possessives, 'the such').without('your')
const unstatedAuxiliaries = wordClass(formsOfHave, modals, 'shall').without('can')
const pluralNouns = wordClass(pluralPeople, /[^su]s$/)

const bases = basesByGerund(
  doerVerbs,
  withAbsoluteVerbs,
  effectTails,
  actTails,
  furtherActTails,
  peopleActs,
  stirringVerbs,
  meansVerbs,
  withVerbs,
)
const openerMin = 2
const openerMax = 18
const subjectMax = 5
const mainMin = 3
/** Subjects of general statements, which do not report that anyone performed the action. */
const anybody = wordClass(
  indefiniteArticles,
  quantifiers,
  `you one people everyone someone anyone individual individuals user users student students
    children any each every no both`,
)
/** Things that can act by themselves: a road does nothing "by losing its lines". */
const doers = wordClass(
  organizations,
  textNouns,
  `agency agencies agent agents algorithm algorithms analysis analyses app approach approaches
    architecture architectures articles artist artists assessment author authors autoencoder bank
    banks bill board book brand campaign charity city cities club commission committee communities
    companies council country countries court courts decoder designer designers developer
    developers device director discriminator encoder engineer engineers experiment film firm firms
    framework generator governments group initiative institution institutions investigation law
    laws leader leaders machine manager measure mechanism method methods methodology ministry model
    models movement museum narrator nation nations network networks novel organisation
    organisations organization organizations parser partnership party platform plan play player
    poem poet policy policies president process program programs programme project proposal reform
    reforms research researcher researchers review reviews robot rule rules school schools
    scientist scientists service software state states story strategy strategies studies system
    systems teacher teachers team technique techniques technology technologies theory tool
    university work workers writer writers`,
)
const noPhrase = wordClass(relatives, whenWhile, 'how what where whether not so but than as if because')
/** Verbs of results without an actor, and of intentions. */
const noDeed = withEndings('seem appear need must deserve tend fail hope risk', 's ed')
/** With "we", these verbs state a condition: "by understanding the past, we grow". */
const insights = wordClass(
  'understanding embracing recognizing recognising acknowledging learning knowing realizing',
)
const aims = wordClass(
  formsOfBe,
  `aim aims seek seeks sought try tries hope hopes expect expects want wants plan plans aimed
    tried hoped`,
)
/** Openings that say from where something is seen, or no deed of the subject. */
const noAct =
  wordClass(`having being adding making considering including concerning regarding following according
    speaking assuming excluding depending starting beginning continuing leading ranging dating
    owing pending growing covering spanning featuring measuring numbering barring granting judging
    hailing coming going moving containing boasting resulting becoming remaining costing consisting
    existing accounting representing serving failing needing wanting hoping trying aiming seeking
    looking learning knowing believing thinking`)
const denies = wordClass(focusAdverbs, negatives, 'nor neither both either effectively thereby thus', /n't$/)

/** "By closing the road, the city saved money." -> "The city closed the road and saved money.", and the same without "by". */
export const byDoers: Rule = {
  name: 'by-doers',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const { words } = sentence
    const opening = openingOf(words)
    if (!opening) return []
    const { comma, gerunds, isMeans } = opening
    const main = mainVerbOf(words, comma + 1, words.length - 1)
    if (!main || main.from !== comma + 1 || !isDoer(words, main)) return []
    const joint = isMeans ? jointFor(words, main) : nextFor(words, main)
    if (
      !joint ||
      text.cover.subarray((words[0] as Word).start, (words[isMeans ? 1 : 0] as Word).end).includes(1)
    )
      return []
    const from = (words[0] as Word).start
    if (/[()[\]:;–—]| - /.test(text.text.slice(from, (words[main.index] as Word).end))) return []
    return turn(words, text, comma, gerunds, main, joint)
  },
}

type Gerund = {
  index: number
  base: string
}

function openingOf(
  words: readonly Word[],
): { comma: number; gerunds: Gerund[]; isMeans: boolean } | undefined {
  const isMeans = /^(?:by|through)$/.test(words[0]?.lower ?? '')
  if (words[0]?.locked || (!isMeans && (words[0]?.tag !== 'VERB' || noAct.has(words[0].lower))))
    return undefined
  const comma = words.findIndex(({ lower }) => lower === ',')
  if (comma < openerMin + 2 || comma > openerMax || words.length - comma < mainMin + 2) return undefined
  if (andOr.has(words[comma + 1]?.lower)) return undefined
  const at = isMeans ? (words[1]?.tag === 'ADV' ? 2 : 1) : 0
  const opener = words.slice(at, comma)
  const rest = opener.slice(1)
  if (hasFiniteVerb(rest, 0, rest.length) || opener.some(({ lower }) => noPhrase.has(lower))) return undefined
  const gerunds = opener.flatMap(({ lower }, i): Gerund[] => {
    const base = bases.get(lower)
    const isNext =
      i === 0 ||
      opener[i - 1]?.lower === 'and' ||
      (opener[i - 1]?.tag === 'ADV' && opener[i - 2]?.lower === 'and')
    return base && isNext ? [{ index: at + i, base }] : []
  })
  const isKnown = gerunds[0]?.index === at && gerunds.length < 3 && words[at + 1]?.tag !== 'PUNCT'
  if (!isKnown || hasOtherForm(opener, at, gerunds)) return undefined
  return { comma, gerunds, isMeans }
}

/** "eliminating or greatly reducing": a second form that is left as it is would hang in the air. */
function hasOtherForm(opener: readonly Word[], at: number, gerunds: readonly Gerund[]): boolean {
  return opener.some(({ lower }, i) => {
    if (i === 0 || !/ing$/.test(lower) || gerunds.some(({ index }) => index === at + i)) return false
    return opener.slice(Math.max(0, i - 2), i).some(({ tag }) => tag === 'CCONJ')
  })
}

/** Somebody or something already known, that can be said to do it. */
function isDoer(words: readonly Word[], { from, index, negated }: MainVerb): boolean {
  const subject = words.slice(from, index).filter(({ tag }) => tag !== 'ADV')
  const [first, last] = [subject[0], subject.at(-1)]
  if (!first || !last || subject.length > subjectMax || negated || anybody.has(first.lower)) return false
  if (
    subject.some(({ lower, locked }) => locked && lower !== last.lower) ||
    words.slice(from, index).some(({ lower }) => denies.has(lower))
  )
    return false
  if (subjectPronouns.has(first.lower)) return subject.length === 1
  if (!subject.every(({ tag }) => /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/.test(tag))) return false
  const isDefinite = definiteDeterminers.has(first.lower)
  return (isDefinite && doers.has(last.lower)) || subject.every(({ tag }) => tag === 'PROPN')
}

type Joint = {
  /** The words between the first verb and the main verb. */
  said: readonly string[]
  form: VerbForm
}

/** A main verb that states a fact takes "and"; "can", what it makes possible. */
function jointFor(words: readonly Word[], main: MainVerb): Joint | undefined {
  const verb = words[main.index] as Word
  const next = words[main.index + 1]
  const subject = words[main.from] as Word
  if (noDeed.has(verb.lower) || denies.has(next?.lower)) return undefined
  if (subject.lower === 'it' && main.voice === 'copula' && main.index === main.from + 1) return undefined
  if (/^(?:we|they)$/.test(subject.lower) && insights.has(words[1]?.lower)) return undefined
  const many = isMany(words, main)
  if (verb.lower === 'can') {
    const isMethod = !personPronouns.has(subject.lower) && many === false
    return isMethod ? { said: [', so it'], form: 's' } : undefined
  }
  if (main.voice === 'passive' || unstatedAuxiliaries.has(verb.lower)) return undefined
  const said = aims.has(verb.lower) || subject.lower === 'we' ? [' and'] : [' and', ' and so']
  if (main.clauseForm === 'past') return { said, form: 'past' }
  if (main.clauseForm !== 's' || many === undefined) return undefined
  return { said, form: many ? 'base' : 's' }
}

/** "Taking a breath, she opened the door": one deed and the next. */
function nextFor(words: readonly Word[], main: MainVerb): Joint | undefined {
  if (main.voice !== 'active' || words[main.index]?.tag === 'AUX') return undefined
  const joint = jointFor(words, main)
  return joint && joint.said[0] === ' and' ? { ...joint, said: [' and'] } : undefined
}

function isMany(words: readonly Word[], { from, index, form }: MainVerb): boolean | undefined {
  const last = words.slice(from, index).findLast(({ tag }) => tag !== 'ADV')
  if (!last) return undefined
  if (bareVerbPronouns.has(last.lower)) return true
  if (/^(?:it|he|she)$/.test(last.lower) || form === 's') return false
  if (last.tag === 'PROPN') return /s$/.test(last.lower) ? undefined : false
  return pluralNouns.has(last.lower)
}

function turn(
  words: readonly Word[],
  text: TaggedText,
  comma: number,
  gerunds: readonly Gerund[],
  main: MainVerb,
  { said, form }: Joint,
): Proposal[] {
  const [by, opener] = [words[0] as Word, words[gerunds[0]?.index ?? 0] as Word]
  const [mark, subject] = [words[comma] as Word, words[comma + 1] as Word]
  const before = words.slice(main.from, main.index)
  const end = before.findLastIndex(({ tag }) => tag !== 'ADV')
  const last = before[end] as Word
  const who = text.text.slice(subject.start, last.end)
  const adverb = gerunds[0]?.index !== 2 ? '' : `${(words[1] as Word).text} `
  const hasAnd = words.slice(1, comma).some(({ lower }) => andOr.has(lower))
  return said.map((joint, i) => ({
    rule: 'by-doers',
    reason: 'Who does something first, then what, then what comes of it.',
    gain: 1.4 - i * 0.05,
    inserted: joint === ' and so' ? ',and-so' : '',
    shape: { before: [], after: [] },
    parts: [
      {
        start: by.start,
        end: opener.end,
        after: `${upperFirst(who)} ${adverb}${inflectVerb(gerunds[0]?.base ?? '', form)}`,
      },
      ...gerunds.slice(1).map(({ index, base }) => {
        const word = words[index] as Word
        return { start: word.start, end: word.end, after: inflectVerb(base, form) }
      }),
      { start: mark.start, end: last.end, after: hasAnd && !joint.startsWith(',') ? `,${joint}` : joint },
    ],
  }))
}
