import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { longText, spanish } from '../testing/texts.ts'

const notes = `- school gardens cheap to start
- kids eat more veg when they grow it (study in Leeds, 2014)
- teachers have no time
- veg from garden goes to kitchen
- cost 400 pounds for beds & soil
- volunteers needed in summer holidays
- who waters in august?
- teachers need training, one day
- parents as volunteers -> community`

/** Words that the writer may add to join notes. */
const glue = new Set('and which leads to about with without because versus further points opening'.split(' '))

test.each([
  'Turn these notes into a draft',
  'write a draft from these notes',
  'organise my notes',
  'make these bullet points into an essay',
  'draft this',
])('%j uses only the words of the notes', async (request) => {
  const [draft] = (await ask(`${request}:\n${notes}`)).split('\n\n---\n\n')
  const known = new Set(notes.toLowerCase().match(/[a-z0-9]+/g))
  const added = draft!
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .filter((word) => !known.has(word) && !glue.has(word))
  expect(added).toEqual([])
  expect(draft).toContain('Teachers have no time. Teachers need training, one day.')
})

test('asks for what is missing', async () => {
  const [, account] = (await ask(`turn these notes into a draft:\n${notes}`)).split('\n\n---\n\n')
  expect(account).toContain('You noted as open: who waters in august?')
  expect(account).toContain('Where does 400 pounds come from?')
})

test('keeps the headings of the notes', async () => {
  const reply = await ask(
    'turn these notes into a draft:\nCosts:\n- soil 40\n- beds 90\nPeople:\n- two parents\n- one teacher',
  )
  expect(reply).toMatch(/^## Costs\n\n[\s\S]+## People\n\nTwo parents and one teacher\./)
})

test.each([
  ['turn my notes into a draft', /^Send me the text/],
  ['turn these notes into a draft: 🙂', /no words/],
  ['turn these notes into a draft: buy milk', /single note/],
  [`turn these notes into a draft:\n${spanish}`, /Spanish.+English only/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('keeps every note of 50,000 characters', async () => {
  const lines = longText().split(/(?<=[.])\s+/)
  const reply = await ask(`turn these notes into a draft:\n${lines.map((line) => `- ${line}`).join('\n')}`)
  expect(reply.length).toBeGreaterThan(45_000)
})
