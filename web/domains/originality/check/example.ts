import { randomId } from '../../../ui/random-id.ts'
import type { OriginalityDraft } from './draft.ts'

/** Darwin, On the Origin of Species (1859), chapter 3. */
const source = `I should premise that I use the term Struggle for Existence in a large and metaphorical sense, including dependence of one being on another, and including (which is more important) not only the life of the individual, but success in leaving progeny. Two canine animals in a time of dearth, may be truly said to struggle with each other which shall get food and live. But a plant on the edge of a desert is said to struggle for life against the drought, though more properly it should be said to be dependent on the moisture.`

const text = `Competition is only half of the picture. In nature, two canine animals in a time of dearth may be truly said to struggle with each other which shall get food and live, and readers remember that image. Darwin meant more. He himself wrote: “I use the term Struggle for Existence in a large and metaphorical sense, including dependence of one being on another.” The second half of the idea is quieter. A plant at the edge of a desert is said to struggle for life against the drought, though more correctly it should be said to be dependent on the moisture. Nobody fights there, and yet it belongs to the same law.`

/** A text that takes one passage over word by word, one with small changes, and one as a quotation. */
export function exampleDraft(): OriginalityDraft {
  return {
    text,
    sources: [{ id: randomId(), name: 'On the Origin of Species, chapter 3', text: source }],
    document: null,
  }
}
