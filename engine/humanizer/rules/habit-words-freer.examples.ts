import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They offer a promising solution to the problem.', 'They offer a good solution to the problem.'],
    ['They saw an impressive tower.', 'They saw a fine tower.'],
    ['He went into the room and sat down.', 'He entered the room and sat down.'],
  ],
  silent: ['Her hopes were promising nothing.', 'He went into the matter.', 'It is remarkable.'],
}
