import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It was a crucial step.', 'It was an important step.'],
    ['They own a bustling shop.', 'They own a busy shop.'],
    ['An innovative plan won.', 'A new plan won.'],
    ['He saw the potential risks of intricate laws.', 'He saw the potential risks of complicated laws.'],
  ],
  silent: [
    'It is a multifaceted plan.',
    'We run comprehensive experiments.',
    'It gives a more comprehensive view of it.',
    'Her distinct vocals won praise.',
    'The asset is valuable property.',
    'She read the primary source.',
    'It needs the additional spatial dimension.',
    'The sandwich was noteworthy.',
    'He is a more intricate cousin of Tom.',
    'We took more comprehensive samples.',
    'Considerable additional time is gone.',
    'They had it with quietly enduring injustice for years.',
    'Birth is a remarkable nine-month process.',
    'They reach optimal statistical rates.',
    'The film suffers from a lack of substantial development.',
    'He calls for more substantial investments.',
    'They need more extensive and diverse datasets.',
    'It was particularly hilarious to watch.',
    'The soup was incredibly delicious.',
    'They form more meaningful relationships.',
    'It has seamless walls.',
    'They have the remarkable ability to adapt.',
  ],
}
