import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They had questions with regard to the train.', 'They had questions about the train.'],
    ['We stayed due to the fact that it rained.', 'We stayed because it rained.'],
    ['They test each unit, ensuring that it works.', 'They test each unit so that it works.'],
  ],
  silent: [
    'They saved time by streamlining the process of checking files.',
    'The question of whether ruins should be restored is associated with two men.',
    'They vote in accordance with the popular will.',
    'We now tackle a topic of great importance.',
    'She put the books in order and left.',
    'The majority leader spoke.',
    'He noted the place of the earth in relation to the sun.',
    'She met the men, the majority of whom left.',
    'It was a topic of great importance.',
    'The remarks were made in the context of the ongoing debate.',
    'He secured the majority of popular votes.',
    'They study the subject with regard to its meaning.',
    'However, when it comes to staying connected, it fails.',
    'Keep an open mind when it comes to new friends.',
    'No method has combined such a wide range of features.',
  ],
}
