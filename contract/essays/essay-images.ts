/**
 * Reports whether an address is an image that an essay may contain: one that is a part of the document. Any other address
 * would tell its server who opens the essay.
 */
export function isEssayImage(source: unknown): boolean {
  return typeof source === 'string' && /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(source)
}
