import { isDeterminer } from '../../../language/grammar.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import { organizations, textNouns, wordClass } from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const unsaidThings = wordClass('own most top first last best worth end', /ing$/)
const partitives = wordClass('of all both half')

/** Things and groups, not single people: of these people write "the end of the film" about as often as "the film's end". */
const owners = wordClass(
  organizations,
  textNouns,
  `team club party band university organization hospital school bank council department agency
    church nation country city region world state firm industry film movie book novel story play
    song album game series show poem text town area island building room park museum system model
    algorithm method network product project plan law bill treaty war river sea forest garden
    century season body brain car machine software website market economy crisis disease painting
    program programme policy proposal argument theory technology device design data dataset`,
)

/** Actions on a thing: in "the criticism of the government", the government does not criticise. */
const deeds = wordClass(
  'study review search attack attacks defeat loss support treatment coverage use',
  /(?:tion|sion|ment|ysis|ism|ance|ence|al)$/,
)

/** "the film's plot is sad" -> "the plot of the film is sad" */
export const thingsOf: Rule = {
  name: 'things-of',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    return words.flatMap((word, i) => {
      const proposal = /^(?:the|this|our)$/.test(word.lower) ? turn(words, i, text) : undefined
      return proposal ? [proposal] : []
    })
  },
}

function turn(words: readonly Word[], index: number, text: TaggedText): Proposal | undefined {
  const [the, owner, thing, next] = words.slice(index, index + 4)
  if (!the || !owner || !thing || !next) return undefined
  const name = /^(\p{Ll}+)['’]s$/u.exec(owner.text)?.[1]
  if (!name || !owners.has(name) || thing.tag !== 'NOUN' || !/^\p{Ll}+$/u.test(thing.text)) return undefined
  if (unsaidThings.has(thing.lower)) return undefined
  if (deeds.has(thing.lower)) return undefined
  const closes =
    /^[.;]$/.test(next.lower) || next.tag === 'AUX' || (next.tag === 'VERB' && !/ing$|ed$/.test(next.lower))
  if (!closes || text.cover.subarray(the.start, thing.end).includes(1)) return undefined
  const prior = words[index - 1]
  if (prior && (isDeterminer(prior) || partitives.has(prior.lower))) return undefined
  const lead = /^T/.test(the.text) || /^O/.test(the.text) ? 'The' : 'the'
  return {
    rule: 'things-of',
    reason: 'What belongs to a thing, said with "of".',
    gain: 0.6,
    inserted: '',
    parts: [{ start: the.start, end: thing.end, after: `${lead} ${thing.text} of ${the.lower} ${name}` }],
  }
}
