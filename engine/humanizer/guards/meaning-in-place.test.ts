import { describe, expect, test } from 'vitest'
import { alignSentences } from './align-sentences.ts'
import { findMoved } from './meaning-in-place.ts'

const fair: readonly (readonly [string, string, string])[] = [
  [
    'two sentences made one',
    'The trial did not cut deaths. Additionally, it raised costs for every clinic.',
    'The trial did not cut deaths, and it raised costs for every clinic.',
  ],
  [
    'one sentence made two',
    'The trial did not cut deaths, and it raised costs for every clinic.',
    'The trial did not cut deaths. It raised the costs of every clinic.',
  ],
  [
    'a clause cut off and the rest said anew',
    'Although the law did not change, the council must now publish its plans.',
    'The law did not change. Still, the council must now publish its plans.',
  ],
  [
    'a passive turned round',
    'The results could not be repeated by other groups. The method was sound.',
    "Other groups couldn't repeat the results. Yet the method was sound.",
  ],
  [
    'clauses that change places',
    'The policy was not popular, but people followed it.',
    'People followed the policy, though it was not popular.',
  ],
  [
    'sentences that change places',
    'First, the staff were trained. The office did not open until May.',
    'The office did not open until May. Before that, the staff were trained.',
  ],
  [
    'an object said in another order',
    'The shop does not sell apples or pears on Sundays.',
    'The shop does not sell pears or apples on Sundays.',
  ],
  [
    'a sentence said in other words',
    'The intricate interplay between them did not play a crucial role in shaping the rise. It may matter later.',
    'The complicated link between them did not do much to shape the rise. It may matter later.',
  ],
]

const unfair: readonly (readonly [string, string, string])[] = [
  [
    'a "not" in the next sentence',
    'The trial did not cut deaths. The drug lowered blood pressure in most patients.',
    'The trial cut deaths. The drug did not lower blood pressure in most patients.',
  ],
  [
    'a "not" in the next clause',
    'The trial did not cut deaths, and it raised costs for every clinic.',
    'The trial cut deaths, and it did not raise costs for every clinic.',
  ],
  [
    'a "never" two sentences on, where sentences were joined before',
    'Water is scarce. It is dear. The south has never had a drought. Farmers there grow rice.',
    'Water is scarce and dear. The south has had a drought. Farmers there never grow rice.',
  ],
  [
    'a duty and a permission exchanged',
    'Patients may stop the drug. They must tell their doctor.',
    'Patients must stop the drug. They may tell their doctor.',
  ],
  [
    'a duty and a permission exchanged in one sentence',
    'Patients may stop the drug and must tell their doctor.',
    'Patients must stop the drug and may tell their doctor.',
  ],
  [
    'a certainty and a chance exchanged',
    'The council will build the road. The bridge could close for a year.',
    'The council could build the road. The bridge will close for a year.',
  ],
]

describe('findMoved', () => {
  test.each(fair)('lets pass %s', (_, before, after) => {
    expect(findMoved(before, after)).toEqual([])
  })

  test.each(unfair)('finds %s', (_, before, after) => {
    expect(findMoved(before, after)).not.toEqual([])
  })

  test('names the sentence and the word', () => {
    const [, before, after] = unfair[0] as (typeof unfair)[number]
    expect(findMoved(before, after)[0]).toEqual({ kind: 'negations', sentence: 0, words: ['not'] })
  })

  test('takes texts of very unlike lengths as wholes', () => {
    const groups = alignSentences('It did not rain here. '.repeat(60), 'It rained here.')
    expect(groups.map(({ from }) => from)).toEqual([0])
  })
})
