import { expect, test } from 'vitest'
import { cleanTitle, isTelling } from './clean-title.ts'

test.each([
  ['Moon and tides', 'Moon and tides'],
  ['Title: "The pull of the moon"', 'The pull of the moon'],
  ['Sure! Here is a three-word title for the conversation: **Moon and tides**', 'Moon and tides'],
  ['Sure, here’s a title:\n\n"Bread: a history"', 'Bread: a history'],
  ['Bread: a history', 'Bread: a history'],
  ['# Ocean waves\n\nThis title says…', 'Ocean waves'],
  ['Voici le titre : « Marées et lune »', 'Marées et lune'],
  ['«Mareas y luna»', 'Mareas y luna'],
  ["I'd be happy to", ''],
  ["Hello I'm here", ''],
  ['This conversation is about', ''],
  ['This conversation is about: tides', 'tides'],
  ['', ''],
])('cleans %j', (answer, title) => {
  expect(cleanTitle(answer)).toBe(title)
})

const question = 'Why is there such a thing as the tide, and when is it highest?'
const reply = 'Emma Thompson, student of the sea, asked the same thing.'

test.each([
  ['Moon and tides', question, true],
  ['Emma Thompson Student', question, false],
  ['Helpful writing assistant', question, false],
  ['…!?', question, false],
  ['Student of the sea', 'What is it?', true],
  ['Emma Thompson, student', 'Who is it?', false],
  ['潮汐的原因', '为什么会有潮汐？', true],
  ['写作助手', '为什么会有潮汐？', false],
  ['Причины приливов', 'Почему бывают приливы и отливы?', true],
  ['Education et écoles', 'Que dire de l’éducation en France ?', true],
])('judges %j for %j', (title, asked, isFit) => {
  expect(isTelling(title, asked, reply)).toBe(isFit)
})
