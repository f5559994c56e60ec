import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 14, soSo: 0, wrong: 0 },
  fires: [
    [
      'There are three colors - red, blue and yellow - which can be mixed.',
      'There are three colors (red, blue and yellow), which can be mixed.',
    ],
    [
      'It is framed as a trade - savings for learning - but the facts are messier.',
      'It is framed as a trade (savings for learning), but the facts are messier.',
    ],
    [
      'It asks for active help - a limiter or resistance - not just a chime.',
      'It asks for active help (a limiter or resistance), not just a chime.',
    ],
    [
      'The brush - suspended in midair like a baton - went on with its work.',
      'The brush, suspended in midair like a baton, went on with its work.',
    ],
    ['The plan \u2014 a bold one \u2014 worked.', 'The plan (a bold one) worked.'],
  ],
  silent: [
    'The plan sets one frame - proceeding when they object - above all others.',
    'The price is conditional - as agreed in May - and that matters.',
    'We take it all — paper, glass, tins — you name it.',
    'The plan worked \u2014 almost.',
    'The plan (a bold one) \u2014 it was late \u2014 worked.',
    'Without a plan for the schools - one with real books - the reform may still fail.',
    'I reached - trembling - my hand out.',
    'A plausible backstory - a freelance consultant - forged credentials, and a plain wardrobe.',
  ],
}
