import { messages } from '../../messages.ts'

/** Import of a document into the essay writer. */
export const importing = messages('essays/import', {
  choose: 'Import a document…',
  done: '{name} is on the page.',
  inserted: '{name} was inserted at the cursor. You can undo it with Ctrl+Z.',
  leftOut: {
    images:
      '{count, plural, one {# image was} other {# images were}} left out: only PNG, JPEG, GIF and WebP images of up to 600 KB that are inside the file can be imported.',
    comments: '{count, plural, one {# comment was} other {# comments were}} left out.',
    headers: 'Headers and footers were left out.',
    embedded:
      '{count, plural, one {# chart, video, form field or other embedded part was} other {# charts, videos, form fields or other embedded parts were}} left out.',
    metadata: 'The metadata at the head of the file was left out.',
  },
  commentsTaken:
    '{count, plural, one {# comment of the file is} other {# comments of the file are}} beside the page.',
  faults: {
    tooLarge: 'This document is too large to import. Your text is unchanged.',
    broken: 'This file is damaged and cannot be read. Your text is unchanged.',
    unsupported: 'Only .docx, Markdown, HTML and text files can be imported. Your text is unchanged.',
    oldWord:
      'This is a file of an old version of Word. Save it as .docx and import that. Your text is unchanged.',
    longTable:
      'This document has a table of more than 1,000 rows, which the page cannot hold. Shorten it and import it again. Your text is unchanged.',
    empty: 'This file has no text. Your page is unchanged.',
  },
  failed: 'The document could not be imported. Your text is unchanged. Please try again.',
})
