import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentText } from '../../../contract/essays/essay-text.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { compactEssay } from './compact-essay.ts'
import { essaySnapshots, essays } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const owen = {
  id: 'owen',
  type: 'book',
  title: 'Tides',
  author: [{ family: 'Owen', given: 'Ann' }],
  issued: { 'date-parts': [[2020]] },
}

function citedDoc(): Y.Doc {
  const doc = new Y.Doc()
  writeParagraph(doc, 'The tide rises ')
  const paragraph = doc.getXmlFragment('default').get(0) as Y.XmlElement
  const citation = new Y.XmlElement('citation')
  const cites = [{ id: 'owen', locator: '12' }, { id: 'gone' }]
  // The types of Yjs allow texts only; the binding stores any value.
  citation.setAttribute('cites', cites as unknown as string)
  paragraph.insert(1, [citation])
  doc.getMap('sources').set('owen', owen)
  doc.getMap('sources').set('bad', { id: 'bad\u0000', title: 5 })
  return doc
}

test('keeps the sources with the document of a snapshot, checked', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(citedDoc()))
  const [row] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
  await compactEssay(app.doors, row!.id)
  const [snapshot] = await app.doors.db
    .select()
    .from(essaySnapshots)
    .where(eq(essaySnapshots.essayId, row!.id))
  expect(snapshot!.document.attrs).toEqual({ sources: [owen] })
  expect(documentText(snapshot!.document)).toBe('The tide rises (Owen 2020, p. 12; ?)')
  const version = await user.send('POST', `/api/essays/${chatId}/versions`, { kind: 'named', name: 'One' })
  const { version: kept } = (await version.json()) as { version: { id: string } }
  const opened = await user.get(`/api/essays/${chatId}/versions/${kept.id}`)
  expect(await opened.json()).toMatchObject({ document: { attrs: { sources: [owen] } } })
})

test('stores the citation style, and refuses one that does not exist', async () => {
  const user = await app.signUp()
  const { chatId, settings } = (await putEssay(user)).essay
  expect(settings.citationStyle).toBe('apa')
  await user.send('PATCH', `/api/essays/${chatId}`, { settings: { citationStyle: 'ieee' } })
  expect((await putEssay(user, chatId)).essay.settings.citationStyle).toBe('ieee')
  const refused = await user.send('PATCH', `/api/essays/${chatId}`, { settings: { citationStyle: 'vogon' } })
  expect(refused.status).toBe(400)
})
