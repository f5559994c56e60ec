import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Café', 'cafe'],
  ['cafe\u0301', 'cafe'],
  ['Łódź Đorđević Straße', 'lodz dordevic strasse'],
  ['مَرْحَبًا', 'مرحبا'],
  ['שָׁלוֹם', 'שלום'],
  ['ＡＢＣ１２', 'abc12'],
  ['ｶﾞｷﾞ', 'ガギ'],
  ['か\u3099', 'が'],
  ['한국어', '한국어'],
  ['co\u00adoperate', 'cooperate'],
  ['👍🏽', '👍'],
  ['ﬁn', 'fin'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
