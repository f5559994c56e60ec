import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It took in multiple clerks.', 'It took in several clerks.'],
    ['The plan is simple yet good.', 'The plan is simple but good.'],
    ['It is slightly higher.', 'It is a little higher.'],
    ['He slept throughout the day.', 'He slept all day.'],
  ],
  silent: [
    'We measured it in June, as we have every year.',
    'It helps a great deal, as it does with heating.',
    'The cause of death was multiple injuries.',
    'It is sung almost exclusively by men.',
    'We peeled the multiple layers off.',
    'For all their attempts, it failed.',
    'I am grateful for the professional and personal growth here.',
    'It is not yet done.',
    'The town has a large church.',
    'We propose a framework for training.',
    'It uses the attention mechanism for decoding.',
    'We came for the great location.',
  ],
}
