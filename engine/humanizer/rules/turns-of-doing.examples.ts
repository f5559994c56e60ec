import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The crane is capable of holding a ton.', 'The crane is able to hold a ton.'],
    ['He spoke with the aim of winning.', 'He spoke to win.'],
    ['They launched programs aimed at reducing waste.', 'They launched programs to reduce waste.'],
    ['It aids in finding the fault.', 'It helps find the fault.'],
    ['The law allows for the protection of wetlands.', 'The law makes it possible to protect wetlands.'],
  ],
  silent: ['They need help in finding work.', 'He is capable of anything.', 'Nobody aimed at reducing it.'],
}
