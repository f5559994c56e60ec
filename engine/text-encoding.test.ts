import { describe, expect, test } from 'vitest'
import { decodeText } from './documents/decode-text.ts'

/** Encodes a text in an encoding that only has a decoder, by decoding all bytes and pairs of bytes. */
function encode(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const known = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    const sign = decoder.decode(new Uint8Array(bytes))
    if ([...sign].length === 1 && !known.has(sign)) known.set(sign, bytes)
  }
  for (let first = 0; first < 256; first++) learn([first])
  if (!/^(?:windows|iso|koi8)/.test(encoding))
    for (let first = 0x81; first < 255; first++)
      for (let second = 0x40; second < 255; second++) learn([first, second])
  return new Uint8Array([...text].flatMap((sign) => known.get(sign) ?? [0x3f]))
}

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('a text that names no encoding', () => {
  test.each([
    ['windows-1251', 'Привет, мир.'],
    ['windows-1251', 'Письмо от друга пришло вчера вечером. Он пишет, что скоро приедет к нам.'],
    ['koi8-r', 'Письмо от друга пришло вчера вечером. Он пишет, что скоро приедет к нам.'],
    ['windows-1252', 'Müller zahlt 5 €'],
    ['windows-1252', 'He said “hello” and didn’t come back – the café was closed.'],
    ['windows-1252', 'L’été dernier, nous avons mangé des pâtes à la crème près de l’école.'],
    ['windows-1250', 'Zażółć gęślą jaźń. Wczoraj wieczorem przyszedł list od przyjaciela.'],
    ['windows-1253', 'Χθες το βράδυ ήρθε ένα γράμμα από έναν φίλο.'],
    ['windows-1255', 'אתמול בערב הגיע מכתב מחבר. הוא כותב שמזג האוויר יפה ושהוא יבוא בקרוב.'],
    ['windows-1256', 'وصلت أمس رسالة من صديق. يكتب أن الطقس جميل وأنه سيأتي قريبا.'],
    ['shift_jis', '昨日の夜、友人から手紙が届きました。天気が良くて、もうすぐ来ると書いています。'],
    ['euc-jp', '昨日の夜、友人から手紙が届きました。天気が良くて、もうすぐ来ると書いています。'],
    ['gb18030', '昨天晚上收到朋友的信。他写道天气很好，很快就会来。我们都很高兴。'],
    ['big5', '昨天晚上收到朋友的信。他寫道天氣很好，很快就會來。我們都很高興。'],
    ['euc-kr', '어제 저녁에 친구에게서 편지가 왔습니다. 날씨가 좋고 곧 온다고 합니다.'],
  ])('is read in %s: %s', (encoding, text) => {
    expect(decodeText(encode(encoding, text))).toBe(text)
  })

  test('is read in Windows-1252 where the letters say too little', () => {
    expect(decodeText(latin('caf\xe9'))).toBe('café')
    expect(decodeText(latin('Reference: M\xfcller 1999'))).toBe('Reference: Müller 1999')
  })

  test('is guessed from its letters, however late they come', () => {
    const bytes = new Uint8Array([
      ...latin('x'.repeat(100_000)),
      ...encode('windows-1251', ' Привет, мир и люди.'),
    ])
    expect(decodeText(bytes).slice(100_000)).toBe(' Привет, мир и люди.')
  })
})

describe('a text that names its encoding', () => {
  test.each([
    ['<meta charset="windows-1251">', 'windows-1251'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', 'koi8-r'],
    ['<?xml version="1.0" encoding="windows-1251"?>', 'windows-1251'],
  ])('is read in it: %s', (declaration, encoding) => {
    expect(decodeText(encode(encoding, `${declaration}Ой`))).toBe(`${declaration}Ой`)
  })

  test('is read as UTF-8 where it is that, whatever it names', () => {
    const page = '<meta charset="windows-1251">Письмо'
    expect(decodeText(new TextEncoder().encode(page))).toBe(page)
  })

  test('is guessed where it names UTF-8 or nothing that exists', () => {
    for (const name of ['utf-8', 'unheard-of']) {
      const page = `<meta charset="${name}">Привет, мир и люди.`
      expect(decodeText(encode('windows-1251', page))).toBe(page)
    }
  })

  test('is read in what its sender names first', () => {
    expect(decodeText(encode('koi8-r', 'Ой'), { declared: 'koi8-r' })).toBe('Ой')
    const mail = latin('\x1b$B<j;f\x1b(B')
    expect(decodeText(mail, { declared: 'iso-2022-jp' })).toBe('手紙')
  })
})

test('may end within a character', () => {
  const bytes = encode('shift_jis', '<meta charset="shift_jis">手紙')
  expect(decodeText(bytes.subarray(0, -1), { isCut: true })).toBe('<meta charset="shift_jis">手')
  expect(decodeText(new TextEncoder().encode('手紙').subarray(0, -1), { isCut: true })).toBe('手')
})
