import { isPlainStart, readClause, textOf, turned } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { type Candidate, gap } from '../question.ts'
import type { Maker } from './maker.ts'

/** Verbs of events that a text on history, science or the arts dates: "abolished in 1833", "discovered in 1898". */
const eventVerbs = new Set(
  `abolish adopt annex arrive assassinate attack award ban become begin bear bomb break build burn capture cede close coin collapse
colonise colonize complete compose conquer construct create crown declare defeat defend demolish demonstrate depose derive
describe design destroy detect develop die direct discover dissolve divide draft elect emancipate end enter erupt establish
execute exile expel explore extend fall flee found formulate free gain grant identify impeach introduce invade invent
isolate issue kill land launch legalise legalize liberate lose measure merge nationalise nationalize observe occupy open
outlaw overtake overthrow paint pass patent perform premiere present prohibit proclaim propose prove publish ratify receive
reform rename reopen repeal replace reunite reunify revolt sail secede separate settle sign sink split spread start strike
suppress surrender synthesise synthesize translate unify unite unveil win withdraw write born begun began built fell found
founded lost won wrote written sank sunk struck became broke drew led`.split(/\s+/),
)

const wholeDate =
  /\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?\d{4}\b/

/** Finds when something happened, in sentences with one date. */
export const dates: Maker = (fact, { numbers }) => {
  const found = dateIn(fact)
  if (!found) return []
  const others = numbers.others(found, fact.index)
  const cloze = { prompt: fact.text.replace(found, gap), answer: found }
  const prompt = whenOf(fact, found)
  const asked = prompt ? { prompt, answer: found } : null
  if (!isEvent(fact, found) || !hasName(fact, found) || (!asked && isPlainStart(fact))) return []
  const candidate: Candidate = {
    worth: asked ? 0.85 : 0.7,
    sentence: fact.index,
    source: fact.text,
    answer: found,
    forms: {
      ...(asked ? { short: asked } : {}),
      ...(others.length >= 2 ? { choice: asked ?? { ...cloze, prompt: cloze.prompt } } : {}),
      cloze,
      ...(asked ? { flashcard: asked } : {}),
    },
    distractors: others,
  }
  return [candidate]
}

/** Whether the sentence says whose date it is: conscription was introduced in many countries. */
const hasName = ({ words }: Fact, date: string) =>
  words.some(
    ({ tag, text, start }) =>
      tag === 'PROPN' &&
      (start > 0 || /^\p{Lu}\p{Ll}+$/u.test(text)) &&
      text.length > 2 &&
      !date.includes(text),
  )

function dateIn({ text }: Fact): string | null {
  const years = text.match(/\b(?:1[0-9]|20)\d\d\b(?![-–/]\d)/g) ?? []
  if (years.length !== 1) return null
  const whole = wholeDate.exec(text)?.[0]
  if (whole) return whole
  const before = text.slice(0, text.indexOf(years[0]!)).trimEnd().split(' ').at(-1)?.toLowerCase() ?? ''
  return /^(?:in|since|until|circa)$/.test(before) ? years[0]! : null
}

/** Begins a clause whose date is not that of the statement. */
const opensClause =
  /^(?:after|before|since|until|while|when|because|although|though|if|that|which|who|whom|whose|where|as|than|said|says)$/

/** Reports whether the date is that of an event such as a foundation, unlike "learned to swim in 1983". */
function isEvent({ words, text }: Fact, date: string): boolean {
  const from = text.indexOf(date)
  const before = words.filter(({ end }) => end <= from)
  const isFirst = !before.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  const part = isFirst ? words.filter(({ start }) => start >= from + date.length) : before
  const verbs = part.filter(({ tag }) => tag === 'VERB')
  const verb = isFirst ? verbs[0] : verbs.at(-1)
  if (!verb || !(eventVerbs.has(verb.lemma) || eventVerbs.has(verb.lower))) return false
  // Also directly after the verb: "has been opened since 1892".
  const untilVerb = part.slice(1, part.indexOf(verb) + 2)
  return isFirst || !untilVerb.some(({ lower }) => opensClause.test(lower))
}

const askedWordsMax = 14

/** "The mill was built in 1892" → "When was the mill built?" */
function whenOf(fact: Fact, date: string): string | null {
  const { words, text } = fact
  const from = text.indexOf(date)
  const first = words.findIndex(({ start }) => start >= from)
  const last = words.findLastIndex(({ end }) => end <= from + date.length)
  const preposition = words[first - 1]
  if (first < 1 || last < first || !preposition || !/^(?:in|on)$/.test(preposition.lower)) return null
  const after = words.slice(last + 1)
  const before = words.slice(0, first - 1)
  const body: Word[] = before.length === 0 ? led(after) : isEnd(after) ? before : []
  // "a baseline established in 2022": the date belongs to the noun.
  const [noun, participle] = body.slice(-2)
  if (participle?.tag === 'VERB' && noun?.tag === 'NOUN') return null
  // "… which the company stopped supporting in 2014", "has scored 18 tries since joining in 2011"
  if (body.some(({ lower }) => /^(?:which|who|that|since|after|before|when|while|has|have)$/.test(lower)))
    return null
  if (body.some(({ lower }, i) => /^(?:is|are)$/.test(lower) && /ing$/.test(body[i + 1]?.lower ?? '')))
    return null
  // After a long statement a date may belong to its last noun only.
  const clause = body.length > 2 && body.length <= askedWordsMax ? readClause({ ...fact, words: body }) : null
  const prompt = clause && turned('When', text, clause)
  return prompt && !prompt.includes(date) && textOf(text, body).length > 15 ? prompt : null
}

/** "In 1892, Hale built a mill." */
function led(after: Word[]): Word[] {
  const rest = after[0]?.text === ',' ? after.slice(1) : after
  return /^[.!]$/.test(rest.at(-1)?.text ?? '') ? rest.slice(0, -1) : rest
}

const isEnd = (after: Word[]) => after.length === 0 || (after.length === 1 && /^[.!]$/.test(after[0]!.text))
