import { expect, test } from 'vitest'
import { isFormal, registerOf } from './registers.ts'
import { labelled } from './test-corpus.ts'

test.each([
  ['abstract', 'academic'],
  ['thesis chapter or abstract', 'academic'],
  ['student report or lab report (excerpt)', 'academic'],
  ['native student essay (LOCNESS)', 'essay'],
  ['learner text, Write & Improve, CEFR B2.i, uncorrected', 'essay'],
  ['blog by a non-native writer (Brazil)', 'narrative'],
  ['statement (purpose, personal, teaching, diversity) (excerpt)', 'narrative'],
  ['government policy / guidance / blog (excerpt)', 'government'],
  ['legal text', 'legal'],
  ['travel blog', 'narrative'],
  ['poetry', 'poetry'],
])('%s is %s', (domain, register) => {
  expect(registerOf(labelled({ domain }))).toBe(register)
})

test('formal prose is impersonal and edited', () => {
  for (const domain of ['abstract', 'LegalDocument', 'MedicalText', 'organisation handbook / policy'])
    expect(isFormal(labelled({ domain }))).toBe(true)
  for (const domain of ['story', 'personal blog', 'review', 'news'])
    expect(isFormal(labelled({ domain }))).toBe(false)
})
