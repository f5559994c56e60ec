import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import {
  exchange,
  type HeadlessEditor,
  insert,
  openEditor,
  schema,
  textsIn,
  type,
} from '../../page/headless-editor.ts'

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** In the random edits each origin has letters of its own, so that the origin of a character can be read from it. */
const letters = { typed: 'abcdef', paste: 'ABCDEF', ai: '123456' } as const
const originOf = (letter: string) => (/[a-f]/.test(letter) ? 'typed' : /[A-F]/.test(letter) ? 'paste' : 'ai')

/** Returns stretches of text that the record gives another origin than their letters have. */
const wrongIn = (texts: ReturnType<typeof textsIn>) =>
  texts.filter(({ text, origin }) => [...text].some((letter) => originOf(letter) !== origin))

function edits(editor: HeadlessEditor, random: () => number) {
  const upTo = (max: number) => Math.floor(random() * max)
  const word = (from: string, length: number) =>
    Array.from({ length }, () => from[upTo(from.length)]!).join('')
  const place = () => {
    const { doc } = editor.state()
    const near = TextSelection.near(doc.resolve(upTo(doc.content.size + 1)))
    return near.from
  }
  const range = () => {
    const [one, two] = [place(), place()]
    const from = Math.min(one, two)
    return [from, Math.min(Math.max(one, two), from + 1 + upTo(12))] as const
  }
  const fits = (node: Node, at: number) => node.resolve(at).parent.isTextblock
  return [
    () => type(editor, word(letters.typed, 1 + upTo(3)), place()),
    () => type(editor, word(letters.typed, 1), place()),
    () =>
      insert(
        editor,
        'paste',
        `${word(letters.paste, 1 + upTo(30))}\n${word(letters.paste, upTo(30))}`,
        place(),
      ),
    () => insert(editor, 'ai', word(letters.ai, 1 + upTo(40)), place()),
    () => {
      const at = place()
      if (fits(editor.state().doc, at)) editor.change((tr) => tr.split(at))
    },
    () => {
      const { doc } = editor.state()
      const index = 1 + upTo(doc.childCount - 1)
      if (index >= doc.childCount) return
      let at = 0
      for (let before = 0; before < index; before++) at += doc.child(before).nodeSize
      if (doc.child(index - 1).type === doc.child(index).type) editor.change((tr) => tr.join(at))
    },
    () => editor.change((tr) => tr.delete(...range())),
    () => editor.change((tr) => tr.insertText(word(letters.typed, 1), ...range())),
    () => editor.change((tr) => tr.setBlockType(place(), undefined, schema.nodes.heading!, { level: 1 })),
    () => editor.change((tr) => tr.addMark(...range(), schema.marks.italic!.create())),
    () => {
      const { doc } = editor.state()
      const index = upTo(doc.childCount)
      let at = 0
      for (let before = 0; before < index; before++) at += doc.child(before).nodeSize
      const block = doc.child(index)
      editor.change((tr) =>
        // A copy of a block with one character cannot be told from typing that character.
        block.textContent.length !== 1 && (random() < 0.5 || doc.childCount === 1)
          ? tr.insert(at + block.nodeSize, block)
          : tr.delete(at, at + block.nodeSize).insert(0, block),
      )
    },
    () => {
      const [from, to] = range()
      if (from === to) return
      const slice = editor.copy(from, to)
      if (random() < 0.7) editor.change((tr) => tr.deleteSelection())
      const at = place()
      editor.change((tr) => tr.replaceRange(at, at, slice).setMeta('paste', true))
    },
    () => {
      const letter = word(letters.typed, 1)
      editor.change((tr) => {
        const places: number[] = []
        tr.doc.descendants((node, at) => {
          for (const [index, sign] of [...(node.text ?? '')].entries())
            if (sign === letter) places.push(at + index)
        })
        for (const at of places.reverse()) tr.insertText(word(letters.typed, 2), at, at + 1)
        return tr
      })
    },
    () => editor.undo(),
    () => editor.undo(),
    () => editor.redo(),
  ]
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'knows every character after random edits %i',
  (seed) => {
    const random = randomFrom(seed)
    const editor = openEditor()
    const actions = edits(editor, random)
    for (let step = 0; step < 100; step++) {
      actions[Math.floor(random() * actions.length)]!()
      if (step % 20 !== 19) continue
      const texts = textsIn(editor.entries)
      expect(texts.map(({ text }) => text).join('')).toBe(editor.state().doc.textContent)
      expect(wrongIn(texts), `step ${step}`).toEqual([])
    }
  },
)

test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'agrees on two devices after random edits %i',
  (seed) => {
    const random = randomFrom(seed + 1_000)
    const [desk, phone] = [openEditor(), openEditor()]
    type(desk, 'abc')
    exchange(desk, phone)
    const [onDesk, onPhone] = [edits(desk, random), edits(phone, random)]
    for (let step = 0; step < 60; step++) {
      const actions = random() < 0.5 ? onDesk : onPhone
      actions[Math.floor(random() * actions.length)]!()
      if (random() < 0.5) exchange(desk, phone)
    }
    exchange(desk, phone)
    const texts = textsIn([...desk.entries, ...phone.entries])
    expect(texts.map(({ text }) => text).join('')).toBe(desk.state().doc.textContent)
    expect(wrongIn(texts)).toEqual([])
  },
)
