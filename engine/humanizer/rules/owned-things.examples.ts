import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It meets the needs of the community.', "It meets the community's needs."],
    ['It meets the needs of students.', "It meets students' needs."],
  ],
  silent: [
    'It meets the needs of the students who work.',
    'It meets the needs of the market.',
    'It meets the needs of a student.',
  ],
}
