import { expect, test } from 'vitest'
import { looksLikeMarkdown } from './looks-like-markdown.ts'

test.each([
  ['# Tides\n\nThe sea rises.', true],
  ['- one\n- two', true],
  ['```\ncode\n```', true],
  ['The **moon** pulls.\nSee [this](https://a.example).', true],
  ['The sea rises.\nTwice a day.', false],
  ['- one dash in a text', false],
  ['#hashtag is no heading', false],
])('%j is Markdown: %s', (text, is) => {
  expect(looksLikeMarkdown(text)).toBe(is)
})
