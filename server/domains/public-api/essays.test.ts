import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiEssay, apiEssayAnswer, apiEssaysAnswer } from '../../../contract/api/essays.ts'
import { apiRefusal, makeProgram, type TestProgram } from '../../testing/api-program.ts'
import { loadDoc } from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

const markdown = [
  '# The library',
  'It opened in **1903** and [still stands](https://example.org/library).',
  '- one\n- two *twice*',
  '1. first\n2. second',
  '> Quoted words.',
  '```js\nconst a = 1\n```',
  'A line with <b>tags</b> as text.',
].join('\n\n')

async function create(program: TestProgram, body: object): Promise<ApiEssay> {
  const answer = await program.call('POST', '/api/v1/essays', body)
  expect(answer.status).toBe(201)
  return apiEssayAnswer.parse(await answer.json())
}

test('creates an essay from Markdown, lists it, and reads the same Markdown again', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana)
  const { id } = await create(program, { title: 'The library', markdown })
  const listed = apiEssaysAnswer.parse(await (await program.call('GET', '/api/v1/essays')).json())
  expect(listed.essays).toMatchObject([{ id, title: 'The library' }])
  const read = apiEssayAnswer.parse(await (await program.call('GET', `/api/v1/essays/${id}`)).json())
  expect(read.markdown).toBe(markdown)
})

test('appends at the end, and says in a record that the text is by AI', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana)
  const { id } = await create(program, { title: 'Recorded', markdown: 'The first part.' })
  expect((await ana.send('PUT', `/api/essays/${id}/record`, { state: 'on' })).status).toBe(200)
  const answer = await program.call('POST', `/api/v1/essays/${id}/append`, { markdown: 'The second part.' })
  expect(apiEssayAnswer.parse(await answer.json()).markdown).toBe('The first part.\n\nThe second part.')
  const spans = (await loadDoc(ana, id)).getArray<[number, number, number, string]>('authorship').toArray()
  expect(spans.map(([, , , source]) => source)).toEqual(['ai', 'tracked'])
  expect(spans[0]?.[2]).toBeGreaterThan('The second part.'.length - 1)
})

test("does not find another user's essay, and refuses what is not an essay", async () => {
  const [hers, his] = [await makeProgram(app, await app.signUp()), await makeProgram(app, await app.signUp())]
  const { id } = await create(hers, { title: 'Hers' })
  expect(await apiRefusal(his.call('GET', `/api/v1/essays/${id}`))).toBe('404 not_found')
  expect(await apiRefusal(his.call('POST', `/api/v1/essays/${id}/append`, { markdown: 'x' }))).toBe(
    '404 not_found',
  )
  expect(await apiRefusal(his.call('GET', '/api/v1/essays/none'))).toBe('400 invalid_input')
  const reader = await makeProgram(app, await app.signUp(), { scopes: ['detect'] })
  expect(await apiRefusal(reader.call('GET', '/api/v1/essays'))).toBe('403 key_scope_missing')
})

test('creates one essay for one Idempotency-Key', async () => {
  const program = await makeProgram(app, await app.signUp())
  const send = () =>
    program.call('POST', '/api/v1/essays', { title: 'Once' }, { 'idempotency-key': 'essay-1' })
  const [first, second] = [await (await send()).json(), await (await send()).json()]
  expect(second).toEqual(first)
  const { essays } = apiEssaysAnswer.parse(await (await program.call('GET', '/api/v1/essays')).json())
  expect(essays).toHaveLength(1)
})
