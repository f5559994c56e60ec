import { expect, test } from 'vitest'
import { readReply } from './thoughts.ts'

test.each([
  ['<think>\nThe moon pulls.\n</think>\n\nTides.', 'The moon pulls.', 'Tides.'],
  ['\n<thinking>Hm.</thinking>Yes.', 'Hm.', 'Yes.'],
  ['[THINK]Hm.[/THINK] Yes.', 'Hm.', 'Yes.'],
  ['<think>\n\n</think>\n\nYes.', null, 'Yes.'],
  ['<think>Only this.</think>', 'Only this.', ''],
])('separates the thinking from %j', (stored, thoughts, text) => {
  expect(readReply(stored)).toEqual({ text, thoughts })
})

test.each([
  'Write `<think>` and `</think>` around it.',
  '<think>A start without an end',
  '<b>bold</b>',
  '  indented',
  '',
])('leaves %j as it is', (text) => {
  expect(readReply(text)).toEqual({ text, thoughts: null })
})
