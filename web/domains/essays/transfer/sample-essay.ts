import type { EssayNode } from './document/essay-blocks.ts'

type Marks = NonNullable<EssayNode['marks']>
type Content = EssayNode | string

/** Builders of documents for tests, in the words of the editor's schema. */
export const text = (words: string, ...marks: (string | Marks[number])[]): EssayNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0
    ? { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }
    : {}),
})
export const node = (type: string, content: Content[] = [], attrs?: EssayNode['attrs']): EssayNode => ({
  type,
  ...(attrs ? { attrs } : {}),
  content: content.map((child) => (typeof child === 'string' ? text(child) : child)),
})
export const paragraph = (...content: Content[]): EssayNode => node('paragraph', content)
export const note = (words: string): EssayNode => ({ type: 'footnote', attrs: { text: words } })
export const essayOf = (...content: EssayNode[]): EssayNode => ({ type: 'doc', content })

const item = (...content: EssayNode[]) => node('listItem', content)
/** One pixel. */
export const sampleImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** An essay with everything that the editor knows. */
export const sampleEssay: EssayNode = essayOf(
  node('heading', ['Of tides & <moons>'], { level: 1, textAlign: 'center' }),
  node('heading', ['First part'], { level: 2 }),
  node(
    'paragraph',
    [
      'The ',
      text('sea', 'bold'),
      ' and ',
      text('the', 'italic', 'underline'),
      ' ',
      text('land', 'strike'),
      note('Smith 2001, p. 5 — “on tides”.'),
      ' meet at ',
      text('the shore', { type: 'link', attrs: { href: 'https://sea.example/?a=1&b=2' } }),
      '.',
    ],
    { textAlign: 'justify' },
  ),
  node(
    'paragraph',
    [text('Large words', { type: 'textStyle', attrs: { fontFamily: 'Arial', fontSize: '24px' } })],
    {
      textAlign: 'right',
    },
  ),
  node('blockquote', [paragraph('Time and tide wait for no man.')]),
  node('bulletList', [
    item(
      paragraph('one'),
      node('orderedList', [item(paragraph('deep')), item(paragraph('deeper'))], { start: 3 }),
    ),
    item(paragraph('two')),
  ]),
  node('codeBlock', ['if (a) {\n  b()\n}']),
  node('table', [
    node('tableRow', [node('tableHeader', [paragraph('Place')]), node('tableHeader', [paragraph('Height')])]),
    node('tableRow', [
      node('tableCell', [paragraph('Fundy')]),
      node('tableCell', [paragraph('16 m', note('At spring.'))]),
    ]),
  ]),
  { type: 'image', attrs: { src: sampleImage, alt: 'A wave' } },
  { type: 'horizontalRule' },
  paragraph('שלום עולם, ', text('Привет', 'bold'), ' café e\u0301 🌊 first', { type: 'hardBreak' }, 'second'),
)
