/** A mistake in a file of web/content, in words that help whoever edited it. */
export class ContentError extends Error {
  constructor(place: string, message: string) {
    super(`${place}: ${message}`)
  }
}
