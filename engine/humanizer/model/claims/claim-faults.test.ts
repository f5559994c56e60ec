import { expect, test } from 'vitest'
import { findClaimFaults } from './claim-faults.ts'

const changed: readonly (readonly [string, string, string])[] = [
  ['drops “even”', 'Even the guides got lost in the fog.', 'The guides got lost in the fog.'],
  ['makes an aim a fact', 'The plan aimed to lower rents.', 'The plan lowered rents.'],
  [
    'makes a list cause and effect',
    'The school hired tutors, opened a library and raised its marks.',
    'The school hired tutors and opened a library, which raised its marks.',
  ],
  ['widens “some”', 'Some farmers sold their land.', 'Farmers sold their land.'],
  ['narrows “all”', 'All members may vote.', 'Most members may vote.'],
  ['adds “only”', 'The rule affects new drivers.', 'The rule affects only new drivers.'],
  [
    'moves a negation to another clause',
    'The council did not approve the budget, although the mayor defended the library.',
    'The council approved the budget, although the mayor did not defend the library.',
  ],
  [
    'exchanges two modal verbs',
    'Visitors must sign the register, and guides may carry a lamp.',
    'Visitors may sign the register, and guides must carry a lamp.',
  ],
  ['swaps who does what', 'The mayor accused the editor of lying.', 'The editor accused the mayor of lying.'],
  ['drops a hedge', 'The letter was probably written in May.', 'The letter was written in May.'],
]

test.each(changed)('finds an answer that %s', (_, before, after) => {
  expect(findClaimFaults(before, after)).not.toEqual([])
})

test.each([
  ['Even the guides got lost in the fog.', 'In the fog even the guides lost their way.'],
  ['The plan aimed to lower rents.', 'The plan was meant to bring rents down.'],
  [
    'The school hired tutors, opened a library and raised its marks.',
    'The school hired tutors and opened a library. Its marks rose.',
  ],
  ['Some farmers made the decision to sell their land.', 'Some farmers decided to sell their land.'],
  ['The letter was probably written in May.', 'Somebody probably wrote the letter in May.'],
  ['The editor was accused of lying by the mayor.', 'The mayor accused the editor of lying.'],
])('accepts the same claim in other words: %s', (before, after) => {
  expect(findClaimFaults(before, after)).toEqual([])
})
