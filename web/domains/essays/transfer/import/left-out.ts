/**
 * What of a file the page cannot hold, counted; the user is told of each. images: remote, too large or of another type.
 * metadata: at the head of a Markdown file. headers: with footers and page numbers.
 * embedded: drawings, charts, videos, forms and the like.
 */
export const leftOutParts = ['images', 'comments', 'headers', 'embedded', 'metadata'] as const
export type LeftOut = Partial<Record<(typeof leftOutParts)[number], number>>
