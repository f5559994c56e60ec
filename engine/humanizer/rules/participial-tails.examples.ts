import type { RuleExamples } from '../rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The city built new parks near the river last year, making the old streets more pleasant.',
      'The city built new parks near the river last year. This made the old streets more pleasant.',
    ],
    [
      'A license granted today becomes obsolete tomorrow, creating a need for new tests.',
      'A license granted today becomes obsolete tomorrow, which creates a need for new tests.',
    ],
    [
      'The bridge was closed for most of May, causing delays and raising the cost of food.',
      'The bridge was closed for most of May. This caused delays and raised the cost of food.',
    ],
  ],
  silent: [
    'Be vigilant, lest a man falls short of grace, allowing bitterness to take root in many.',
    'He suffers from elevated blood glucose levels, resulting from a lack of insulin.',
    'My hope is that the new films will address the issues, allowing the story to shine.',
    "The firm's chief expressed his joy over the news that day, highlighting the efforts of all the workers.",
    'He abolished the old office of the president that year, making himself the sole leader of the land.',
    'In the spring Emily started this new journey, leaving behind the familiar streets of her village.',
    'The minister in charge confirmed the good news at noon, revealing that the man had left the prison.',
    'Most users never change the settings, making the defaults a kind of law.',
    'The city could build new parks near the river, making walks pleasant for all.',
    'She sat down, making room.',
    'Treating it as fair forces creators into a calculation based on estimates, producing fear of the law.',
    'The costs rose in all the towns of the coast, potentially driving up the rent.',
    'Woods made his comeback in a small event in the Bahamas in December, showing promise by leading the field.',
  ],
}
