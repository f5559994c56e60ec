import { Marked } from 'marked'
import { expect, test } from 'vitest'
import { cjkEmphasis } from './cjk-emphasis.ts'

const reader = new Marked({ gfm: true }).use(cjkEmphasis)
const html = (markdown: string) => reader.parseInline(markdown, { async: false })

test.each([
  ['**「太字」**です。**重要：**次。**“引用”**的话', ['「太字」', '重要：', '“引用”']],
  ['这是**“重点”**吗？', ['“重点”']],
  ['これは**太字**です', ['太字']],
  ['使用API**接口**调用', ['接口']],
  ['使用**API**调用', ['API']],
  ['한국어**(강조)**입니다', ['(강조)']],
  ['**🎉**です', ['🎉']],
  ['全角**（括弧）**の後', ['（括弧）']],
  ['**bold**, then **(more)** and *a*', ['bold', '(more)']],
])('%s has what is strong', (markdown, strong) => {
  expect([...html(markdown).matchAll(/<strong>(.*?)<\/strong>/g)].map(([, text]) => text)).toEqual(strong)
})

test.each(['2**10 and 3 ** 4', 'a * b * c', 'snake_case_name', '漢_字_漢', 'call(**"x"**y)', '5 * 3 is 15'])(
  'leaves %s as it is',
  (markdown) => {
    expect(html(markdown)).not.toMatch(/<(?:em|strong)>/)
  },
)

test('reads other texts as CommonMark does', () => {
  const plain = new Marked({ gfm: true })
  const texts = [
    '***both*** and **a *b* c**',
    '*a**b**c*',
    '**a**b**c**',
    'so *(this)*, **“that”** and __that__',
    '**Note:**text',
    '~~*a*~~ *~~b~~*',
    '*foo**bar*',
    'foo***bar***baz',
    '**foo"*bar*"foo**',
  ]
  for (const text of texts) expect(html(text)).toBe(plain.parseInline(text, { async: false }))
})

test.each(['**「', '*太', '**“', '*。*', '太**'])('reads %j ten thousand times in time', (piece) => {
  const startedMs = performance.now()
  html(piece.repeat(1_300))
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})
