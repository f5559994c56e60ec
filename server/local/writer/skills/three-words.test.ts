import { expect, test } from 'vitest'
import { titlePrompts } from '../../../../contract/chats/titles.ts'
import { ask } from '../testing/ask.ts'
import { longText, mills } from '../testing/texts.ts'

test.each<[string, string | RegExp]>([
  ['Help me write a cover letter for a barista job', 'Cover Letter Barista'],
  ['Write an essay about the causes of World War I', 'Causes World War'],
  ['what is the best laptop for video editing in 2026?', 'Laptop Video Editing'],
  ['proofread my email to the landlord about the broken boiler', 'Landlord Broken Boiler'],
  ['is this AI?', 'Is This AI'],
  ['what is 17% of 340', '17% of 340'],
  ['为什么会有潮汐？', /潮汐/],
  ['日本の歴史について教えてください', /^日本 歴史/],
  ['Почему бывают приливы и отливы?', /^Приливы .*Отливы$/],
  ['Explícame por qué el cielo es azul', /Cielo/],
  ['Warum ist der Himmel blau und nicht grün?', /^Himmel Blau Grün$/],
  ['Explique-moi la Révolution française en trois phrases', /Révolution Française$/],
  ['كيف أكتب رسالة إلى أستاذي؟', /رسالة إلى أستاذي$/],
  ['आसमान नीला क्यों होता है', /^आसमान नीला/],
  ['γιατί ο ουρανός είναι μπλε', /Ουρανός/],
  ['hi', 'Hi Topic Discussion'],
  ['', 'Topic Discussion Conversation'],
  ['🙂', 'Topic Discussion Conversation'],
])('%j', async (text, title) => {
  const words = await ask(titlePrompts.chat + text)
  if (typeof title === 'string') expect(words).toBe(title)
  else expect(words).toMatch(title)
})

test('pads essay titles with their own words', async () => {
  expect(await ask(`${titlePrompts.essay}Should universities abolish lecture attendance?`)).toMatch(
    /^Universities .+ .+$/,
  )
  expect(await ask(titlePrompts.essay)).toBe('Essay Writing Topic')
})

test.each([
  mills,
  `Summarise this: ${mills}`,
  longText(),
  '你好，请帮我写一封信给我的老师',
  'Hola, ¿puedes ayudarme con mi tarea de fracciones?',
])('returns exactly three words for any text: %#', async (text) => {
  expect((await ask(titlePrompts.chat + text)).split(' ')).toHaveLength(3)
})
