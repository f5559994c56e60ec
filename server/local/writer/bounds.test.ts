import { expect, test } from 'vitest'
import { boundRequest, shortenWords } from './bounds.ts'
import type { Request } from './skill.ts'

const request = (text: string): Request => ({
  wording: 'outline',
  instruction: 'outline',
  text,
  source: 'message',
  original: text,
  previous: null,
})

test('keeps a text within the limits, without a notice', () => {
  const text = `An address: https://example.org/${'path/'.repeat(40)} and ${'a'.repeat(100)}.`
  expect(boundRequest(request(text))).toEqual({ request: request(text), notices: [] })
})

test('cuts a text at 50,000 characters and reports its length', () => {
  const { request: bounded, notices } = boundRequest(request('word '.repeat(20_000)))
  expect(bounded.text).toHaveLength(50_000)
  expect(bounded.original).toHaveLength(50_000)
  expect(notices).toEqual([expect.stringContaining('100,000 characters. I read the first 50,000')])
})

test('cuts words at 100 letters and reports it', () => {
  const { request: bounded, notices } = boundRequest(request(`so ${'a1_'.repeat(60)} it goes`))
  expect(bounded.text).toBe(`so ${'a1_'.repeat(33)}a… it goes`)
  expect(notices).toEqual(['I shortened words of more than 100 letters.'])
})

test('keeps sentences of scripts without spaces', () => {
  for (const sentence of ['汉字'.repeat(100), 'ภาษาไทย'.repeat(40), 'ひらがな'.repeat(50)])
    expect(shortenWords(sentence)).toBe(sentence)
})
