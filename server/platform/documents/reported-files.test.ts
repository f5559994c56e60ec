import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openDocuments } from './documents.ts'

/** Files that other programs wrote, and that were once read wrong. */
const folder = new URL('../../../engine/documents/samples/', import.meta.url)
const documents = openDocuments()
afterAll(() => documents.close())

async function read(name: string) {
  const bytes = new Uint8Array(readFileSync(new URL(name, folder)))
  const answer = await documents.read({ name, declaredType: '', bytes }, { owner: 'ana' })
  if (!answer.ok) throw new Error(answer.reason.key)
  return answer.document
}

test.each<[string, RegExp]>([
  ['numbered-list.docx', /4\. fourth[\s\S]*5\. fifth[\s\S]*6\. sixth/],
  ['equation.docx', /Energy is E ?= ?mc(?:\^2|²) as is well known\./],
  ['superscript.docx', /Figure 1: Map of the bay[\s\S]*10⁶ people on 5 m²/],
  ['footnotes.docx', /Lind 2020, p\. 4\./],
  ['meta-charset.htm', /Привет, мир\./],
  ['arabic-browser.pdf', /^مرحبا بالعالم، هذا نص قصير\.$/],
])('reads %s as it was written', async (name, text) => {
  expect((await read(name)).text).toMatch(text)
})

test('says which pages of a PDF have no text', async () => {
  expect((await read('half-scanned.pdf')).note).toMatch(/Pages without text.*2–4/)
})
