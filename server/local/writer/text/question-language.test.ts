import { expect, test } from 'vitest'
import { questionLanguage } from './question-language.ts'

test.each([
  ['Was ist die Hauptstadt von Australien?', 'de'],
  ['Schreib mir ein Gedicht', 'de'],
  ['Wie geht es dir?', 'de'],
  ['¿Cuál es la capital de Australia?', 'es'],
  ['Escribe un poema sobre la lluvia', 'es'],
  ['Quelle est la capitale de la France ?', 'fr'],
  ['Explique-moi la photosynthèse, qui est difficile pour moi', 'fr'],
  ['Qual é a capital do Brasil?', 'pt'],
  ['Hoe heet de hoofdstad van België?', 'nl'],
  ['日本の首都はどこですか', 'ja'],
  ['Какая столица Франции?', 'ru'],
  ['한국의 수도는 어디입니까', 'ko'],
  ['Write a poem about rain', 'en'],
  ['capital of Australia', 'en'],
  ['who was Marie de France', 'en'],
  ['', 'en'],
])('replies to %j in %s', (question, language) => {
  expect(questionLanguage(question)).toBe(language)
})
