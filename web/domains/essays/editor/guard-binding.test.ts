import { Plugin } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { exchange, openEditor, type } from '../page/headless-editor.ts'

test('keeps the words of another device when the page fails to show them at first', () => {
  let failures = 0
  const failing = new Plugin({
    filterTransaction(change) {
      if (change.docChanged && change.getMeta('y-sync$') && failures-- > 0)
        throw new RangeError('Position 11 out of range')
      return true
    },
  })
  const desk = openEditor(undefined, [failing])
  const phone = openEditor()
  type(phone, 'From the phone. ')
  failures = 1
  exchange(desk, phone)
  expect(failures).toBeLessThan(1)
  type(desk, 'From the desk.')
  exchange(desk, phone)
  expect(phone.state().doc.textContent).toBe('From the phone. From the desk.')
})
