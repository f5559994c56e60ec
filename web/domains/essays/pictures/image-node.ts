import { Image } from '@tiptap/extension-image'
import { isEssayImage } from '../../../../contract/essays/essay-images.ts'
import { readPictureLook, readStatedWidth, readWidthPercent } from './picture-attributes.ts'
import { pictureView } from './picture-view.ts'

/** An image on a line of its own. It is part of the document, so that it works offline and calls no other server. */
export const EssayImage = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: null },
      caption: { default: '' },
      align: { default: 'center' },
      widthPercent: { default: null },
    }
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs(element) {
          const images = element.querySelectorAll('img')
          const [image] = images
          return image && images.length === 1 ? readElement(image, element) : false
        },
      },
      { tag: 'img[src]', getAttrs: (element) => readElement(element, null) },
    ]
  },
  renderHTML({ node }) {
    const { align, widthPercent, caption } = readPictureLook(node.attrs)
    const { src, alt } = node.attrs
    const look = { class: 'essay-figure', 'data-align': align }
    const image = {
      // A document may come from a program that makes other images.
      ...(isEssayImage(src) ? { src } : {}),
      alt: alt ?? '',
      ...(widthPercent === null ? {} : { style: `width: ${widthPercent}%` }),
    }
    return [
      'figure',
      widthPercent === null ? look : { ...look, 'data-width': String(widthPercent) },
      ['img', image],
      ...(caption === '' ? [] : [['figcaption', {}, caption]]),
    ]
  },
  addNodeView: () => pictureView,
  // The library's rule makes an image of a typed “![name](address)”.
  addInputRules: () => [],
}).configure({ allowBase64: true })

function readElement(image: Element, figure: Element | null) {
  const src = image.getAttribute('src')
  if (!isEssayImage(src)) return false
  const { align, caption } = readPictureLook({
    align: figure?.getAttribute('data-align'),
    caption: (figure?.querySelector('figcaption')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
  })
  const stated = image.getAttribute('style')?.match(/(?:^|;)\s{0,5}width:\s{0,5}([\d.]{1,8}(?:%|px))/)?.[1]
  const widthPercent =
    readWidthPercent(figure?.getAttribute('data-width')) ??
    readStatedWidth(stated ?? image.getAttribute('width') ?? '')
  return { src, alt: image.getAttribute('alt'), align, caption, widthPercent }
}
