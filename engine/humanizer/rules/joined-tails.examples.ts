import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'These discussions focus on the trends of the market, evaluating their effects.',
      'These discussions focus on the trends of the market and evaluate their effects.',
    ],
    [
      'The film opens at a slow pace, lacking the charm of the book.',
      'The film opens at a slow pace and lacks the charm of the book.',
    ],
    [
      'She slowed her pace in the hall, peering into the dark.',
      'She slowed her pace in the hall and peered into the dark.',
    ],
    [
      'The book tells of two sisters in the north, offering a view of their village.',
      'The book tells of two sisters in the north and offers a view of their village.',
    ],
    [
      'She has sold over a million records, winning prizes in every country.',
      'She has sold over a million records and won prizes in every country.',
    ],
    [
      'The plan helps small shops and farms, reducing costs and improving sales.',
      'The plan helps small shops and farms, and reduces costs and improves sales.',
    ],
    [
      'The roads are old; the town council watches them by night, keeping the traffic moving (Smith, 2019).',
      'The roads are old; the town council watches them by night and keeps the traffic moving (Smith, 2019).',
    ],
    [
      'A new plan would have cut the cost of the roads, keeping the peace in town.',
      'A new plan would have cut the cost of the roads and kept the peace in town.',
    ],
  ],
  silent: [
    'It was the tale of a man caught in a loop, navigating a strange land.',
    'By this the researchers could extract more from the data, leading to better results.',
    'Lee speaks in French, claiming to have found a coin, leading to a search.',
    'Some cultures exhibit shared traits, leading to the growth of clusters.',
    'Members like the OECD have begun drawing distinctions, reflecting the nature of the field.',
    'With fewer cars we can cut the fumes in the town, leading to better health.',
    "A young man was up a ladder, painting the diner's shutters.",
    'Here the old screens showed the rooms of empty, shattering glass.',
    'It urges all the members to look around, adapting to the rules.',
    "Bo is a fine player who's proven himself here, scoring three goals.",
    'It felt like the man was holding us, exploiting our love for him.',
    'He would watch the old trucks roll by, wondering how they worked.',
    'My grandfather, a man I barely knew, telling me a story.',
    'The strategy came in October, covering the years until May.',
    'I feel the two of them, brushing against my arm.',
    'The buyers like large bags or totes, adding a strong strap would help.',
    'You might see the old dog of the house, adding to the charm.',
    'You enjoy seeing the two of them, making you hope for more.',
    'Lee portrays an old soldier, seeking revenge for his son.',
    'The event will feature a talk by an old soldier, presenting his work.',
    'Rapid production via lamps using circularly polarized light, providing a strong beam.',
    'My aunt inspired me to work hard, earning a good degree.',
    'The climb has been hard and long, testing my limits.',
    'She has sold over a million records, making her the best-known singer in town.',
    'I dream of starting my own business, creating something of value.',
    'It can result in drivers turning back, blocking the road for others.',
    'The bridge was closed, causing delays for the whole town.',
    'Most users never change settings, making the defaults a kind of law.',
    'No single region has enough votes, encouraging candidates to travel.',
    'It is compatible with old machines, making it a safe choice.',
    'The critics say that the system is flawed, citing its cost.',
    'He walked up and down, reading and writing all day.',
    'Central to the plan is the hope for peace, representing the end of the war.',
    'At the center stood a tall man, representing the north.',
  ],
}
