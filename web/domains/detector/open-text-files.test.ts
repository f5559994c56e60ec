import { expect, test } from 'vitest'
import { readTextFiles } from './open-text-files.ts'

test('text and Markdown are read and joined', async () => {
  const files = [new File(['One\r\ntwo\n'], 'a.txt'), new File(['# Three'], 'B.MD')]
  expect(await readTextFiles(files, 1_000)).toBe('One\ntwo\n\n# Three')
})

test('what cannot be read is named', async () => {
  await expect(readTextFiles([new File(['x'], 'a.docx')], 1_000)).rejects.toThrow(
    'a.docx is not a .txt or .md file.',
  )
  await expect(readTextFiles([new File(['x'.repeat(41)], 'a.txt')], 10)).rejects.toThrow(
    'longer than 10 characters',
  )
  const binary = new File([new Uint8Array([0xff, 0xfe, 0x00])], 'a.txt')
  await expect(readTextFiles([binary], 1_000)).rejects.toThrow('not plain UTF-8 text')
})
