import { once } from 'node:events'
import type { Writable } from 'node:stream'

const characters = 64 * 1024

/** Writes the output of JSON.stringify with two spaces in chunks; any iterable object counts as an array. */
export async function writeJson(output: Writable, value: unknown): Promise<void> {
  let waiting = ''
  for (const part of partsOf(value, '\n')) {
    waiting += part
    if (waiting.length < characters) continue
    if (!output.write(waiting)) await once(output, 'drain')
    waiting = ''
  }
  output.write(waiting)
}

/** `line` is a line break with the indentation of the value. */
function* partsOf(value: unknown, line: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield JSON.stringify(value)
  else if (Symbol.iterator in value) yield* itemsOf(value as Iterable<unknown>, line)
  else yield* fieldsOf(value, line)
}

function* itemsOf(items: Iterable<unknown>, line: string): Generator<string> {
  let before = `[${line}  `
  for (const item of items) {
    yield before
    yield* partsOf(item, `${line}  `)
    before = `,${line}  `
  }
  yield before.startsWith('[') ? '[]' : `${line}]`
}

function* fieldsOf(object: object, line: string): Generator<string> {
  let before = `{${line}  `
  for (const [name, field] of Object.entries(object)) {
    if (field === undefined) continue
    yield `${before}${JSON.stringify(name)}: `
    yield* partsOf(field, `${line}  `)
    before = `,${line}  `
  }
  yield before.startsWith('{') ? '{}' : `${line}}`
}
