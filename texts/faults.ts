/** Why a file cannot be read, as the readers of documents report it. */
export const faults = {
  image: 'it is an image',
  damaged: 'it is damaged',
  empty: 'it is empty',
  noWord: 'it is not a Word document',
  unknown: 'it is not a text, a document or an image that can be read here',
  unpacks: 'it unpacks to more than 64 MB',
  unpacksServer: 'it unpacks to more than this server can hold',
  tooSlow: 'reading it takes too long',
  pdfDamaged: 'the PDF is damaged',
  wordDamaged: 'the Word document is damaged',
  imageDamaged: 'the image is damaged',
  noText: 'there is no text in it',
  ofKind: 'it is {found}, which cannot be read here',
  imageTooLarge: 'the image is too large, {width, number} × {height, number} pixels',
  scan: 'it has no text. It may be a scan: attach its pages as images, or run text recognition first',
  locked: 'it is protected by a password. Save a copy without one and attach that',
} as const
