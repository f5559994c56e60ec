const sideMaxPx = 1_600
export const imageBytesMax = 600_000
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
/** Tried in this order until the image is small enough. */
const attempts = [
  { side: sideMaxPx, quality: 0.86 },
  { side: 1_200, quality: 0.8 },
  { side: 900, quality: 0.7 },
]

export type ShrunkImage = { src: string } | { refusal: 'type' | 'unreadable' | 'large' }

/** Returns an image as data of the document, made smaller if necessary. */
export async function shrinkImage(file: File): Promise<ShrunkImage> {
  if (!types.has(file.type)) return { refusal: 'type' }
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return { refusal: 'unreadable' }
  try {
    if (file.size <= imageBytesMax && Math.max(bitmap.width, bitmap.height) <= sideMaxPx)
      return { src: await dataOf(file) }
    for (const { side, quality } of attempts) {
      const blob = await draw(bitmap, side, quality)
      if (blob && blob.size <= imageBytesMax) return { src: await dataOf(blob) }
    }
    return { refusal: 'large' }
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency; without this it would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
