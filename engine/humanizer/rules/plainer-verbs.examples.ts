import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The law created confusion.', 'The law caused confusion.'],
    ['Doctors are required to report it.', 'Doctors have to report it.'],
    ['We counted the balloons required to lift a house.', 'We counted the balloons needed to lift a house.'],
    ['The layout allowed diners to move freely.', 'The layout let diners move freely.'],
    ['She maintained her composure.', 'She kept her composure.'],
    ['We had a great experience at the inn.', 'We had a great time at the inn.'],
    ['The story captured the imagination of readers.', 'The story caught the imagination of readers.'],
  ],
  silent: [
    'Quick action was required to be bold.',
    'Diners were allowed to move.',
    'It is hard to maintain that temperature for long.',
    'He created a soft effect.',
  ],
}
