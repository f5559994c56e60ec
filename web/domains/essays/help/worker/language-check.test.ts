import { expect, test } from 'vitest'
import { detectLanguage } from '../../../../../engine/text.ts'
import { createLanguageCheck } from '../corrections/language-check.ts'
import type { EssayParagraph } from '../paragraphs/essay-paragraphs.ts'

const german =
  'Zweimal am Tag steigt das Wasser, und zweimal am Tag fällt es wieder. Der Mond zieht das Meer an, und die Erde dreht sich darunter.'
const english =
  'Twice a day the water rises, and twice a day it falls again. The moon pulls the sea, and the earth turns under it.'

/** Detects the language as the worker does, and counts how often it is asked. */
function openCheck() {
  let calls = 0
  const isEnglish = createLanguageCheck((async (_call: string, { text }: { text: string }) => {
    calls++
    return detectLanguage(text)
  }) as Parameters<typeof createLanguageCheck>[0])
  const check = (...texts: string[]) => isEnglish(texts.map((text) => ({ text }) as EssayParagraph))
  return { check, calls: () => calls }
}

test('checks English, and a text that is too short to tell', async () => {
  const { check } = openCheck()
  expect(await check('Eine Woche')).toBe(true)
  expect(await check(english)).toBe(true)
})

test('does not check another language, until the essay is mostly English', async () => {
  const { check } = openCheck()
  expect(await check(german)).toBe(false)
  expect(await check(german, english.repeat(3))).toBe(true)
})

test('detects the language again only when the text has grown or shrunk much', async () => {
  const { check, calls } = openCheck()
  await check(english)
  await check(`${english} It is.`)
  expect(calls()).toBe(1)
  await check(english, english)
  expect(calls()).toBe(2)
})
