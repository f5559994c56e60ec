import { z } from 'zod'

/** The page sends pictures of this size; the server accepts up to twice as much. */
export const pictureSidePx = 256
export const pictureSideMaxPx = 512
export const pictureBytesMax = 150_000

/** A PNG, JPEG or WebP image in base64. */
export const pictureInput = z.strictObject({
  image: z
    .base64()
    .min(1)
    .max(Math.ceil(pictureBytesMax / 3) * 4, 'This picture is too large.'),
})

/** The address of the new picture; it changes with the picture. */
export type PictureAnswer = { image: string | null }
