import { expect, test } from 'vitest'
import { findDraftFaults, mendDraft, mendDrafts } from './draft-gates.ts'

const title = 'Tidal power for small towns'
const input = {
  outline: [
    { id: 'a', title: 'Why lagoons beat walls', words: 40 },
    { id: 'b', title: 'Who pays', words: 200 },
  ],
  section: 0,
  before: 'The Severn has a tide of 14 metres, as Owen (2008) showed.',
  after: '',
}
const good =
  'A lagoon holds the water of a high tide and lets it out through turbines. A wall across the estuary would do the same, but it would cut the town off from the sea. Since 1966, lagoons have needed only a part of the shore.'

const faultsOf = (draft: string, more: object = {}) => findDraftFaults({ ...input, ...more }, title, draft)

test('accepts a draft of the section, with what the writer has and with places for sources', () => {
  expect(faultsOf(good)).toEqual([])
  expect(faultsOf(`${good} The tide there has 14 metres (Owen, 2008).`)).toEqual([])
  expect(faultsOf(`${good} Few towns have built one (source needed).`)).toEqual([])
  expect(faultsOf(`${good} It takes 12 hours.`)).toEqual([])
})

test.each<[string, string, RegExp]>([
  ['a preface', `Here is the section on lagoons:\n\n${good}`, /without remarks/],
  ['a remark of the model', `${good} I hope this helps.`, /without remarks/],
  ['a heading', `## Why lagoons beat walls\n\n${good}`, /without headings/],
  ['a list', `${good}\n- cheap\n- quick`, /without headings and lists/],
  ['an invented citation', `${good} Lagoons are cheaper (Smith & Lee, 2021).`, /Smith & Lee, 2021.*not in/],
  ['an invented author', `${good} Brown et al. found the same.`, /Brown et al.*not in/],
  ['a numbered reference', `${good} Lagoons are cheaper [3].`, /\[3\].*not in/],
  ['an address', `${good} See https://tides.example/report for more.`, /tides\.example.*not in/],
  ['an invented figure', `${good} They save 37% of the cost.`, /37%.*not in/],
  ['an invented amount', `${good} One costs 1,300 million.`, /1,300.*not in/],
  ['a sentence twice', `${good} ${good}`, /repeat/],
  ['the text before it', `${good} ${input.before}`, /repeat/],
  ['an unfinished sentence', `${good} A lagoon also`, /not finished/],
  ['too few words', 'Lagoons beat walls.', /too short/],
  ['too many words', `${good} ${'The lagoon fills and empties every day. '.repeat(20)}`, /too long/],
  [
    'another language',
    'La laguna retiene el agua de la marea alta y la deja salir por las turbinas, mientras que un muro en el estuario haría lo mismo pero separaría la ciudad del mar.',
    /language of the essay/,
  ],
  [
    'another subject',
    'Cats sleep for most of the day because hunting costs them so much effort. They wake at dusk, stretch, and look for mice until the morning comes and they are tired once more.',
    /not about this section/,
  ],
])('refuses %s', (_, draft, fault) => {
  expect(faultsOf(draft).join(' ')).toMatch(fault)
})

test('needs neither a plan of words nor a text before', () => {
  const bare = { outline: [{ id: 'a', title: 'Lagoons and walls', words: 0 }], section: 0, before: '' }
  expect(faultsOf(good, bare)).toEqual([])
})

test('mends a draft by leaving out what is refused', () => {
  const draft = [
    'Here is the section:',
    '## Why lagoons beat walls',
    `${good} They save 37% of the cost. Lagoons are cheaper (Smith, 2021).`,
    '- Lagoons need only a part of the shore.',
    good,
    'A lagoon also',
  ].join('\n\n')
  const text = `${good}\n\nLagoons need only a part of the shore.`
  expect(mendDraft(input, title, draft)).toEqual({ text, reason: 'draftMended' })
})

test.each([
  [
    'too short',
    'Lagoons beat walls.\n- They cost less.',
    'draftTooShort',
    'Lagoons beat walls.\n\nThey cost less.',
  ],
  [
    'about something else',
    'Cats sleep for most of the day because hunting costs them so much effort, and they wake at dusk.',
    'draftOtherSubject',
    null,
  ],
  [
    'in another language',
    'La laguna retiene el agua de la marea alta y la deja salir por las turbinas, mientras que un muro en el estuario haría lo mismo pero separaría la ciudad del mar.',
    'draftOtherLanguage',
    null,
  ],
])('keeps a draft that is %s, with the reason', (_, draft, reason, text) => {
  expect(mendDraft(input, title, draft)).toEqual({ text: text ?? draft, reason })
})

test('keeps nothing of a draft whose sentences are all refused', () => {
  expect(mendDraft({ ...input, section: 1 }, title, 'They save 37% of the cost.')).toBeNull()
})

test('prefers the draft of which only sentences were left out', () => {
  const short = 'Lagoons beat walls.'
  expect(mendDrafts(input, title, [short, `${good} They save 37%.`])).toEqual({
    text: good,
    reason: 'draftMended',
  })
  expect(mendDrafts(input, title, ['They save 37%.', short])).toEqual({
    text: short,
    reason: 'draftTooShort',
  })
  expect(mendDrafts(input, title, ['They save 37%.'])).toBeNull()
})
