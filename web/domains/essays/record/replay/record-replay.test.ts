import { expect, test } from 'vitest'
import { toBase64 } from '../../../../../contract/text/base64.ts'
import { openEditor, type } from '../../page/headless-editor.ts'
import { RecordReplay } from './record-replay.ts'

test('shows a record with a change that cannot be merged, without that change', () => {
  const editor = openEditor()
  type(editor, 'Before. ')
  editor.add('update', toBase64(new Uint8Array([1, 2, 3, 255])))
  type(editor, 'After.')
  const replay = new RecordReplay()
  replay.add(editor.entries)
  replay.seek(editor.entries.length)
  expect(replay.blocks().flatMap(({ texts }) => texts.map(({ text }) => text))).toEqual(['Before. After.'])
})
