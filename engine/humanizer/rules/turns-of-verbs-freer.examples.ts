import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Posner argues that the plan is fair.', 'Posner says that the plan is fair.'],
    ['The work was done by using neural networks.', 'The work was done with neural networks.'],
    ['The trip taught me the value of patience.', 'The trip taught me to value patience.'],
    ['They are looking for ways to save water.', 'They are trying to save water.'],
    ['The town is known for its cheese.', 'The town is famous for its cheese.'],
    ['He began to feel ill.', 'He felt ill.'],
    ['This can lead to a better life.', 'This can bring a better life.'],
    ['Car-free streets can help reduce noise.', 'Car-free streets can reduce noise.'],
    ['To overcome this problem, we wait.', 'In order to overcome this problem, we wait.'],
  ],
  silent: [
    'Employees must do their tasks and maintain their well-being.',
    'To keep a gift is then to hold a part of the giver.',
    'It can lead to the river.',
    'She came by using a map to find us.',
    'She argued with him.',
    'It is vital to act now.',
    'He is best known for his songs.',
  ],
}
