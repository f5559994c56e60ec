import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { completeSources, type LookUp, lookUpAll } from './look-up-sources.ts'
import { addSources, changeSource, deleteSource, sourcesOf } from './source-library.ts'

const found: LookUp = async ({ value }) =>
  value === '10.1000/1'
    ? { source: { type: 'article-journal', title: 'Tides', DOI: value } }
    : { reason: 'nothing was found' }
const quiet = { signal: new AbortController().signal, onProgress: () => {} }

test('keeps what is not found, with the reason, to be completed by hand', async () => {
  const identifiers = [
    { kind: 'doi', value: '10.1000/1' },
    { kind: 'isbn', value: '9783161484100' },
  ] as const
  const sources = await lookUpAll([...identifiers], { ...quiet, lookUp: found })
  expect(sources).toMatchObject([
    { title: 'Tides' },
    { type: 'book', ISBN: '9783161484100', incomplete: 'nothing was found' },
  ])
  const offline = await lookUpAll([...identifiers], { ...quiet, lookUp: null })
  expect(offline.map(({ incomplete }) => incomplete)).toEqual(
    Array(2).fill('this server does not look up sources'),
  )
})

test('completes sources later under the same id, and keeps what was written by hand', async () => {
  const doc = new Y.Doc()
  const bare = { type: 'article-journal', incomplete: 'you were offline' } as const
  addSources(doc, [
    { ...bare, id: 'a', DOI: '10.1000/1', note: 'Chapter 2' },
    { ...bare, id: 'b', DOI: '10.1000/2' },
  ] as Source[])
  expect(await completeSources(doc, sourcesOf(doc), { ...quiet, lookUp: found })).toBe(1)
  const byId = Object.fromEntries(sourcesOf(doc).map((source) => [source.id, source]))
  expect(byId.a).toEqual({
    id: 'a',
    type: 'article-journal',
    title: 'Tides',
    DOI: '10.1000/1',
    note: 'Chapter 2',
  })
  expect(byId.b).toMatchObject({ incomplete: 'nothing was found' })
})

test('leaves alone what is changed or deleted while it is looked up', async () => {
  const doc = new Y.Doc()
  const bare = { type: 'article-journal', incomplete: 'you were offline' } as const
  addSources(doc, [
    { ...bare, id: 'a', DOI: '10.1000/1' },
    { ...bare, id: 'b', DOI: '10.1000/2' },
  ] as Source[])
  const lookUp: LookUp = async (identifier) => {
    changeSource(doc, { id: 'a', type: 'book', title: 'By hand' })
    deleteSource(doc, 'b')
    return found(identifier)
  }
  expect(await completeSources(doc, sourcesOf(doc), { ...quiet, lookUp })).toBe(0)
  expect(sourcesOf(doc)).toEqual([{ id: 'a', type: 'book', title: 'By hand' }])
})

test('adds nothing after it was ended', async () => {
  const stop = new AbortController()
  const lookUp: LookUp = async () => {
    stop.abort()
    return { reason: 'late' }
  }
  const run = lookUpAll([{ kind: 'doi', value: '10.1000/1' }], { ...quiet, lookUp, signal: stop.signal })
  await expect(run).rejects.toThrow()
})
