import { expect, test } from 'vitest'
import { detectLanguage } from './language.ts'

test.each([
  ['en', 'The report was late because nobody had read it, and she had to write it again in the train.'],
  [
    'fr',
    'Le rapport était en retard parce que personne ne l’avait lu et elle a dû le refaire dans le train.',
  ],
  [
    'de',
    'Der Bericht kam zu spät, weil ihn niemand gelesen hatte, und sie musste ihn im Zug noch einmal schreiben.',
  ],
  [
    'es',
    'El informe llegó tarde porque nadie lo había leído y ella tuvo que escribirlo otra vez en el tren.',
  ],
  ['ru', 'Отчёт опоздал, потому что его никто не прочитал, и ей пришлось писать его заново в поезде.'],
  ['ar', 'تأخر التقرير لأن أحدا لم يقرأه واضطرت إلى كتابته مرة أخرى في القطار في ذلك اليوم'],
  ['zh', '报告迟到了,因为没有人读过它,她不得不在火车上重新写一遍。'],
  ['ja', '報告書は誰も読んでいなかったので遅れ、彼女は電車の中で書き直さなければならなかった。'],
  ['code', 'function add(a, b) { return a + b; } const x = add(1, 2); if (x > 2) { print(x); } // ok();'],
])('%s', (code, text) => {
  expect(detectLanguage(text)).toEqual({ code, english: code === 'en' })
})

test('does not judge too few words', () => {
  expect(detectLanguage('Hello there')).toEqual({ code: 'und', english: true })
  expect(detectLanguage('😀😀😀').english).toBe(false)
})
