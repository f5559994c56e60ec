import { Image } from '@tiptap/extension-image'
import { isEssayImage } from '../../../../contract/essays/essay-images.ts'

/** An image on a line of its own. It is part of the document, so that it works offline and calls no other server. */
export const EssayImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        // A document may come from a program that makes other images.
        renderHTML: ({ src }) => (isEssayImage(src) ? { src } : {}),
      },
    }
  },
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isEssayImage(element.getAttribute('src')) ? null : false),
      },
    ]
  },
  // The library's rule makes an image of a typed “![name](address)”.
  addInputRules: () => [],
}).configure({ allowBase64: true })
