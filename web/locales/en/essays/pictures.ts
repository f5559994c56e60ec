import { messages } from '../../messages.ts'

/** The tools of a picture in an essay. */
export const pictures = messages('essays/pictures', {
  tools: 'Picture tools',
  describe: 'Alt text and caption',
  describeTitle: 'Describe the picture',
  alt: 'Alternative text',
  altHint:
    'What the picture shows, for people who do not see it. Leave it empty for a picture that only decorates.',
  caption: 'Caption',
  captionHint: 'Printed below the picture, such as “Figure 1. Tides at Fundy”.',
  save: 'Save',
  cancel: 'Cancel',
  aligns: { left: 'Picture on the left', center: 'Picture in the middle', right: 'Picture on the right' },
  width: 'Width of the picture',
  size: 'Size: {size}',
  ownSize: 'Own size',
  widths: { '25': 'Small (25%)', '50': 'Half (50%)', '75': 'Large (75%)', '100': 'Full width (100%)' },
  replace: 'Replace the picture',
  remove: 'Delete the picture',
})
