import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { fillLegal, imprintMark, legalInput, legalMark, noLegalNames } from './legal.ts'

const names = {
  operator: 'Abbey & Sons Ltd',
  seat: '1 Quay, Cork',
  law: 'the laws of Ireland',
  since: '2026-12-01',
}
const page = [
  `between you and ${legalMark('operator', 'the operator of this installation')}`,
  `under ${legalMark('law', 'the laws of the United States')}`,
  `${legalMark('since', '2025-06-08', 'iso')} ${legalMark('since', '8 June 2025', 'en-GB')}`,
  imprintMark,
].join('\n')
const encode = (text: string) => text.replace('&', '&amp;')

test('keeps the documented texts where the operator has chosen nothing', () => {
  expect(fillLegal(page, noLegalNames, encode)).toBe(
    'between you and the operator of this installation\nunder the laws of the United States\n2025-06-08 8 June 2025\n',
  )
})

test('writes operator, seat, law and day, encoded and in the language of the page', () => {
  expect(fillLegal(page, names, encode)).toBe(
    'between you and Abbey &amp; Sons Ltd, 1 Quay, Cork\nunder the laws of Ireland\n2026-12-01 1 December 2026\nAbbey &amp; Sons Ltd, 1 Quay, Cork',
  )
  expect(fillLegal(legalMark('since', '8 de junio de 2025', 'es-ES'), names, encode)).toBe(
    '1 de diciembre de 2026',
  )
})

test('refuses placeholders, markup and days that do not exist', () => {
  expect(legalInput.safeParse(names).success).toBe(true)
  for (const wrong of [{ operator: '⟦law|x⟧' }, { seat: '<b>' }, { law: 'a\nb' }, { since: '2026-02-30' }])
    expect(legalInput.safeParse({ ...names, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('has built pages write the placeholder into the footer', () => {
  expect(brand.imprint).toBe(imprintMark)
})
