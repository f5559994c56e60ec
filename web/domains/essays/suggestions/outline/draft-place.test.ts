import { getSchema } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { draftPlace, nextSection } from './draft-place.ts'
import { newSection } from './parse-outline.ts'

const schema = getSchema([StarterKit])
const heading = (text: string) => schema.node('heading', { level: 2 }, [schema.text(text)])
const paragraph = (text = '') => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])
const outline = ['One', 'Two', 'Three'].map((title) => newSection(title))

test('puts a draft below its heading, after the text that is there', () => {
  const doc = schema.node('doc', null, [
    heading('One'),
    paragraph('Text'),
    paragraph(),
    heading('two'),
    paragraph(),
  ])
  expect(draftPlace(doc, outline, 0)).toEqual({ at: 11, heading: null })
  expect(draftPlace(doc, outline, 1)).toEqual({ at: 18, heading: null })
  expect(nextSection(doc, outline)).toBe(1)
})

test('puts a section that the page lacks before the next one, or at the end', () => {
  const doc = schema.node('doc', null, [paragraph('Start'), heading('Two'), paragraph('Text'), paragraph()])
  expect(draftPlace(doc, outline, 0)).toEqual({ at: 7, heading: 'One' })
  expect(draftPlace(doc, outline, 2)).toEqual({ at: 18, heading: 'Three' })
  expect(draftPlace(schema.node('doc', null, [paragraph()]), outline, 0)).toEqual({ at: 0, heading: 'One' })
})

test('has no next section when all are written', () => {
  const doc = schema.node(
    'doc',
    null,
    ['One', 'Two', 'Three'].flatMap((title) => [heading(title), paragraph('x')]),
  )
  expect(nextSection(doc, outline)).toBe(-1)
})
