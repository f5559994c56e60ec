import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  type PictureAnswer,
  pictureBytesMax,
  pictureSideMaxPx,
} from '../../../../contract/accounts/picture.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { readSignature } from '../../../platform/documents/file-signature.ts'
import { readImageSize } from '../../../platform/documents/read-image.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { pictures, users } from '../tables.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']

const headBytes = 4_100

type Picture = { bytes: Buffer; type: string; hash: string }

/** Stores the user's picture after checking that its bytes are an image of an accepted type and size. */
export async function writePicture(ctx: Context, image: string): Promise<PictureAnswer> {
  const bytes = Buffer.from(image, 'base64')
  const type = await typeOf(bytes)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const row = { bytes, type, hash, updatedAt: ctx.now() }
  return ctx.db.transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ userId: ctx.userId, ...row })
      .onConflictDoUpdate({ target: pictures.userId, set: row })
    const address = `/api/account/picture?v=${hash}`
    await tx.update(users).set({ image: address }).where(eq(users.id, ctx.userId))
    return { image: address }
  })
}

export async function removePicture(ctx: Context): Promise<PictureAnswer> {
  return ctx.db.transaction(async (tx) => {
    await tx.delete(pictures).where(eq(pictures.userId, ctx.userId))
    await tx.update(users).set({ image: null }).where(eq(users.id, ctx.userId))
    return { image: null }
  })
}

/** Throws 404 if the user has no picture. */
export async function readPicture(ctx: Context): Promise<Picture> {
  const [found] = await ctx.db
    .select({ bytes: pictures.bytes, type: pictures.type, hash: pictures.hash })
    .from(pictures)
    .where(eq(pictures.userId, ctx.userId))
  if (!found) throw notFound('yourPicture')
  return found
}

async function typeOf(bytes: Buffer): Promise<string> {
  // The start of an image says what it is. More would have archives walked through.
  const type = (await readSignature(bytes.subarray(0, headBytes)))?.type ?? ''
  if (bytes.length > pictureBytesMax || !types.includes(type))
    throw new AppError('invalid_input', refusalTexts.notAPicture)
  try {
    const { width, height } = readImageSize(bytes, type)
    if (Math.max(width, height) <= pictureSideMaxPx) return type
  } catch {
    throw new AppError('invalid_input', refusalTexts.notAPicture)
  }
  throw new AppError('invalid_input', refusalTexts.pictureTooLarge({ side: pictureSideMaxPx }))
}
