type Part = { heading: string; questions: string[] }

/** Returns the parts of an essay on a topic, by the form of its title: questions to answer, never claims. */
export function skeletonOf(topic: string): Part[] {
  const plain = topic.toLowerCase()
  const sides =
    /^(?:compar\w+ (?:of |between )?|(?:the )?differences? between )?(.+?) (?:vs\.?|versus|compared (?:to|with)|and) (.+)$/is.exec(
      topic,
    )
  if (sides && /\b(?:vs\.?|versus|compar\w*|differences?)\b/.test(plain))
    return comparison(sides[1]!, sides[2]!)
  if (/^how to\b/.test(plain)) return instructions()
  if (
    /^(?:should|whether|is|are|does|do|can|could|why)\b|pros and cons|advantages|for and against/.test(plain)
  )
    return argument()
  if (/\b(?:causes?|effects?|impacts?|consequences|influence)\b/.test(plain)) return causes()
  if (/\b(?:history|origins?|rise|fall|evolution|development) of\b/.test(plain)) return history()
  return explanation()
}

const opening: Part = {
  heading: 'Opening',
  questions: [
    'Why should the reader care about this now?',
    'What exactly is covered, and what is left out?',
    'What is your main point, in one sentence?',
  ],
}
const ending: Part = {
  heading: 'Ending',
  questions: [
    'What does the reader now know that the opening did not say?',
    'What should they think or do next?',
  ],
}

function explanation(): Part[] {
  return [
    opening,
    {
      heading: 'What it is',
      questions: [
        'How would you define it in plain words?',
        'Which example shows it best?',
        'What is it often mistaken for?',
      ],
    },
    {
      heading: 'How it works',
      questions: ['What are its parts or stages?', 'What has to happen first, and what follows from it?'],
    },
    {
      heading: 'Why it matters',
      questions: [
        'Whom does it touch, and how?',
        'Which figures or cases show its weight, and where are they from?',
      ],
    },
    {
      heading: 'Doubts and limits',
      questions: ['Where do people disagree about it?', 'What is not known yet?'],
    },
    ending,
  ]
}

function argument(): Part[] {
  return [
    opening,
    {
      heading: 'Background',
      questions: [
        'What does the reader need to know before taking a side?',
        'Who decides, and who is affected?',
      ],
    },
    {
      heading: 'The case for',
      questions: [
        'What is the strongest reason?',
        'Which evidence supports it, and from where?',
        'Which example makes it concrete?',
      ],
    },
    {
      heading: 'The case against',
      questions: ['What would a thoughtful opponent say?', 'Which evidence supports them?'],
    },
    {
      heading: 'Weighing them',
      questions: [
        'Which objection can you answer, and how?',
        'Which one do you have to grant?',
        'What tips the balance?',
      ],
    },
    ending,
  ]
}

function comparison(a: string, b: string): Part[] {
  const [first, second] = [a.trim(), b.trim()]
  return [
    opening,
    {
      heading: 'What is compared',
      questions: [
        `How would you describe ${first} in a sentence?`,
        `How would you describe ${second} in a sentence?`,
        'Which three or four measures make the comparison fair?',
      ],
    },
    {
      heading: 'Where they are alike',
      questions: ['What do both do, need or cost?', 'Why is this likeness easy to overlook, or to overrate?'],
    },
    {
      heading: 'Where they differ',
      questions: [
        `What speaks for ${first}, and how strongly?`,
        `What speaks for ${second}, and how strongly?`,
        'Which difference matters most to the reader?',
      ],
    },
    {
      heading: 'Which for whom',
      questions: [`Who is better served by ${first}?`, `Who is better served by ${second}?`],
    },
    ending,
  ]
}

function instructions(): Part[] {
  return [
    {
      heading: 'Before you start',
      questions: [
        'Who is this for, and what can they do already?',
        'What has to be at hand?',
        'How long does it take, and what does it cost?',
      ],
    },
    {
      heading: 'The steps',
      questions: [
        'What comes first, and how does one know that it is done?',
        'Which step is most often done wrong?',
        'Where may one stop and go on later?',
      ],
    },
    {
      heading: 'When it goes wrong',
      questions: ['What are the usual mistakes, and what do they look like?', 'How is each put right?'],
    },
    { heading: 'The result', questions: ['What does a good result look like?', 'What can be tried next?'] },
  ]
}

function causes(): Part[] {
  return [
    opening,
    {
      heading: 'The situation',
      questions: ['What happened or changed, where and when?', 'How is it measured?'],
    },
    {
      heading: 'Causes',
      questions: [
        'What led to it directly?',
        'What lies further back?',
        'Which evidence ties cause to effect, rather than chance?',
      ],
    },
    {
      heading: 'Effects',
      questions: ['What followed at once, and what later?', 'Who gained, and who lost?'],
    },
    {
      heading: 'Other explanations',
      questions: ['What else could account for it?', 'Why do you find that weaker or stronger?'],
    },
    ending,
  ]
}

function history(): Part[] {
  return [
    opening,
    {
      heading: 'Before',
      questions: ['What was there earlier, and what was missing?', 'When and where does the story begin?'],
    },
    {
      heading: 'Turning points',
      questions: [
        'Which two or three events changed its course?',
        'Who was behind them, and what did they want?',
        'Which source tells of each?',
      ],
    },
    {
      heading: 'Spread and resistance',
      questions: ['How did it reach others?', 'Who stood against it, and why?'],
    },
    { heading: 'Today', questions: ['What is left of it?', 'What would have gone differently without it?'] },
    ending,
  ]
}
