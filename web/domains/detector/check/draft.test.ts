import { expect, test } from 'vitest'
import { textOfAddress } from './draft.ts'

test('the text is taken and the rest of the address stays', () => {
  expect(textOfAddress('http://longhand.test/ai-detector?text=Caf%C3%A9%20%26%20bar&a=1#top')).toEqual({
    text: 'Café & bar',
    clean: '/ai-detector?a=1#top',
  })
})

test('an absent or empty text fills nothing', () => {
  expect(textOfAddress('http://longhand.test/ai-detector')).toEqual({ text: null, clean: '/ai-detector' })
  expect(textOfAddress('http://longhand.test/ai-detector?text=')).toEqual({
    text: null,
    clean: '/ai-detector',
  })
})
