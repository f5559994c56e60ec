import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['He stayed at home, because it rained.', 'He stayed at home because it rained.']],
  silent: [
    'It was called Ansley, so that is what he wrote.',
    'Prices can be hit or miss, like the choice of bulbs.',
    'A monopsonist, such as the only large employer in a rural district, faces no rival.',
    'In 1993, like a branch that splits from an oak that is too old, the club left.',
    'I can play half of one minuet, the first half, because I practiced it.',
    "Don't list your costs, because that invites a talk.",
    'Put down your sandwich, friends, because it is on.',
    'The actors in the film, especially foreign speakers of English trying to pass as locals, were bad.',
    'He did not leave, because it rained.',
    'They chose the two students, who were friends, because they feared them.',
    'The visit was quick and easy, including the free parking.',
    'This means that, for once, the road is free.',
    'Tools, such as hammers, are heavy.',
    'It is ammonia, unmistakably, like a strong product.',
    'These threads, like thin strands of meaning woven into a rich and old cloth, keep the sense.',
  ],
}
