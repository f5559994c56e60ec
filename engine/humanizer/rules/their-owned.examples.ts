import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Workers came to share their experiences.', 'Workers came to share experiences.'],
    [
      'Cities look for ways to reduce their reliance on cars.',
      'Cities look for ways to reduce reliance on cars.',
    ],
    ['The banks announced their decision to merge.', 'The banks announced the decision to merge.'],
    ['Cars let people interact with their neighbors.', 'Cars let people interact with neighbors.'],
    ['Patients and their families need help.', 'Patients and families need help.'],
  ],
  silent: [
    'In those years phones became popular and gained their current capabilities.',
    'She helped them to share their stories.',
    'I felt that they were wasting their time.',
    'Students compared their skills with ours.',
    'He liked their decision to merge.',
    'Workers came to share their unique skills.',
  ],
}
