import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { bodyOf } from '../../testing/chat-calls.ts'
import { docxOf, lockedPdf, pdfOf, pngOf } from '../../testing/samples/sample-files.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { FileText } from './read-file.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function send(name: string, content: BlobPart, to = app): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([content], name))
  const headers = { origin: to.doors.env.BASE_URL }
  return Promise.resolve(to.request('/api/detector/files', { method: 'POST', body: form, headers }))
}

test.each([
  ['a Word document', 'essay.docx', docxOf(['Dear Ana,', 'it rained.']), 'Dear Ana,\n\nit rained.'],
  ['a PDF', 'essay.pdf', pdfOf(['One page', 'and another']), 'One page\n\nand another'],
  ['a plain text', 'essay.txt', 'It rained.\n', 'It rained.'],
])('returns the text of %s, to visitors too', async (_what, name, content, text) => {
  const answer = await send(name, content)
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as FileText).text).toBe(text)
})

test.each([
  ['broken.docx', docxOf(['It rained.']).slice(0, 300), ''],
  ['locked.pdf', lockedPdf(), 'password'],
  ['photo.png', pngOf(2, 2), 'image'],
  ['empty.txt', '', ''],
  ['blank.txt', ' \n', 'no text'],
])('refuses %s with the reason', async (name, content, reason) => {
  const refusal = await bodyOf(send(name, content))
  expect(refusal.status).toBe(422)
  expect(refusal.error).toContain(reason)
})

test('refuses a file over the limit before reading it', async () => {
  expect(await bodyOf(send('big.txt', 'x'.repeat(limits.fileBytesMax + 1)))).toMatchObject({ status: 413 })
})

test('limits visitors', async () => {
  // Uses a separate app, because the limit of visitors counts all requests to an app.
  const own = await useTestApp()
  const answers = await Promise.all(Array.from({ length: 31 }, () => send('a.txt', 'It rained.', own)))
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})
