import { Schema } from '@tiptap/pm/model'

/** The marks of words that only one of two documents has. Both have the number of their difference. */
export const comparisonMarks = { added: 'addedWords', removed: 'removedWords' } as const
export type ComparisonKind = keyof typeof comparisonMarks

const known = new WeakMap<Schema, Schema>()

/** Returns the schema of the page with marks for words that were added or removed. Its documents are only shown. */
export function comparisonSchema(schema: Schema): Schema {
  const before = known.get(schema)
  if (before) return before
  const element = (name: string) => ({
    attrs: { difference: {} },
    toDOM: ({ attrs }: { attrs: Record<string, unknown> }): [string, Record<string, unknown>, 0] => [
      name,
      { 'data-difference': attrs.difference },
      0,
    ],
  })
  const made = new Schema({
    ...schema.spec,
    // Outermost, so that one element has all words of a difference, whatever their formatting is.
    marks: schema.spec.marks.prepend({
      [comparisonMarks.added]: element('ins'),
      [comparisonMarks.removed]: element('del'),
    }),
  })
  known.set(schema, made)
  return made
}
