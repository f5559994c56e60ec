import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Many individuals ignore the rule.', 'Many people ignore the rule.'],
    ['Training has an impact on sleep.', 'Training has an effect on sleep.'],
    ['It was a testament to her skill.', 'It was proof of her skill.'],
  ],
  silent: [
    'They adapt business strategies to fit the market.',
    'The study has several limitations.',
    'The law covers private individuals and firms.',
    'Of the frogs in the pond, eleven individuals were marked.',
    'It poses a big challenge to efforts at sea.',
    'It is one of the legal challenges to the ban.',
    'They took a proactive approach to mending it.',
    'She wants to pursue new challenges and opportunities.',
    'Each case needs individual care.',
    'They filed legal challenges in two courts.',
    'The impact crater is wide.',
    'It can make just as big of an impact on the game.',
    'It plays a profound role in art.',
    'The statistical significance of this is low.',
    'It is a daunting endeavor.',
    'It was built with communication capabilities.',
    'Here is a 1,000-word exploration of the prompt.',
    'The podcast provides insight into these very questions.',
    'The shadows dance across the peaks and make a changing landscape.',
    'There are promising avenues to explore.',
  ],
}
