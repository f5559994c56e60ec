import { getSchema, Node } from '@tiptap/core'
import { expect, test } from 'vitest'
import { EssayImage } from './image-node.ts'

const schema = getSchema([
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  EssayImage,
])

/** Returns the attributes of the element that the page shows for an image. */
function shown(src: string): unknown {
  const image = schema.nodes.image!
  const [, , [, attributes]] = image.spec.toDOM!(image.create({ src, alt: 'A wave' })) as [
    string,
    object,
    [string, object],
  ]
  return attributes
}

test('shows an image that is a part of the document', () => {
  expect(shown('data:image/png;base64,iVBORw0KGgo=')).toMatchObject({
    src: 'data:image/png;base64,iVBORw0KGgo=',
    alt: 'A wave',
  })
})

test.each([
  'http://example.org/pixel.png',
  '//example.org/pixel.png',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PGI+',
  '/api/account/picture',
])('does not load %s, which only another program can put into a document', (src) => {
  expect(shown(src)).not.toHaveProperty('src')
})
