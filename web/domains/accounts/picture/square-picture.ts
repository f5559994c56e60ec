import { pictureSidePx } from '../../../../contract/accounts/picture.ts'

/** Thrown for a file that the browser cannot show as a picture. */
export class NotAPicture extends Error {}

/**
 * Cuts the middle square out of a picture and returns it in base64, as a JPEG of `pictureSidePx` a side. The browser
 * turns it as the camera was held; other data of the file, such as the place, are left out.
 */
export async function squarePicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new NotAPicture()
  })
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pictureSidePx
  const context = canvas.getContext('2d')
  if (!context || side === 0) throw new NotAPicture()
  // Transparent parts of a PNG would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, pictureSidePx, pictureSidePx)
  context.imageSmoothingQuality = 'high'
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2]
  context.drawImage(image, x, y, side, side, 0, 0, pictureSidePx, pictureSidePx)
  image.close()
  return canvas.toDataURL('image/jpeg', 0.88).split(',')[1]!
}
