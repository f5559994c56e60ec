import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['He stayed at home, because it rained.', 'He stayed at home because it rained.']],
  silent: [
    'The actors in the film, especially foreign speakers of English trying to pass as locals, were bad.',
    'He did not leave, because it rained.',
    'They chose the two students, who were friends, because they feared them.',
    'The visit was quick and easy, including the free parking.',
    'This means that, for once, the road is free.',
    'Tools, such as hammers, are heavy.',
  ],
}
