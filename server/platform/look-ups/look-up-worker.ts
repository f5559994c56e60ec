import { readSource } from '../../../contract/essays/sources.ts'
import { serveTasks } from '../workers/pool/serve-tasks.ts'
import type { FoundSource, FoundText } from './messages.ts'
import { readCrossref } from './read-crossref.ts'
import { readOpenLibrary } from './read-open-library.ts'
import { readPage } from './read-page.ts'

serveTasks<FoundText, FoundSource>((found) => {
  const source = readSource({ ...read(found), id: 'found' })
  if (!source?.title) return null
  const { id: _, ...rest } = source
  return rest
})

function read(found: FoundText): object | null {
  switch (found.kind) {
    case 'doi':
      return readCrossref(found.text, found.value)
    case 'isbn':
      return readOpenLibrary(found.text, found.value)
    case 'url':
      return readPage(found)
  }
}
