import { expect, test } from 'vitest'
import { ApiError } from '../../../api.ts'
import { readTextFiles } from './open-text-files.ts'

test('reads and joins text and Markdown', async () => {
  const files = [new File(['One\r\ntwo\n'], 'a.txt'), new File(['# Three'], 'B.MD')]
  expect(await readTextFiles(files, 1_000)).toEqual({ text: 'One\ntwo\n\n# Three', note: null })
})

test('sends documents to the server and keeps the order of the files', async () => {
  const files = [new File(['x'], 'a.docx'), new File(['two'], 'b.txt'), new File(['x'], 'C.PDF')]
  const read = async ({ name }: File) => ({
    text: `text of ${name}`,
    note: name === 'C.PDF' ? 'Pages without text: 2.' : null,
  })
  expect(await readTextFiles(files, 1_000, read)).toEqual({
    text: 'text of a.docx\n\ntwo\n\ntext of C.PDF',
    note: 'Pages without text: 2.',
  })
})

test('names the file that cannot be read', async () => {
  await expect(readTextFiles([new File(['x'], 'a.odt')], 1_000)).rejects.toThrow('a.odt is not a text')
  await expect(readTextFiles([new File(['x'.repeat(41)], 'a.txt')], 10)).rejects.toThrow(
    'longer than 10 characters',
  )
  const binary = new File([new Uint8Array([0xff, 0xfe, 0x00])], 'a.txt')
  await expect(readTextFiles([binary], 1_000)).rejects.toThrow('not plain UTF-8 text')
  const refuse = () => Promise.reject(new ApiError(422, 'file_unreadable', 'a.pdf: it asks for a password'))
  await expect(readTextFiles([new File(['x'], 'a.pdf')], 10, refuse)).rejects.toThrow('password')
})
