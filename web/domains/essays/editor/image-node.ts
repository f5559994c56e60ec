import { Image } from '@tiptap/extension-image'
import { isEmbedded } from '../paste/clean-html.ts'

/** An image on a line of its own. It is part of the document, so that it works offline and calls no other server. */
export const EssayImage = Image.extend({
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isEmbedded(element.getAttribute('src') ?? '') ? null : false),
      },
    ]
  },
}).configure({ allowBase64: true })
